/** Whether anything was answered: blanks are no answer. */
export function isAnswer(answer: string | null): boolean {
  return answer !== null && answer.trim() !== "";
}
