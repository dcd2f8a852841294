import { storedForGuest, storedText } from './storedValue';
import { ownerOf, snapshotPrefix } from './persistedState';
import { mirrored, type KeyValueStore } from './keyValueStore';

/**
 * What the site keeps in the browser besides the session.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function siteStorage(tab: KeyValueStore, device: KeyValueStore) {
  return {
    tab,
    device,
    /** What a guest has under way: it outlives the tab, for a guest who closes it or whose phone does. */
    underWay: mirrored(tab, device),
    /** By which the server knows the calls of this tab again that carry no token. */
    visitorKey: storedText(tab, 'visitorKey'),
    confirmedReservation: storedForGuest(device, 'confirmedReservation'),
    lastReservationResponse: storedForGuest(device, 'lastReservationResponse'),
    paystackPaymentResponse: storedForGuest(device, 'paystackPaymentResponse'),
    flutterwavePaymentResponse: storedForGuest(device, 'flutterwavePaymentResponse'),
  };
}

export type SiteStorage = ReturnType<typeof siteStorage>;

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
 * Removes screens left half-done by guests who have left the browser in another tab, or made room
 * there for somebody else.
 * @param user whom the browser knows now
 */
export function clearSnapshotsOfOthers(storage: SiteStorage, user: { id: string } | null): void {
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
