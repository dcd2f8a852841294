import { eraseOldGuests } from '../privacy/eraseGuests';
import { convertSpellings } from '../accounts/otherSpellings';
import { sweepAccounts } from '../accounts/endAccess';
import { fillSearchTexts } from '../reservations/guestSearch';
import { deleteOldResponses } from '../http/idempotency';
import { deleteOldCounts } from '../rateLimits/rateLimits';
import { deleteOldEmails, sweepEmails, sendEmail } from '../email/outbox';
import type { AppContext } from './context';
import { deleteOldDeskAnswers } from '../desk/deskAnswers';
import { clearStandInAddresses } from '../desk/stays/standInAddresses';
import { deleteOldWebhooks } from '../payments/webhooks/webhooks';
import { sweepPayments } from '../payments/settlement/sweepPayments';
import { sweepHolds, sweepUnderWay } from '../reservations/holds/sweepHolds';
import { sweepOwnersDay } from '../owner/sweepOwnersDay';
import { sweepReminders } from '../reservations/sweepReminders';
import type { JobHandlers } from '../queue/queue';
import type { AppPayloads } from './jobs';
import { sendPasswordCode } from '../accounts/passwords/requestPasswordCode';
import { sendCodeAskedFor } from '../accounts/resendCode';
import { findAttempt } from '../payments/attempts';
import { readWebhook } from '../payments/webhooks/readWebhook';
import { advanceRefund } from '../payments/refunds/advanceRefund';
import { findRefund } from '../payments/refunds/refunds';
import { settle } from '../payments/settlement/settle';

type Sweep = (context: AppContext) => Promise<void>;

/** Recurring work that picks up what was lost and deletes what is old, most important first. */
const sweeps: Readonly<Record<string, Sweep>> = {
  holds: sweepHolds,
  underWay: sweepUnderWay,
  payments: sweepPayments,
  reminders: sweepReminders,
  ownersDay: sweepOwnersDay,
  emails: sweepEmails,
  accounts: sweepAccounts,
  spellings: convertSpellings,
  standIns: clearStandInAddresses,
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

/** How far the clocks of this machine and of the database may be apart. */
const TOLERANCE_MS = 2_000;

/** Whether a check is still due. A job can run late or twice, and another check may have happened in between. */
function isDue(
  { clock }: Pick<AppContext, 'clock'>,
  planned: { nextCheckAt: Date | null } | null | undefined,
): boolean {
  const at = planned?.nextCheckAt;
  return at ? at.getTime() <= clock.now().getTime() + TOLERANCE_MS : false;
}

/** The handlers of every kind of job. What is lost, the sweeps find again. */
export function jobHandlersOf(context: AppContext): JobHandlers<AppPayloads> {
  const { database } = context;
  return {
    sendUrgentEmail: ({ emailId }) => sendEmail(context, emailId),
    sendEmail: ({ emailId }) => sendEmail(context, emailId),
    sendNewCode: (job) => sendCodeAskedFor(context, job),
    sendPasswordCode: (job) => sendPasswordCode(context, job),
    settlePayment: async ({ reference }) => {
      if (isDue(context, await findAttempt(database, reference))) await settle(context, reference);
    },
    readWebhook: ({ deliveryId }) => readWebhook(context, deliveryId),
    carryRefund: async ({ refundId }) => {
      const found = await findRefund(database, refundId);
      if (isDue(context, found?.refund)) await advanceRefund(context, refundId);
    },
    sweep: () => sweepAll(context),
  };
}
