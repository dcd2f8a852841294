import { fromCallback, fromPromise, type EventObject } from 'xstate';
import {
  staffSessionMachine,
  type Entered,
  type StaffSessionEvent,
} from '../../machines/desk/staffSessionMachine';
import type { HotelClient } from '../api/client';
import type { CallInput } from '../context/effect';
import { answerOf, doneBy } from './deskAnswer';

/** Who works at this desk, connected to the hotel's server. */
export function provideStaffSession(client: HotelClient) {
  return staffSessionMachine.provide({
    actors: {
      findSession: fromPromise(async ({ signal }) => ({
        session: await answerOf(client.GET('/api/v1/desk/session', { signal })),
      })),
      checkPassword: fromPromise(({ input: { email, password }, signal }: CallInput<Entered>) =>
        doneBy(client.POST('/api/v1/desk/login', { body: { email, password }, signal })),
      ),
      checkCode: fromPromise(
        async ({ input: { secondFactor: code }, signal }: CallInput<Entered>) => ({
          session: await answerOf(
            client.POST('/api/v1/desk/login/code', { body: { code }, signal }),
          ),
        }),
      ),
      lockDesk: fromPromise(async ({ signal }) => ({
        session: await answerOf(client.POST('/api/v1/desk/session/lock', { signal })),
      })),
      unlockDesk: fromPromise(async ({ input: { password }, signal }: CallInput<Entered>) => ({
        session: await answerOf(
          client.POST('/api/v1/desk/session/unlock', { body: { password }, signal }),
        ),
      })),
      logOut: fromPromise(({ signal }) =>
        doneBy(client.DELETE('/api/v1/desk/session', { signal })),
      ),
      watchReturn: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const tell = () => {
          if (document.visibilityState === 'visible')
            sendBack({ type: 'page.returned' } satisfies StaffSessionEvent);
        };
        document.addEventListener('visibilitychange', tell);
        return () => document.removeEventListener('visibilitychange', tell);
      }),
    },
  });
}
