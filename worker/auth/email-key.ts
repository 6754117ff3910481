/** Two email addresses with the same key belong to the same account: NFC, lower case, no surrounding spaces. */
export function emailKey(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
