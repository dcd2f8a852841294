import { findMachine } from '../../machines/desk/findMachine';
import { call } from '../context/effect';
import { answerOf } from './deskAnswer';
import type { DeskContextValue } from './deskContext';

/** Finding, connected to the hotel's server. */
export function provideFind({ client }: DeskContextValue) {
  return findMachine.provide({
    actors: {
      find: call(({ text }, signal) =>
        answerOf(client.GET('/api/v1/desk/find', { params: { query: { text } }, signal })),
      ),
    },
  });
}
