const NUMBERS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

/** A count at the beginning of a sentence: 'Six messages', '14 messages'. */
export function counted(count: number, one: string, many: string): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`;
}

/** '8 messages in 6 minutes'; the time is left out below a minute. */
export function lengthInWords({ messages, minutes }: { messages: number; minutes: number }): string {
  const said = `${messages} ${messages === 1 ? "message" : "messages"}`;
  return minutes === 0 ? said : `${said} in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
