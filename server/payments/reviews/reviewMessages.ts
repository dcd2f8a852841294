import { formatNaira } from '../../../machines/shared/money';
import type { ReviewDetail, ReviewKind } from './reviews';

/** What happened, for the staff member who looks into it. */
const whatHappened: Readonly<Record<ReviewKind, string>> = {
  other_reference: 'The provider names another reference than ours',
  other_currency: 'Paid in another currency',
  other_mode: 'Paid in test mode where it should be live, or the other way round',
  other_amount: 'Another amount was paid than was asked for',
  refunded_elsewhere: 'The provider returned the payment, and not at our request',
  second_charge: 'A second charge under one reference',
  dispute: 'The guest disputes the payment',
  unknown_refund: 'Somebody made a refund at the provider’s own dashboard',
  unknown_payment: 'The provider tells of a payment that our books don’t have',
  refund_refused: 'The provider refused our refund',
  refund_too_small:
    'The provider refuses refunds as small as ours, which is not sent again by itself',
  refund_failed: 'Our refund failed at the provider',
  refund_needs_attention: 'Our refund is stuck, and the provider wants something of us',
  refund_account_other_name:
    'The guest gave an account in another name than the sender’s for our refund',
  refund_other_amount: 'The provider returned another amount than we asked for',
  refund_overdue: 'Our refund was not paid out within a month',
};

/** What happened, with the kind's name in logs and notes. */
export function caseInWords(kind: string): string {
  return isReviewKind(kind) ? `${whatHappened[kind]} (${kind})` : kind;
}

function isReviewKind(kind: string): kind is ReviewKind {
  return Object.hasOwn(whatHappened, kind);
}

const CREDIT = 'case credit';
const RETURN = 'case return';
const ADOPT = 'case adopt';
const RETRY = 'refund retry';
const ACCOUNT = 'refund account';
const CLOSE = 'review close';

/** The commands that can resolve each kind of case, likeliest first. Every kind has at least one. */
export const waysOut: Readonly<Record<ReviewKind, readonly [string, ...string[]]>> = {
  other_reference: [CREDIT, RETURN],
  other_currency: [CREDIT, RETURN, CLOSE],
  other_mode: [CREDIT, CLOSE],
  other_amount: [CREDIT, RETURN, ADOPT],
  refunded_elsewhere: [ADOPT, RETURN],
  second_charge: [RETURN],
  dispute: ['refund give', CLOSE],
  unknown_refund: ['refund adopt', CLOSE],
  unknown_payment: [ADOPT, CLOSE],
  refund_refused: [RETRY, CLOSE],
  refund_too_small: [CLOSE, RETRY],
  refund_failed: [RETRY, CLOSE],
  refund_needs_attention: [ACCOUNT, CLOSE],
  refund_account_other_name: [ACCOUNT, CLOSE],
  refund_other_amount: [RETRY, CLOSE],
  refund_overdue: [RETRY, CLOSE],
};

/** The same on one line, e.g. `case credit, or case return`. */
export function resolutionsInMessages(kind: string): string {
  return (isReviewKind(kind) ? waysOut[kind] : [CLOSE]).join(', or ');
}

/** What the provider said, e.g. `paid ₦100.00, currency USD`, without what is unknown. */
export function factsInWords(detail: ReviewDetail): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => (value === null ? [] : [factInWords(name, value)]))
    .join(', ');
}

function factInWords(name: string, value: string | number): string {
  const isMoney = name.endsWith('Kobo') && typeof value === 'number';
  const words = name.replace(/Kobo$/, '').replaceAll(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);
  return `${words} ${isMoney ? formatNaira(value) : value}`;
}
