import { fromPromise } from 'xstate';
import {
  refundAccountMachine,
  type AccountSubmission,
  type HolderLookup,
} from '../../machines/payment/refundAccountMachine';
import { readResponse } from '../api/client';
import { requiredText } from '../api/reading';
import { parseRefundAccountStatus } from '../api/refundAccountResponse';
import type { ApiContextValue } from '../context/apiContext';
import { sessionLossActors } from '../context/navigationActors';

interface Named {
  reservationId: string;
}

const about = ({ reservationId: id }: Named) => ({ path: { id } });

/** The account for a refund with the hotel's server behind it. */
export function provideRefundAccount(context: ApiContextValue) {
  const { client } = context;
  return refundAccountMachine.provide({
    actors: {
      loadRefundAccountStatus: fromPromise(
        async ({ input, signal }: { input: Named; signal: AbortSignal }) => {
          const call = client.GET('/api/v1/hotel/payment/refund/account/{id}', {
            params: about(input),
            signal,
          });
          return parseRefundAccountStatus(await readResponse(call));
        },
      ),
      findHolder: fromPromise(
        async ({ input, signal }: { input: HolderLookup; signal: AbortSignal }) => {
          const call = client.POST('/api/v1/hotel/payment/refund/account/{id}/holder', {
            params: about(input),
            body: input.account,
            signal,
          });
          return { holder: requiredText(await readResponse(call), 'holder') };
        },
      ),
      submitAccount: fromPromise(
        async ({ input, signal }: { input: AccountSubmission; signal: AbortSignal }) => {
          const call = client.POST('/api/v1/hotel/payment/refund/account/{id}', {
            params: about(input),
            body: input.submission,
            signal,
          });
          return parseRefundAccountStatus(await readResponse(call));
        },
      ),
      ...sessionLossActors(context),
    },
  });
}
