import { isClean, reconcile } from '../../payments/reconciliation/reconcile';
import {
  pauseInMessages,
  refundsPausedSince,
  resumeRefunds,
} from '../../payments/refunds/refundPause';
import { followFindings, type Followed } from '../../payments/reconciliation/followFindings';
import { counted } from '../../payments/reviews/reviewMessages';
import { reportReconciliation } from '../../payments/reconciliation/reportReconciliation';
import type { CommandOutcome, Desk, StaffCommand } from '../staffCommand';

const SANDBOX = 'The payment sandbox is part of the server: it answers while the server runs.';

async function reconcileBooks(desk: Desk, asksAll: boolean): Promise<CommandOutcome> {
  const pausedBefore = await refundsPausedSince(desk.database);
  const result = await reconcile(desk, { asksAll });
  const hasSilence = result.unanswered.length + result.unlisted.length > 0;
  const isSilentSandbox = desk.configuration.sandbox !== null && hasSilence;
  const text = [
    reportReconciliation(result),
    ...followedInWords(await followFindings(desk, result)),
    ...(isSilentSandbox ? [SANDBOX] : []),
    ...(await refundsAfterwards(desk, pausedBefore, asksAll && !hasSilence)),
  ].join('\n');
  return { code: isClean(result) ? 0 : 1, text };
}

function followedInWords({ askedAgain, opened }: Followed): string[] {
  const again = `${counted(askedAgain, 'payment')} ${askedAgain === 1 ? 'is' : 'are'} asked about again: the server books it`;
  const cases = `${counted(opened, 'case')} ${opened === 1 ? 'was' : 'were'} opened: npm run hotel -- reviews`;
  return [...(askedAgain > 0 ? [`${again} within a minute.`] : []), ...(opened > 0 ? [cases] : [])];
}

/**
 * Ends the pause after a restore once both providers have listed everything: by then, what is missing was named. A
 * comparison that began before the restore ends nothing.
 */
async function refundsAfterwards(
  desk: Desk,
  pausedBefore: Date | null,
  hasHeardAll: boolean,
): Promise<string[]> {
  const since = await refundsPausedSince(desk.database);
  if (since === null) return [];
  const isThatPause = since.getTime() === pausedBefore?.getTime();
  if (!hasHeardAll || !isThatPause) return [pauseInMessages(since)];
  await resumeRefunds(desk.database, desk);
  return ['Refunds are sent again: both providers have told all that they have.'];
}

/** Compares the books with each other and with the providers, and follows up what is missing. */
export const reconcileCommand: StaffCommand = {
  words: ['reconcile'],
  takes: '[--all]',
  places: 0,
  options: ['all'],
  help: 'Compares the hotel’s books with each other and with what the payment providers say, and lists the cases that wait for staff. Moves no money: what a provider has taken and nobody asks about any more is asked about again, and a payment that the books don’t have becomes a case. Ends with 1 unless every naira is accounted for. --all asks about all payments, not only about open and recent ones, and has refunds sent again after a restore.',
  read: (typed) => {
    const asksAll = typed.has('all');
    return (desk) => reconcileBooks(desk, asksAll);
  },
};
