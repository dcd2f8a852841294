import { accountJobHandlers } from '../accounts/jobHandlers';
import { eraseOldGuests } from '../privacy/eraseOldGuests';
import { convertSpellings } from '../accounts/otherSpellings';
import { sweepAccounts } from '../accounts/endAccess';
import { fillSearchTexts } from '../reservations/guestSearch';
import { deleteOldResponses } from '../http/claims';
import { deleteOldCounts } from '../rateLimits/rateLimits';
import { emailJobHandlers } from '../email/jobHandlers';
import { deleteOldEmails, sweepEmails } from '../email/outbox';
import type { AppContext } from './context';
import { deleteOldDeskAnswers } from '../desk/deskAnswers';
import { deleteOldWebhooks } from '../payments/webhooks/webhooks';
import { sweepPayments } from '../payments/settlement/sweepPayments';
import { paymentJobHandlers } from '../payments/jobHandlers';
import { sweepHolds } from '../reservations/holds/sweepHolds';
import { sweepUnderWay } from '../reservations/holds/sweepUnderWay';
import { sweepReminders } from '../reservations/sweepReminders';
import type { JobHandlers } from '../queue/queue';
import type { AppPayloads } from './jobs';

type Sweep = (context: AppContext) => Promise<void>;

/** Recurring work that picks up what was lost and deletes what is old, most important first. */
const sweeps: Readonly<Record<string, Sweep>> = {
  holds: sweepHolds,
  underWay: sweepUnderWay,
  payments: sweepPayments,
  reminders: sweepReminders,
  letters: sweepEmails,
  accounts: sweepAccounts,
  spellings: convertSpellings,
  searchTexts: fillSearchTexts,
  oldEmails: deleteOldEmails,
  oldGuests: eraseOldGuests,
  oldWebhooks: deleteOldWebhooks,
  answers: deleteOldResponses,
  deskAnswers: deleteOldDeskAnswers,
  limits: deleteOldCounts,
};

/** Runs the sweeps one after another. A failing sweep doesn't stop the others. */
async function sweepAll(context: AppContext): Promise<void> {
  for (const [what, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(context);
    } catch (error) {
      context.log.error({ err: error, what }, 'A sweep failed');
    }
  }
}

/** The handlers of every kind of job. */
export function jobHandlersOf(context: AppContext): JobHandlers<AppPayloads> {
  return {
    ...emailJobHandlers(context),
    ...accountJobHandlers(context),
    ...paymentJobHandlers(context),
    sweep: () => sweepAll(context),
  };
}
