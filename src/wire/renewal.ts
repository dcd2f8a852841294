import type { Session } from '../../machines/contract/wire';

/** Where the tokens of the session are kept. */
export interface Tokens {
  accessToken(): string | undefined;
  refreshToken(): string | undefined;
  renewed(session: Session): void;
}

/** Runs the work when no other tab of the site runs work under the same name. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * One at a time across the browser's tabs. Where the browser has no locks (a page without TLS) the
 * tabs may collide; the server still takes the previous refresh token for 30 seconds.
 */
export function exclusivelyWith(locks: LockManager | undefined): Exclusively {
  if (!locks) return (_name, work) => work();
  return async (name, work) => locks.request(name, work);
}

interface RenewalParts {
  tokens: Tokens;
  exclusively: Exclusively;
  /** Asks the server; undefined when it declares the session over, rejects when it can't be asked. */
  exchange: (refreshToken: string) => Promise<Session | undefined>;
}

/**
 * Makes the function that renews the session. It resolves with the access token to go on with, or
 * with undefined when the session is over, and rejects when the server can't be asked.
 *
 * Callers that wait at the same time share one renewal. A caller names the token that was refused
 * to it: if another has been stored since, that one is the answer and the server isn't asked.
 */
export function createRenewal({ tokens, exclusively, exchange }: RenewalParts) {
  let running: Promise<string | undefined> | undefined;

  async function renewNow(): Promise<string | undefined> {
    // Read inside the lock: another tab may just have used up the token that stood here before.
    const refreshToken = tokens.refreshToken();
    if (refreshToken === undefined) return undefined;
    const session = await exchange(refreshToken);
    if (session === undefined) return undefined;
    // The guest may have logged out meanwhile, or logged in as somebody else.
    const current = tokens.refreshToken();
    if (current === undefined) return undefined;
    if (current === refreshToken) tokens.renewed(session);
    return session.token.accessToken;
  }

  return function renew(refused: string | undefined): Promise<string | undefined> {
    const current = tokens.accessToken();
    if (current !== undefined && current !== refused) return Promise.resolve(current);
    running ??= exclusively('session-renewal', renewNow).finally(() => {
      running = undefined;
    });
    return running;
  };
}

export type Renew = ReturnType<typeof createRenewal>;
