import type { Log } from '../shared/log';

/** Security events that operators watch; docs/security.md explains each kind. */
export type SecurityEvent =
  | 'login.failed'
  | 'login.succeeded'
  | 'desk.opened'
  | 'desk.passwordRefused'
  | 'desk.codeRefused'
  | 'desk.clockPutBack'
  | 'password.changed'
  | 'account.deleted'
  | 'limit.reached'
  | 'token.refused'
  | 'session.tokenReused'
  | 'webhook.signatureRefused';

/** The subject and the place: ids, hashes and networks, never a name, an email address, a password or a token. */
type SecurityFields = Readonly<Record<string, string | number | null>>;

/** Events that only matter once something else has happened. */
const everyday: ReadonlySet<SecurityEvent> = new Set([
  'login.succeeded',
  'desk.opened',
  'password.changed',
  'account.deleted',
]);

/** Writes a line of the security log: a structured line among the others, marked by its `security` member. */
export function reportSecurity(
  log: Pick<Log, 'info' | 'warn'>,
  security: SecurityEvent,
  fields: SecurityFields,
): void {
  const level = everyday.has(security) ? 'info' : 'warn';
  log[level]({ ...fields, security }, `Security: ${security}`);
}
