import { sendCodeAskedFor } from '../accounts/resendCode';
import { sendPasswordCode } from '../accounts/requestPasswordCode';
import { eraseOldGuests } from '../privacy/eraseOldGuests';
import { sweepAccounts } from '../accounts/sweepAccounts';
import { deleteOldAnswers } from '../http/idempotency';
import { deleteOldCounts } from '../rateLimits/rateLimits';
import { deleteOldEmails, postLetter, sweepEmails } from '../email/outbox';
import type { AppContext } from './context';
import { deleteOldWebhooks } from '../payments/forgetOldWebhooks';
import { sweepPayments } from '../payments/settlement/sweepPayments';
import { paymentWorkers } from '../payments/jobs';
import { sweepHolds } from '../reservations/sweepHolds';
import type { JobHandlers } from '../queue/queue';

type Sweep = (context: AppContext) => Promise<void>;

/** Everything that is picked up again and tidied away from time to time, what matters most first. */
const sweeps: Readonly<Record<string, Sweep>> = {
  holds: sweepHolds,
  payments: sweepPayments,
  letters: sweepEmails,
  accounts: sweepAccounts,
  oldLetters: deleteOldEmails,
  oldGuests: eraseOldGuests,
  oldWebhooks: deleteOldWebhooks,
  answers: deleteOldAnswers,
  limits: deleteOldCounts,
};

/** Sweeps in turn; one that fails doesn't keep the others from their work. */
async function sweepAll(context: AppContext): Promise<void> {
  for (const [what, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(context);
    } catch (error) {
      context.log.error({ err: error, what }, 'A sweep failed');
    }
  }
}

/** What does the work of every kind of job, each part of the server its own. */
export function jobHandlersOf(context: AppContext): JobHandlers {
  return {
    ...paymentWorkers(context),
    postLetter: ({ letterId }) => postLetter(context, letterId),
    postUrgentLetter: ({ letterId }) => postLetter(context, letterId),
    sendNewCode: (job) => sendCodeAskedFor(context, job),
    sendPasswordCode: (job) => sendPasswordCode(context, job),
    sweep: () => sweepAll(context),
  };
}
