import type { RefundAccountContext } from '../../../../../machines/payment/refundAccountMachine';
import type { Exclusion } from '../../../../../tools/model/level';
import { accountExclusions, givesUpSooner, underLogin } from '../account/account';

/** What can't happen to an account for a refund in a real browser on the real server. */
export const refundAccountExclusions: readonly Exclusion[] = [
  ...accountExclusions,
  ...['nobody answers whose it is', 'nobody answers whether it was sent'].map((words) => ({
    words,
    why: givesUpSooner,
  })),
  ...underLogin('journey.sessionLost', 'tries again'),
  ...['journey.confirming', 'journey.giving'].map((state) => ({
    words: 'looks at the password',
    in: state,
    why: 'the page asks whether the holder is right, and does not show the form meanwhile',
  })),
  {
    words: 'it is in another name',
    why: 'the walk enters one account, the sender’s; another’s is given elsewhere, and looked into from the start',
  },
  {
    words: 'the provider asks for another one at once',
    why: 'what Paystack says in the first minutes may be older than the account, so the real server waits',
  },
  {
    words: 'the refund was made meanwhile',
    why: 'the real server refuses an account that no refund waits for, as it does one that the provider does not take',
  },
  {
    words: 'the server says that an account is needed',
    when: ({ context }: { context: RefundAccountContext }) =>
      context.status?.state === 'underReview',
    why: 'staff looks into the other account until it has closed the case',
  },
];
