/** What was answered; null for nothing: blanks are no answer. */
export function filled(answer: string | null): string | null {
  return answer === null || answer.trim() === "" ? null : answer;
}

/** Whether anything was answered at all. */
export function isAnswer(answer: string | null): boolean {
  return filled(answer) !== null;
}
