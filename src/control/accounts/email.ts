/** E-mail addresses differ by more than case, so they are kept in small letters. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}
