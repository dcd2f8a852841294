import type { Session } from '../../machines/contract/wire';
import { storedForGuest, storedJson, storedText } from './storedValue';
import { parseUser } from '../api/userResponse';
import { ownerOf, snapshotPrefix } from './persistedState';
import { mirrored, type KeyValueStore } from './keyValueStore';

/**
 * Everything that the site keeps in the browser.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function siteStorage(tab: KeyValueStore, device: KeyValueStore) {
  return {
    tab,
    device,
    /** What a guest has under way: it outlives the tab, for a guest who closes it or whose phone does. */
    underWay: mirrored(tab, device),
    accessToken: storedText(tab, 'accessToken'),
    /** Path and query to go to after login, on this site. */
    redirectAfterLogin: storedText(tab, 'redirectAfterLogin'),
    /** By which the server knows the calls of this tab again that carry no token. */
    visitorKey: storedText(tab, 'visitorKey'),
    refreshToken: storedText(device, 'refreshToken'),
    user: storedJson(device, 'user', parseUser),
    confirmedReservation: storedForGuest(device, 'confirmedReservation'),
    lastReservationResponse: storedForGuest(device, 'lastReservationResponse'),
    paystackPaymentResponse: storedForGuest(device, 'paystackPaymentResponse'),
    flutterwavePaymentResponse: storedForGuest(device, 'flutterwavePaymentResponse'),
  };
}

export type SiteStorage = ReturnType<typeof siteStorage>;

/** Stores what a login or a renewal gave; other tabs see the user change last. */
export function saveTokens(storage: SiteStorage, { user, token }: Session): void {
  storage.accessToken.write(token.accessToken);
  storage.refreshToken.write(token.refreshToken);
  storage.user.write(user);
}

/** Removes the tokens. What is kept of reservations stays for the same user's return. */
export function clearTokens(storage: SiteStorage): void {
  storage.accessToken.clear();
  storage.refreshToken.clear();
}

/** Removes what is kept of reservations and of screens left half-done: phones are shared. */
export function clearReservations(storage: SiteStorage): void {
  storage.confirmedReservation.clear();
  storage.lastReservationResponse.clear();
  storage.paystackPaymentResponse.clear();
  storage.flutterwavePaymentResponse.clear();
  storage.visitorKey.clear();
  storage.underWay
    .keys()
    .filter((key) => key.startsWith(snapshotPrefix))
    .forEach((key) => {
      storage.underWay.remove(key);
    });
}

/**
 * Removes what this tab still keeps of guests who have left the browser in another tab, or made room
 * there for somebody else.
 * @param user whom the browser knows now
 */
export function clearOtherGuests(storage: SiteStorage, user: { id: string } | null): void {
  storage.accessToken.clear();
  for (const store of [storage.tab, storage.device]) {
    store
      .keys()
      .filter((key) => key.startsWith(snapshotPrefix))
      .filter((key) => {
        const owner = ownerOf(store.read(key));
        return owner !== null && owner !== user?.id;
      })
      .forEach((key) => {
        store.remove(key);
      });
  }
}

/** Removes everything that is kept of the guest. */
export function forgetGuest(storage: SiteStorage): void {
  clearTokens(storage);
  storage.user.clear();
  storage.redirectAfterLogin.clear();
  clearReservations(storage);
}
