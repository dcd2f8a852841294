import { parseUser } from '../api/userResponse';
import type { KeyValueStore } from '../storage/keyValueStore';
import { storedJson, storedText } from '../storage/storedValue';

const USER = 'user';
const REFRESH_TOKEN = 'refreshToken';

/** The storage keys that the tabs of a browser share. */
export const sharedKeys: ReadonlySet<string> = new Set([USER, REFRESH_TOKEN]);

/**
 * Where a browser stores a session. Only `keptSession.ts` reads or writes these keys.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function sessionKeys(tab: KeyValueStore, device: KeyValueStore) {
  return {
    accessToken: storedText(tab, 'accessToken'),
    /** The owner of the token: a tab can be reopened, or duplicated, after another guest has logged in. */
    accessTokenOwner: storedText(tab, 'accessTokenOwner'),
    redirectAfterLogin: storedText(tab, 'redirectAfterLogin'),
    /** Whose page that is, where it was left because a session ended. */
    redirectOwner: storedText(tab, 'redirectOwner'),
    refreshToken: storedText(device, REFRESH_TOKEN),
    user: storedJson(device, USER, parseUser),
  };
}

export type SessionKeys = ReturnType<typeof sessionKeys>;
