import { fromCallback, type EventObject } from 'xstate';
import type { AddressChanged, GuestReturned } from '../../machines/shared/address';
import type { SiteParts } from './siteParts';

/** Tells a machine where the guest goes on the site: by a link, Back, Forward or another machine. */
export function watchAddressWith({ navigation }: Pick<SiteParts, 'navigation'>) {
  return fromCallback<EventObject, undefined>(({ sendBack }) =>
    navigation.watch((path, way) => {
      sendBack({ type: 'address.changed', path, way } satisfies AddressChanged);
    }),
  );
}

/** Tells a machine when the guest comes back to the page with Back from another site. */
export function watchReturnWith({ watchReturn }: Pick<SiteParts, 'watchReturn'>) {
  return fromCallback<EventObject, undefined>(({ sendBack }) =>
    watchReturn(() => {
      sendBack({ type: 'guest.returned' } satisfies GuestReturned);
    }),
  );
}
