import { fromCallback, type EventObject } from 'xstate';
import type { LocationChanged } from '../../machines/shared/navigationEvents';
import type { PublicContextValue } from './apiContext';

/** Reports to a machine where the guest navigates: by a link, Back, Forward or another machine. */
export function watchLocation({ navigation }: Pick<PublicContextValue, 'navigation'>) {
  return fromCallback<EventObject, undefined>(({ sendBack }) =>
    navigation.watch((path, kind) => {
      sendBack({ type: 'location.changed', path, kind } satisfies LocationChanged);
    }),
  );
}
