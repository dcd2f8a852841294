import type { Decline, TestCard } from '../testCards';

/** Also what the page's own decline button does. */
export const DO_NOT_HONOUR = decline('Do Not Honour');

/** Flutterwave's documented test cards and what each does. The first is preselected on the page. */
export const FLUTTERWAVE_CARDS: readonly TestCard[] = [
  card('5531886652142950', 'Success, with PIN', 'mastercard', '09/32'),
  card('4187427415564246', 'Success, with 3-D Secure', 'visa', '09/32'),
  card('5438898014560229', 'Success, with 3-D Secure', 'mastercard', '10/31'),
  card('5061460166976054667', 'Success', 'verve', '10/29'),
  card('5143010522339965', 'Declined', 'mastercard', '08/32', DO_NOT_HONOUR),
  card(
    '5258585922666506',
    'Insufficient funds',
    'mastercard',
    '09/31',
    decline('Insufficient Funds'),
  ),
  card(
    '5590131743294314',
    'Suspected fraud',
    'mastercard',
    '11/32',
    decline('Transaction Error: suspected fraud'),
  ),
  card('5399834697894723', 'Incorrect PIN', 'mastercard', '09/31', decline('Incorrect PIN')),
];

function card(
  number: string,
  label: string,
  brand: TestCard['brand'],
  printedExpiry: string,
  declined: Decline | null = null,
): TestCard {
  const [month = '', year = ''] = printedExpiry.split('/');
  return { number, label, brand, expiry: { month, year }, declined, refundEnding: null };
}

function decline(reason: string): Decline {
  return { reason, leaves: 'failed' };
}
