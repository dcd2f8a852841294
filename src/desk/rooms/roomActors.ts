import { roomBoardMachine } from '../../../machines/desk/roomBoardMachine';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { openScreenActors } from '../openScreenActors';

/** The rooms, connected to the hotel's server. */
export function provideRoomBoard(context: DeskContextValue) {
  const { client } = context;
  return roomBoardMachine.provide({
    actors: openScreenActors(context, {
      ask: (_, header, signal) => client.GET('/api/v1/desk/rooms', { params: { header }, signal }),
      send: async ({ number, request: body }, header, signal) => {
        const request = { params: { path: { number }, header }, body, signal };
        const call = client.POST('/api/v1/desk/rooms/{number}/acts', request);
        const { isDone, text } = await answerOf(call);
        return { tone: isDone ? 'done' : 'refused', text };
      },
    }),
  });
}
