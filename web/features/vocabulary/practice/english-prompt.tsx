/** English words that a question asks the German for, as large as a German word would be. */
export function EnglishPrompt({ text }: { text: string }) {
  return <span className="hyphenate text-quiz leading-[1.1] font-heavy tracking-[-0.02em]">{text}</span>;
}
