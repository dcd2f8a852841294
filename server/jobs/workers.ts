import { sendCodeAskedFor } from '../accounts/resendCode';
import { sendPasswordCode } from '../accounts/requestPasswordCode';
import { eraseOldGuests } from '../accounts/leaving/eraseOldGuests';
import { sweepAccounts } from '../accounts/sweepAccounts';
import { forgetOldAnswers } from '../http/idempotency';
import { forgetOldCounts } from '../limits/limits';
import { forgetOldLetters, postLetter, sweepLetters } from '../mail/letters';
import type { Parts } from '../parts/parts';
import { forgetOldWebhooks } from '../payments/forgetOldWebhooks';
import { sweepPayments } from '../payments/settling/sweepPayments';
import { paymentWorkers } from '../payments/workers';
import { sweepHolds } from '../reservations/sweepHolds';
import type { Workers } from './jobs';

type Sweep = (parts: Parts) => Promise<void>;

/** Everything that is picked up again and tidied away from time to time, what matters most first. */
const sweeps: Readonly<Record<string, Sweep>> = {
  holds: sweepHolds,
  payments: sweepPayments,
  letters: sweepLetters,
  accounts: sweepAccounts,
  oldLetters: forgetOldLetters,
  oldGuests: eraseOldGuests,
  oldWebhooks: forgetOldWebhooks,
  answers: forgetOldAnswers,
  limits: forgetOldCounts,
};

/** Sweeps in turn; one that fails doesn't keep the others from their work. */
async function sweepAll(parts: Parts): Promise<void> {
  for (const [what, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(parts);
    } catch (error) {
      parts.log.error({ err: error, what }, 'A sweep failed');
    }
  }
}

/** What does the work of every kind of job, each part of the server its own. */
export function workersOf(parts: Parts): Workers {
  return {
    ...paymentWorkers(parts),
    postLetter: ({ letterId }) => postLetter(parts, letterId),
    postUrgentLetter: ({ letterId }) => postLetter(parts, letterId),
    sendNewCode: (job) => sendCodeAskedFor(parts, job),
    sendPasswordCode: (job) => sendPasswordCode(parts, job),
    sweep: () => sweepAll(parts),
  };
}
