import type { Caller } from '../contract/handlers';
import type { Configuration } from '../configuration/configuration';

type Secrets = Configuration['secrets'];

/** The caller of a token, and its expiry in whole seconds. */
export interface ReadToken extends Caller {
  expiresAt: number;
}

/** More tokens than are in use at a time. Beyond it, the oldest entries are dropped. */
const MOST_REMEMBERED = 2_000;

const read = new WeakMap<Secrets, Map<string, ReadToken>>();

/** Cache of the tokens verified under these secrets, because a guest sends the same one with each request. */
export function readTokensOf({ secrets }: Pick<Configuration, 'secrets'>) {
  const tokens = read.get(secrets) ?? new Map<string, ReadToken>();
  read.set(secrets, tokens);
  return {
    find: (token: string) => tokens.get(token) ?? null,
    remember: (token: string, caller: ReadToken) => {
      tokens.set(token, caller);
      const [oldest] = tokens.keys();
      if (tokens.size > MOST_REMEMBERED && oldest !== undefined) tokens.delete(oldest);
    },
  };
}
