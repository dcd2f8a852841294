import { parseUser } from '../api/userResponse';
import type { KeyValueStore } from '../storage/keyValueStore';
import { storedJson, storedText } from '../storage/storedValue';

const USER = 'user';
const REFRESH_TOKEN = 'refreshToken';

/** Under these the tabs of a browser share a session. */
export const sharedKeys: ReadonlySet<string> = new Set([USER, REFRESH_TOKEN]);

/**
 * Where a browser keeps a session. Nothing but `keptSession.ts` reads or writes under these keys.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function sessionKeys(tab: KeyValueStore, device: KeyValueStore) {
  return {
    accessToken: storedText(tab, 'accessToken'),
    /** Whose token that is: a tab can be opened again, or copied, after somebody else has logged in. */
    accessTokenOwner: storedText(tab, 'accessTokenOwner'),
    redirectAfterLogin: storedText(tab, 'redirectAfterLogin'),
    refreshToken: storedText(device, REFRESH_TOKEN),
    user: storedJson(device, USER, parseUser),
  };
}

export type SessionKeys = ReturnType<typeof sessionKeys>;
