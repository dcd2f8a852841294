import { fromPromise } from 'xstate';
import { findMachine } from '../../../machines/desk/findMachine';
import type { AskInput } from '../../../machines/desk/openScreen';
import { todayMachine } from '../../../machines/desk/todayMachine';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { askedOf, byScreen, openScreenActorsOf } from '../openScreenActors';

/** The day, connected to the hotel's server. */
export function provideToday(context: DeskContextValue) {
  return todayMachine.provide({
    actors: {
      ...openScreenActorsOf(context),
      ask: fromPromise(({ input: { etag }, signal }: CallInput<AskInput>) =>
        askedOf(
          context,
          context.client.GET('/api/v1/desk/today', { params: { header: byScreen(etag) }, signal }),
        ),
      ),
    },
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
