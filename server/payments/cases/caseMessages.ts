import type {
  CaseKind,
  CaseRefusal,
  DecisionType,
} from '../../../machines/payment/paymentCaseMachine';
import { returnedKobo, type MoneyAtProvider } from '../../../machines/payment/moneyAtProvider';
import { formatNaira, type Kobo } from '../../../machines/shared/money';
import type { CaseDetail } from './cases';

const CREDIT = 'case credit';
const RETURN = 'case return';
const ADOPT = 'case adopt';
const RETRY = 'refund retry';
const ACCOUNT = 'refund account';
const CLOSE = 'case close';

/** What staff is told of each kind of case: what happened, and the commands that resolve it, likeliest first. */
export const kindsInMessages: Readonly<
  Record<CaseKind, { what: string; ways: readonly [string, ...string[]] }>
> = {
  other_reference: {
    what: 'The provider names another reference than ours',
    ways: [CREDIT, RETURN],
  },
  other_currency: { what: 'Paid in another currency', ways: [CREDIT, RETURN, CLOSE] },
  other_mode: {
    what: 'Paid in test mode where it should be live, or the other way round',
    ways: [CREDIT, CLOSE],
  },
  other_amount: {
    what: 'Another amount was paid than was asked for',
    ways: [CREDIT, RETURN, ADOPT],
  },
  refunded_elsewhere: {
    what: 'The provider returned the payment, and not at our request',
    ways: [ADOPT, RETURN],
  },
  second_charge: { what: 'A second charge under one reference', ways: [RETURN] },
  dispute: { what: 'The guest disputes the payment', ways: ['refund give', CLOSE] },
  unknown_refund: {
    what: 'Somebody made a refund at the provider’s own dashboard',
    ways: ['refund adopt', CLOSE],
  },
  unknown_payment: {
    what: 'The provider tells of a payment that our books don’t have',
    ways: [ADOPT, CLOSE],
  },
  refund_refused: { what: 'The provider refused our refund', ways: [RETRY, CLOSE] },
  refund_too_small: {
    what: 'The provider refuses refunds as small as ours, which is not sent again by itself',
    ways: [CLOSE, RETRY],
  },
  refund_failed: { what: 'Our refund failed at the provider', ways: [RETRY, CLOSE] },
  refund_needs_attention: {
    what: 'Our refund is stuck, and the provider wants something of us',
    ways: [ACCOUNT, CLOSE],
  },
  refund_account_other_name: {
    what: 'The guest gave an account in another name than the sender’s for our refund',
    ways: [ACCOUNT, CLOSE],
  },
  refund_other_amount: {
    what: 'The provider returned another amount than we asked for',
    ways: [RETRY, CLOSE],
  },
  refund_overdue: { what: 'Our refund was not paid out within a month', ways: [RETRY, CLOSE] },
};

function isCaseKind(kind: string): kind is CaseKind {
  return Object.hasOwn(kindsInMessages, kind);
}

/** What is said of a kind of case, also of one that only an earlier version knew. */
export function wordsOfCase(kind: string): { what: string; ways: readonly string[] } {
  return isCaseKind(kind) ? kindsInMessages[kind] : { what: kind, ways: [CLOSE] };
}

/** What happened, with the kind's name in logs and notes. */
export function caseInWords(kind: string): string {
  return isCaseKind(kind) ? `${kindsInMessages[kind].what} (${kind})` : kind;
}

/** The commands that resolve a case on one line, e.g. `case credit, or case return`. */
export function resolutionsInMessages(kind: string): string {
  return wordsOfCase(kind).ways.join(', or ');
}

/** Why a case does not take what staff wants, and how its money is dealt with instead. */
export function refusalInMessages(
  refusal: CaseRefusal,
  { id, type, money, dueKobo = 0 }: RefusedDecision,
): string {
  switch (refusal) {
    case 'closed':
      return `Case ${id} was closed before; nothing was changed.`;
    case 'aboutRefund':
      return `Case ${id} is about a refund: npm run hotel -- refund retry ${id} sends it again.`;
    case 'unknownPayment':
      return `Our books don’t have the payment of case ${id}: npm run hotel -- case adopt ${id} --for RESERVATION takes it in.`;
    case 'knownPayment':
      return 'The payment of this case is in our books: there is none to take in.';
    case 'decided':
      return decidedInMessages[type];
    case 'notPaid':
      return `The provider calls this payment ${money?.payment.outcome ?? ''}: no money of it is with us.`;
    case 'otherMode':
      return 'It was paid in test mode where it should be live, or the other way round.';
    case 'otherCurrency':
      return `It was paid in ${money?.payment.currency ?? ''}, which our books don’t hold. Return it at the provider’s dashboard, and close the case with a note.`;
    case 'unknownAmount':
      return 'The provider does not say how much was paid.';
    case 'tooLittle':
      return `${formatNaira(money?.payment.paidKobo ?? 0)} were paid of ${formatNaira(dueKobo)}: too little to count. Send it back with case return; the guest can then pay the whole price.`;
    case 'unreadableRefund':
      return 'The provider does not say how much of this payment goes back. Look at its dashboard, and try again.';
    case 'returned':
      return 'The provider has returned this payment already: case adopt takes that into the books, or case return where some of it is left.';
    case 'partReturned':
      return `The provider has given ${formatNaira(returnedKobo(money?.refunds ?? []))} of it back already. case return gives back what is left; case adopt takes it into the books where nothing is.`;
    case 'nothingLeft':
      return 'The provider has returned this payment already: case adopt takes that into the books.';
    case 'reversed':
      return 'The provider has sent this payment back by itself: it lists no refund, and nothing of it is left. Close the case with a note: case close.';
    case 'notAllReturned':
      return 'The provider does not list refunds of all that was paid, in naira. case return gives back what is left; what needs no booking is closed with a note: case close.';
    case 'undecided':
      return 'The provider has money of this payment that is in no book.';
  }
}

/** A decision that was refused; without `money` if the provider was not asked. */
interface RefusedDecision {
  id: string;
  type: DecisionType;
  money?: MoneyAtProvider;
  dueKobo?: Kobo;
}

const decidedInMessages: Readonly<Record<DecisionType, string>> = {
  'payment.credited':
    'The payment of this case is in the books already: there is nothing to credit. A second charge can only be returned: case return.',
  'payment.returned':
    'The payment of this case is in the books already. To give its money back: npm run hotel -- refund give RESERVATION',
  'return.booked':
    'The payment of this case is in the books. Its refunds at the provider come into them with refund adopt REFERENCE; then close the case with a note: case close.',
  'payment.booked': 'The payment of this case is in our books: there is none to take in.',
};

/** What the provider said, e.g. `paid ₦100.00, currency USD`, without what is unknown. */
export function factsInWords(detail: CaseDetail): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => (value === null ? [] : [factInWords(name, value)]))
    .join(', ');
}

function factInWords(name: string, value: string | number): string {
  const isMoney = name.endsWith('Kobo') && typeof value === 'number';
  const words = name.replace(/Kobo$/, '').replaceAll(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);
  return `${words} ${isMoney ? formatNaira(value) : value}`;
}
