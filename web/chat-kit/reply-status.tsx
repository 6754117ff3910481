/** What a screen reader is told when a reply is there: how many corrections, then the reply itself. */
export function ReplyStatus({ reply, corrections, lang }: { reply: string; corrections: number; lang: string }) {
  return (
    <>
      {corrections === 0 ? null : `${corrections === 1 ? "1 correction" : `${corrections} corrections`}. `}
      The tutor says: <span lang={lang}>{reply}</span>
    </>
  );
}
