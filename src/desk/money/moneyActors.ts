import { fromPromise } from 'xstate';
import { deskMoneyMachine, type MoneyAct } from '../../../machines/desk/deskMoneyMachine';
import type { AskInput } from '../../../machines/desk/openScreen';
import { doneOnWhole } from '../../../messages/desk/openScreen';
import { randomKey } from '../../context/apiContext';
import type { CallInput } from '../../context/effect';
import { answerOf, doneBy } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { askedOf, byScreen, openScreenActorsOf } from '../openScreenActors';

/** The money of a day, connected to the hotel's server. */
export function provideDeskMoney(context: DeskContextValue) {
  const { client } = context;
  return deskMoneyMachine.provide({
    actors: {
      ...openScreenActorsOf(context),
      ask: fromPromise(({ input: { id, etag }, signal }: CallInput<AskInput>) => {
        const params = { header: byScreen(etag), query: id === null ? {} : { date: id } };
        return askedOf(context, client.GET('/api/v1/desk/money', { params, signal }));
      }),
      /** Under a key of its own, like every act of an open screen. */
      sendMoneyAct: fromPromise(async ({ input: body, signal }: CallInput<MoneyAct>) => {
        const header = { 'Idempotency-Key': randomKey() };
        if (body.act !== 'confirmTransfer') {
          const params = { header };
          const call = client.POST('/api/v1/desk/money/acts', { params, body, signal });
          return (await answerOf(call)).text;
        }
        const params = { header, path: { id: body.reservationId } };
        const act = { act: body.act };
        await doneBy(
          client.POST('/api/v1/desk/reservations/{id}/acts', { params, body: act, signal }),
        );
        return doneOnWhole.confirmTransfer;
      }),
    },
  });
}
