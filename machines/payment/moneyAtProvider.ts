import type { Kobo } from '../shared/money';

/** The money of a payment, as its provider reports it. Whole kobo. */
export interface PaymentAtProvider {
  outcome: 'successful' | 'failed' | 'refunded' | 'returned' | 'pending' | 'abandoned';
  currency: string;
  /** Whether it is test money for a test key, or live money for a live one. */
  sameMode: boolean;
  requestedKobo: Kobo | null;
  paidKobo: Kobo | null;
}

/** A provider's refund of it; the amount is null when unreadable. */
export interface RefundAtProvider {
  state: 'pending' | 'settled' | 'failed' | 'needsAttention';
  amountKobo: Kobo | null;
}

/** All that a provider says of the money that a case is about. */
export interface MoneyAtProvider {
  payment: PaymentAtProvider;
  refunds: readonly RefundAtProvider[];
}

/** Whether money came, even if it went back since: Flutterwave still calls a refunded payment successful. */
export const wasTaken = ({ outcome }: Pick<PaymentAtProvider, 'outcome'>): boolean =>
  outcome === 'successful' || outcome === 'refunded';

/** Sum of a payment's refunds, made or pending, as far as the provider says how much. */
export function returnedKobo(refunds: readonly RefundAtProvider[]): Kobo {
  return refunds.reduce(
    (sum, { state, amountKobo }) => sum + (state === 'failed' ? 0 : (amountKobo ?? 0)),
    0,
  );
}

/** Whether a provider has sent a payment back before it was credited: no refund of it stands. */
function isUnsolicitedReversal({ payment, refunds }: MoneyAtProvider): boolean {
  return payment.outcome === 'refunded' && refunds.every(({ state }) => state === 'failed');
}

/**
 * Money that a provider holds of a payment outside our books: the sum paid, less its refunds there, made or pending.
 * Test money doesn't count, nor does what the provider has sent back itself, without ever listing a refund.
 */
export function undecidedKobo({ payment, refunds }: MoneyAtProvider): Kobo {
  const neverRefunded = payment.outcome === 'refunded' && refunds.length === 0;
  if (!wasTaken(payment) || !payment.sameMode || neverRefunded) return 0;
  return Math.max(0, (payment.paidKobo ?? payment.requestedKobo ?? 0) - returnedKobo(refunds));
}

/** Why a provider's word on the money of a case does not allow what staff wants to do. */
export type MoneyRefusal =
  /** Nothing was paid, or it never came to the hotel. */
  | 'notTaken'
  | 'otherMode'
  | 'otherCurrency'
  | 'unknownAmount'
  /** Less than is due. */
  | 'tooLittle'
  /** A refund does not say how much it is. */
  | 'unreadableRefund'
  /** The provider calls it returned. */
  | 'returned'
  /** The provider calls it successful, and has given a part or all of it back. */
  | 'partReturned'
  | 'nothingLeft'
  /** The provider has sent it back by itself. */
  | 'reversed'
  | 'notAllReturned';

/** Why a payment is none that our books could hold; null if it is one. */
function whyNotHeld({
  outcome,
  currency,
  sameMode,
  paidKobo,
}: PaymentAtProvider): MoneyRefusal | null {
  if (outcome !== 'successful' && outcome !== 'refunded') return 'notTaken';
  if (!sameMode) return 'otherMode';
  if (currency !== 'NGN') return 'otherCurrency';
  return paidKobo === null || paidKobo <= 0 ? 'unknownAmount' : null;
}

const validRefunds = ({ refunds }: MoneyAtProvider) =>
  refunds.filter(({ state }) => state !== 'failed');

function isUnreadable(money: MoneyAtProvider): boolean {
  return validRefunds(money).some(({ amountKobo }) => amountKobo === null);
}

/** Why money can't pay what is due; null if it can. Money that has left again must not count. */
export function whyNotCredited(money: MoneyAtProvider, dueKobo: Kobo): MoneyRefusal | null {
  const { payment } = money;
  if (payment.outcome === 'refunded') return 'returned';
  const why = whyNotHeld(payment);
  if (why !== null) return why;
  if ((payment.paidKobo ?? 0) < dueKobo) return 'tooLittle';
  if (isUnreadable(money)) return 'unreadableRefund';
  return validRefunds(money).length > 0 ? 'partReturned' : null;
}

/** Why a payment that only its provider has can't come into the books; null if it can. */
export function whyNotBooked(money: MoneyAtProvider): MoneyRefusal | null {
  const why = whyNotHeld(money.payment);
  if (why !== null) return why;
  if (isUnreadable(money)) return 'unreadableRefund';
  return isUnsolicitedReversal(money) ? 'reversed' : null;
}

/** Why nothing of a payment can be sent back; null if something can. */
export function whyNotReturned(money: MoneyAtProvider): MoneyRefusal | null {
  const isLeft = returnedKobo(money.refunds) < (money.payment.paidKobo ?? 0);
  return whyNotBooked(money) ?? (isLeft ? null : 'nothingLeft');
}

/** Why a payment can't be booked as one that came and went; null if all of it went back. */
export function whyNotAllReturned(money: MoneyAtProvider): MoneyRefusal | null {
  if (isUnreadable(money)) return 'unreadableRefund';
  const { payment, refunds } = money;
  const backKobo = returnedKobo(refunds);
  const isAllBack =
    wasTaken(payment) && payment.currency === 'NGN' && payment.paidKobo === backKobo;
  return isAllBack && backKobo > 0 ? null : 'notAllReturned';
}
