import { fromCallback, type EventObject } from 'xstate';
import {
  staffSessionMachine,
  type Credentials,
  type StaffSessionEvent,
} from '../../machines/desk/staffSessionMachine';
import type { HotelClient } from '../api/client';
import { call } from '../context/effect';
import { answerOf, doneBy } from './deskAnswer';

/** The staff session, connected to the hotel's server. */
export function provideStaffSession(client: HotelClient) {
  return staffSessionMachine.provide({
    actors: {
      findSession: call(async (_, signal) => ({
        session: await answerOf(client.GET('/api/v1/desk/session', { signal })),
      })),
      checkPassword: call(({ email, password }: Credentials, signal) =>
        doneBy(client.POST('/api/v1/desk/login', { body: { email, password }, signal })),
      ),
      checkCode: call(async ({ secondFactor: code }: Credentials, signal) => ({
        session: await answerOf(client.POST('/api/v1/desk/login/code', { body: { code }, signal })),
      })),
      lockDesk: call(async (_, signal) => ({
        session: await answerOf(client.POST('/api/v1/desk/session/lock', { signal })),
      })),
      unlockDesk: call(async ({ password }: Credentials, signal) => {
        const request = { body: { password }, signal };
        return { session: await answerOf(client.POST('/api/v1/desk/session/unlock', request)) };
      }),
      logOut: call((_, signal) => doneBy(client.DELETE('/api/v1/desk/session', { signal }))),
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
