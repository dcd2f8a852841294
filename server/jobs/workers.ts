import { sweepAccounts } from '../accounts/sweepAccounts';
import { forgetOldAnswers } from '../idempotency';
import { forgetOldCounts } from '../limits';
import { postLetter, sweepLetters } from '../mail/letters';
import type { Parts } from '../parts';
import { sweepPayments } from '../payments/sweepPayments';
import { paymentWorkers } from '../payments/workers';
import { sweepHolds } from '../reservations/sweepHolds';
import type { Workers } from './jobs';

/** What does the work of every kind of job, each part of the server its own. */
export function workersOf(parts: Parts): Workers {
  return {
    ...paymentWorkers(parts),
    postLetter: ({ letterId }) => postLetter(parts, letterId),
    sweep: async () => {
      await sweepHolds(parts);
      await sweepPayments(parts);
      await sweepLetters(parts);
      await sweepAccounts(parts);
      await forgetOldAnswers(parts);
      await forgetOldCounts(parts);
    },
  };
}
