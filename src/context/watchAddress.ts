import { fromCallback, type EventObject } from 'xstate';
import type { AddressChanged } from '../../machines/shared/address';
import type { PublicContextValue } from './apiContext';

/** Reports to a machine where the guest navigates: by a link, Back, Forward or another machine. */
export function watchAddressWith({ navigation }: Pick<PublicContextValue, 'navigation'>) {
  return fromCallback<EventObject, undefined>(({ sendBack }) =>
    navigation.watch((path, way) => {
      sendBack({ type: 'address.changed', path, way } satisfies AddressChanged);
    }),
  );
}
