import { refundAccountMachine } from '../../machines/payment/refundAccountMachine';
import { readResponse } from '../api/client';
import { requiredText } from '../api/reading';
import { parseRefundAccountStatus } from '../api/refundAccountResponse';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { loginActors } from '../context/navigationActors';

const ACCOUNT = '/api/v1/hotel/payment/refund/account/{id}';

/** The account for a refund with the hotel's server behind it. */
export function provideRefundAccount(context: ApiContextValue) {
  const { client } = context;
  return refundAccountMachine.provide({
    actors: {
      loadRefundAccountStatus: call(async ({ reservationId: id }, signal) => {
        const answer = client.GET(ACCOUNT, { params: { path: { id } }, signal });
        return parseRefundAccountStatus(await readResponse(answer));
      }),
      findHolder: call(async ({ reservationId: id, account: body }, signal) => {
        const params = { path: { id } };
        const answer = client.POST(`${ACCOUNT}/holder`, { params, body, signal });
        return { holder: requiredText(await readResponse(answer), 'holder') };
      }),
      submitAccount: call(async ({ reservationId: id, submission: body }, signal) => {
        const answer = client.POST(ACCOUNT, { params: { path: { id } }, body, signal });
        return parseRefundAccountStatus(await readResponse(answer));
      }),
      ...loginActors(context),
    },
  });
}
