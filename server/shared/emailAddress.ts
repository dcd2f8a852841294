import { domainInAscii } from '../../machines/shared/fieldRules';
import { typedEmail } from '../../machines/shared/typedText';

const IGNORES_DOTS = ['gmail.com', 'googlemail.com'];

/** The mailbox an address delivers to, for limits: without a `+` suffix and, at Google, dots. */
export function mailboxOf(email: string): string {
  const normal = normalEmail(email);
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  const [user = ''] = normal.slice(0, at).split('+');
  return `${IGNORES_DOTS.includes(domain) ? user.replaceAll('.', '') : user}@${domain}`;
}

/** An e-mail address as it is stored and compared: its local part in NFC, its domain in ASCII, both in lower case. */
export function normalEmail(email: string): string {
  const address = typedEmail(email).toLowerCase().normalize('NFC');
  const [, user, domain = ''] = /^(.*)@(.*)$/su.exec(address) ?? [];
  const known = domainInAscii(domain);
  return user === undefined || known === null ? address : `${user}@${known}`;
}

/** An address in the form that {@link normalEmail} replaced; accounts that are one mailbox keep it. */
export function emailAsTyped(email: string): string {
  return email.trim().toLowerCase();
}
