import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Asked, ChosenAct, OpenScreenEvent } from '../../machines/desk/openScreen';
import { CallFailed } from '../../machines/shared/failure';
import { errorFromResponse } from '../../machines/shared/failureFromResponse';
import { randomKey } from '../context/apiContext';
import type { CallInput } from '../context/effect';
import { doneBy } from './deskAnswer';
import type { DeskContextValue } from './deskContext';

/** Says that an open screen asks by itself, which is no use of the desk: it locks all the same. */
export const byScreen = (etag: string | null) => ({
  'Desk-Request': 'screen' as const,
  ...(etag === null ? {} : { 'If-None-Match': etag }),
});

/** What a reading answered, and when; no answer if nothing has changed. @throws CallFailed if the server refused */
export async function askedOf<TAnswer>(
  { clock }: Pick<DeskContextValue, 'clock'>,
  call: Promise<{ data?: TAnswer; error?: unknown; response: Response }>,
): Promise<Asked<TAnswer>> {
  const { data, error, response } = await call;
  if (data === undefined && response.status !== 304) {
    throw new CallFailed(errorFromResponse(response.status, error));
  }
  const etag = response.headers.get('etag');
  return { answer: data ?? null, etag, at: clock.now().toISOString() };
}

/** The actors that all open screens have. */
export function openScreenActorsOf({ client, session }: DeskContextValue) {
  return {
    /** Under a key of its own: whoever presses again, after a lost answer, has looked and wants it again. */
    sendAct: fromPromise(
      ({ input: { reservationId: id, request: body }, signal }: CallInput<ChosenAct>) => {
        const params = { path: { id }, header: { 'Idempotency-Key': randomKey() } };
        return doneBy(client.POST('/api/v1/desk/reservations/{id}/acts', { params, body, signal }));
      },
    ),
    watchReturn: fromCallback<EventObject, undefined>(({ sendBack }) => {
      const tell = (event: OpenScreenEvent) => {
        sendBack(event);
      };
      const tellPage = () => {
        tell({ type: document.visibilityState === 'visible' ? 'page.returned' : 'page.hidden' });
      };
      let wasLocked = session.getSnapshot().matches('locked');
      const watching = session.subscribe((snapshot) => {
        const isLocked = snapshot.matches('locked');
        if (wasLocked && snapshot.matches('signedIn')) tell({ type: 'desk.unlocked' });
        wasLocked = isLocked;
      });
      document.addEventListener('visibilitychange', tellPage);
      return () => {
        watching.unsubscribe();
        document.removeEventListener('visibilitychange', tellPage);
      };
    }),
  };
}
