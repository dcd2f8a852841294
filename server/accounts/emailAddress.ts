/** An e-mail address as it is stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
