import { deskMoneyMachine } from '../../../machines/desk/deskMoneyMachine';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { openScreenActors, sendReservationAct } from '../openScreenActors';

/** The money of a day, connected to the hotel's server. */
export function provideDeskMoney(context: DeskContextValue) {
  const { client } = context;
  return deskMoneyMachine.provide({
    actors: openScreenActors(context, {
      ask: (date, header, signal) => {
        const params = { header, query: date === null ? {} : { date } };
        return client.GET('/api/v1/desk/money', { params, signal });
      },
      send: async (act, header, signal) => {
        if (act.act === 'confirmTransfer') {
          const { reservationId } = act;
          const chosen = { reservationId, request: { act: act.act } };
          return sendReservationAct(context)(chosen, header, signal);
        }
        const request = { params: { header }, body: act, signal };
        const { text } = await answerOf(client.POST('/api/v1/desk/money/acts', request));
        const isTold = act.act === 'decideCase' && 'bank' in act && act.why === undefined;
        return { tone: isTold ? 'told' : 'done', text };
      },
    }),
  });
}
