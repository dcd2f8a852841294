import type { Caller } from '../contract/handlers';
import type { Configuration } from '../configuration/configuration';

type Secrets = Configuration['secrets'];

/** The subject of a token, and its expiry in whole seconds. */
export interface ReadToken extends Caller {
  expiresAt: number;
}

/** More tokens than are in use at a time; those that were read longest ago are forgotten first. */
const MOST_REMEMBERED = 2_000;

const read = new WeakMap<Secrets, Map<string, ReadToken>>();

/** The tokens that were found genuine under these secrets: a guest sends the same one with each request. */
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
