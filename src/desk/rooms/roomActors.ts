import { fromPromise } from 'xstate';
import type { AskInput } from '../../../machines/desk/openScreen';
import { roomBoardMachine, type RoomAct } from '../../../machines/desk/roomBoardMachine';
import { randomKey } from '../../context/apiContext';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { askedOf, byScreen, openScreenActorsOf } from '../openScreenActors';

/** The rooms, connected to the hotel's server. */
export function provideRoomBoard(context: DeskContextValue) {
  const { client } = context;
  return roomBoardMachine.provide({
    actors: {
      ...openScreenActorsOf(context),
      ask: fromPromise(({ input: { etag }, signal }: CallInput<AskInput>) =>
        askedOf(
          context,
          client.GET('/api/v1/desk/rooms', { params: { header: byScreen(etag) }, signal }),
        ),
      ),
      /** Under a key of its own, like every act of an open screen. */
      sendRoomAct: fromPromise(
        ({ input: { number, request: body }, signal }: CallInput<RoomAct>) => {
          const params = { path: { number }, header: { 'Idempotency-Key': randomKey() } };
          return answerOf(
            client.POST('/api/v1/desk/rooms/{number}/acts', { params, body, signal }),
          );
        },
      ),
    },
  });
}
