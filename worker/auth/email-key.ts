/** What makes two e-mail addresses the same: NFC, lower case, no surrounding spaces. */
export function emailKey(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
