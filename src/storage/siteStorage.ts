import type { Session } from '../../machines/contract/wire';
import { keptForGuest, keptJson, keptText } from './keptValue';
import { parseUser } from '../api/userResponse';
import { ownerOf, snapshotPrefix } from './keptSnapshot';
import { inBoth, type TextStore } from './textStore';

/**
 * Everything that the site keeps in the browser.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function siteStorage(tab: TextStore, device: TextStore) {
  return {
    tab,
    device,
    /** What a guest has under way: it outlives the tab, for a guest who closes it or whose phone does. */
    underWay: inBoth(tab, device),
    accessToken: keptText(tab, 'accessToken'),
    /** Path and query to go to after login, on this site. */
    redirectAfterLogin: keptText(tab, 'redirectAfterLogin'),
    refreshToken: keptText(device, 'refreshToken'),
    user: keptJson(device, 'user', parseUser),
    confirmedReservation: keptForGuest(device, 'confirmedReservation'),
    lastReservationResponse: keptForGuest(device, 'lastReservationResponse'),
    paystackPaymentResponse: keptForGuest(device, 'paystackPaymentResponse'),
    flutterwavePaymentResponse: keptForGuest(device, 'flutterwavePaymentResponse'),
  };
}

export type SiteStorage = ReturnType<typeof siteStorage>;

/** Stores what a login or a renewal gave; other tabs see the user change last. */
export function keepTokens(storage: SiteStorage, { user, token }: Session): void {
  storage.accessToken.write(token.accessToken);
  storage.refreshToken.write(token.refreshToken);
  storage.user.write(user);
}

/** Removes the tokens. What is kept of reservations stays for the same user's return. */
export function forgetTokens(storage: SiteStorage): void {
  storage.accessToken.clear();
  storage.refreshToken.clear();
}

/** Removes what is kept of reservations and of screens left half-done: phones are shared. */
export function forgetReservations(storage: SiteStorage): void {
  storage.confirmedReservation.clear();
  storage.lastReservationResponse.clear();
  storage.paystackPaymentResponse.clear();
  storage.flutterwavePaymentResponse.clear();
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
export function forgetOthers(storage: SiteStorage, user: { id: string } | null): void {
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
  forgetTokens(storage);
  storage.user.clear();
  storage.redirectAfterLogin.clear();
  forgetReservations(storage);
}
