import { domainToASCII } from 'node:url';

const IGNORES_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox an address delivers to, for limits: ignores a `+` suffix and, at Google, dots. Emails go to the address
 * as given.
 */
export function mailboxOf(email: string): string {
  const normal = normalEmail(email);
  const at = normal.lastIndexOf('@');
  const domain = domainToASCII(normal.slice(at + 1));
  const [user = ''] = normal.slice(0, at).split('+');
  return `${IGNORES_DOTS.includes(domain) ? user.replaceAll('.', '') : user}@${domain}`;
}

/** An e-mail address as it is stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
