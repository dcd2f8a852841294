import { fromPromise } from 'xstate';
import { findMachine } from '../../../machines/desk/findMachine';
import { todayMachine } from '../../../machines/desk/todayMachine';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { openScreenActors, sendReservationAct } from '../openScreenActors';

/** The day, connected to the hotel's server. */
export function provideToday(context: DeskContextValue) {
  const { client } = context;
  return todayMachine.provide({
    actors: openScreenActors(context, {
      ask: (_, header, signal) => client.GET('/api/v1/desk/today', { params: { header }, signal }),
      send: sendReservationAct(context),
    }),
  });
}

/** Finding, connected to the hotel's server. */
export function provideFind({ client }: DeskContextValue) {
  return findMachine.provide({
    actors: {
      find: fromPromise(({ input: { text }, signal }: CallInput<{ text: string }>) =>
        answerOf(client.GET('/api/v1/desk/find', { params: { query: { text } }, signal })),
      ),
    },
  });
}
