import { storedForGuest, storedText } from './storedValue';
import { ownerOf, snapshotPrefix } from './persistedState';
import { mirrorStore, type KeyValueStore } from './keyValueStore';

/**
 * Everything the site stores in the browser beside the session.
 * @param tab lives as long as the tab (`sessionStorage`)
 * @param device outlives it and is shared by all tabs (`localStorage`)
 */
export function siteStorage(tab: KeyValueStore, device: KeyValueStore) {
  return {
    tab,
    device,
    /** A guest's booking in progress: it outlives the tab, in case the guest or the phone closes it. */
    underWay: mirrorStore(tab, device),
    /** The key by which the server recognises this tab's calls without a token. */
    visitorKey: storedText(tab, 'visitorKey'),
    /** The id of the guest whose account may be deleted: that was requested, and no response has come. */
    deletionSent: storedText(device, 'deletionSent'),
    /** By a booking's id the reservation that it became; null if only the list of reservations can tell. */
    bookingsEnded: storedForGuest(device, 'bookingsEnded'),
    confirmedReservation: storedForGuest(device, 'confirmedReservation'),
    /** The reference by which that reservation's payment was confirmed. */
    confirmedPayment: storedForGuest(device, 'confirmedPayment'),
    lastReservationResponse: storedForGuest(device, 'lastReservationResponse'),
    paystackPaymentResponse: storedForGuest(device, 'paystackPaymentResponse'),
    flutterwavePaymentResponse: storedForGuest(device, 'flutterwavePaymentResponse'),
  };
}

export type SiteStorage = ReturnType<typeof siteStorage>;

/** The name of the snapshot of a stay that a visitor wants to book: it waits for a login, and names nobody. */
export const STAY_OF_VISITOR = 'stayToBook';

/**
 * Removes stored reservations, unfinished screens and every other stored value, because phones are shared.
 * @param spared the name of a snapshot that stays
 */
export function clearReservations(storage: SiteStorage, spared = ''): void {
  for (const stored of Object.values(storage)) if ('clear' in stored) stored.clear();
  storage.underWay
    .keys()
    .filter((key) => key.startsWith(snapshotPrefix) && key !== `${snapshotPrefix}${spared}`)
    .forEach((key) => {
      storage.underWay.remove(key);
    });
}

/**
 * Removes the unfinished screens of guests who have logged out in another tab, or been replaced there by another
 * guest.
 * @param user the guest whom the browser knows now
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
