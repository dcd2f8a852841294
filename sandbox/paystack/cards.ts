import type { Decline, TestCard } from '../testCards';

/** Also what the page's own decline button does. */
export const DECLINED_AT_FIRST_STEP: Decline = { reason: 'Declined', leaves: 'open' };

const expiry = { month: '12', year: '2030' };

/** Paystack's documented test cards and what each does. The first is preselected on the page. */
export const PAYSTACK_CARDS: readonly TestCard[] = [
  card('4084084084084081', 'Success', 'visa'),
  card('507850785078507812', 'Success, with PIN', 'verve'),
  card('5060666666666666666', 'Success, with PIN and one-time code', 'verve'),
  card('507850785078507804', 'Success, with PIN, telephone and one-time code', 'verve'),
  card('5192602720584796', 'Success, with bank authentication', 'mastercard'),
  card('4084080000005408', 'Declined', 'visa', { declined: DECLINED_AT_FIRST_STEP }),
  card('507850785078507853', 'No token is made', 'verve', {
    declined: {
      reason: 'Token Not Generated',
      leaves: 'failed',
    },
  }),
  card('4084080000670037', 'Insufficient funds', 'visa', {
    declined: { reason: 'Insufficient Funds', leaves: 'failed' },
  }),
  card('4084080000671803', 'Success, but its refund fails', 'visa', { refundEnding: 'failed' }),
  card('4084080000671902', 'Success, but its refund needs attention', 'visa', {
    refundEnding: 'needs-attention',
  }),
];

function card(
  number: string,
  label: string,
  brand: TestCard['brand'],
  outcome: Partial<Pick<TestCard, 'declined' | 'refundEnding'>> = {},
): TestCard {
  return { number, label, brand, expiry, declined: null, refundEnding: null, ...outcome };
}
