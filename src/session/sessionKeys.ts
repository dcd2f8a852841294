import { parseUser } from '../api/userResponse';
import type { KeyValueStore } from '../storage/keyValueStore';
import { ownedText, storedJson, storedText } from '../storage/storedValue';

const USER = 'user';
const REFRESH_TOKEN = 'refreshToken';

/** The storage keys that the tabs of a browser share. */
export const sharedKeys: ReadonlySet<string> = new Set([USER, REFRESH_TOKEN]);

/**
 * Where a browser stores a session. Only `sessionStore.ts` reads or writes these keys.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function sessionKeys(tab: KeyValueStore, device: KeyValueStore) {
  return {
    /** Its owner is stored too: a tab can be reopened, or duplicated, after another guest has logged in. */
    accessToken: ownedText(tab, 'accessToken'),
    /** Its owner is the guest whose page it is, if it was left because a session ended. */
    redirectAfterLogin: ownedText(tab, 'redirectAfterLogin'),
    refreshToken: storedText(device, REFRESH_TOKEN),
    user: storedJson(device, USER, parseUser),
    /** Hashes of sessions whose logout got no answer, to be ended later (`sessionsToEnd.ts`). */
    sessionsToEnd: storedText(device, 'sessionsToEnd'),
  };
}

export type SessionKeys = ReturnType<typeof sessionKeys>;
