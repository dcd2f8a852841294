import { reconcileBooks, type ReconciledBooks } from '../../desk/money/reconcileBooks';
import type { FollowUps } from '../../books/followFindings';
import { isClean } from '../../books/reconcile';
import { reportReconciliation } from '../reportReconciliation';
import { lagosTime } from '../../shared/lagosTime';
import { countInWords } from '../../shared/textTable';
import type { StaffCommand } from '../staffCommand';

const SANDBOX = 'The payment sandbox is part of the server: it answers while the server runs.';

function followedInWords({ askedAgain, opened }: FollowUps): string[] {
  const again = `${countInWords(askedAgain, 'payment')} ${askedAgain === 1 ? 'is' : 'are'} asked about again: the server books it`;
  const cases = `${countInWords(opened, 'case')} ${opened === 1 ? 'was' : 'were'} opened: npm run hotel -- cases`;
  return [...(askedAgain > 0 ? [`${again} within a minute.`] : []), ...(opened > 0 ? [cases] : [])];
}

function refundsInWords(paused: ReconciledBooks['refundsPaused']): string[] {
  if (paused === null) return [];
  return paused === 'resumed'
    ? ['Refunds are sent again: both providers have told all that they have.']
    : [
        `No refund is sent: a backup was restored on ${lagosTime(paused)} (Lagos time), and what was refunded since it was written is not in the books. npm run hotel -- reconcile --all compares them with both providers; once both have answered, refunds are sent again.`,
      ];
}

export const reconcileCommand: StaffCommand = {
  words: ['reconcile'],
  takes: '[--all]',
  help: 'Compares the hotel’s books with each other and with what the payment providers say, and lists the cases that wait for staff. Moves no money: what a provider has taken and nobody asks about any more is asked about again, and a payment that the books don’t have becomes a case. Ends with 1 unless every naira is accounted for. --all asks about all payments, not only about open and recent ones, and has refunds sent again after a restore.',
  read: (typed) => {
    const asksAll = typed.has('all');
    return async (desk) => {
      const { result, followed, hasSilence, refundsPaused } = await reconcileBooks(desk, {
        asksAll,
      });
      const text = [
        reportReconciliation(result),
        ...followedInWords(followed),
        ...(desk.configuration.sandbox !== null && hasSilence ? [SANDBOX] : []),
        ...refundsInWords(refundsPaused),
      ].join('\n');
      return { code: isClean(result) ? 0 : 1, text };
    };
  },
};
