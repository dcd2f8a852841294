import type { PaymentVerification, Receipt, Reservation, VerifiedStatus } from '../contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import type { WithReceivedAt } from '../reservation/hold';
import { refundMessageOf, refundMessages } from '../reservation/policy';
import { awaitsPayment, isReservationStatus, statusOf } from '../reservation/reservationStatus';
import { failureOf } from '../shared/failure';
import { isUnknownHere } from '../shared/failureKind';
import { isRefusedForGood, verificationFailedMessages } from './paymentStatus';

/** The result of checking a payment, for the page that invoked it; an error is what the call rejected with. */
export type PaymentCheckOutcome =
  | { kind: 'final'; verification: WithReceivedAt<PaymentVerification> }
  | { kind: 'loginNeeded'; error: unknown }
  /** The server refused to say, or could not be asked the first time. */
  | { kind: 'failed'; error: unknown };

/** The result, with the reservation if any response had it, even if the last one did not. */
export type CheckedPayment = PaymentCheckOutcome & {
  reservation: Reservation | Receipt | null;
};

/** The result of a payment, by which both pages after it sort. */
export type VerdictKind =
  /** The money is there and the reservation is the guest's. */
  | 'paid'
  /** The reservation is the guest's by another payment, and this one goes back. */
  | 'paidByAnother'
  /** The guest left the provider's page without paying, and can pay again. */
  | 'left'
  /** The provider declined the payment for good, or the server refuses to look it up. */
  | 'declined'
  /** The guest who asks has no such payment. */
  | 'notFound'
  /** The guest paid, and has asked for the money back since. */
  | 'refunding'
  /** The reservation has ended, and the money goes back. */
  | 'paidBack'
  /** The money received does not match, so that staff reviews it. */
  | 'underReview'
  /** There is no answer, or none that this site knows. */
  | 'unknown';

/** The result of checking a payment. */
export interface Verdict {
  kind: VerdictKind;
  /** The server's words beside the status, or else ours; null if the kind says it all. */
  words: string | null;
  reservation: Reservation | Receipt | null;
}

/** The kind that each status stands for, null while it is not final; a new status does not compile until it is added. */
const kinds = {
  pending: null,
  abandoned: 'left',
  paid: 'paid',
  failed: 'declined',
  review: 'underReview',
  cancelled: 'paidBack',
  refunded: 'paidBack',
} as const satisfies Readonly<Record<VerifiedStatus, VerdictKind | null>>;

type Known = Verdict['reservation'];

/** Our words for each kind, if the server says nothing beside the status. */
const ownWords: Readonly<Record<VerdictKind, (reservation: Known) => string | null>> = {
  paid: () => null,
  paidByAnother: () => null,
  left: () => paymentMessages.notCompleted,
  declined: () => paymentMessages.verificationFailed,
  notFound: () => paymentMessages.verificationFailed,
  refunding: (reservation) =>
    (reservation && refundMessageOf(reservation)) ?? refundMessages.requested,
  paidBack: () => paymentMessages.paidBack,
  underReview: () => paymentMessages.underReview,
  unknown: () => paymentMessages.verificationFailed,
};

/** Whether a status is a provider's final word. */
export function isFinal({ paymentStatus }: { paymentStatus: VerifiedStatus }): boolean {
  return kinds[paymentStatus] !== null;
}

function kindOf(status: VerifiedStatus, said: string | null, reservation: Known): VerdictKind {
  const kind = kinds[status] ?? 'unknown';
  if (kind !== 'paid') return kind;
  if ((reservation?.refundStatus ?? null) !== null) return 'refunding';
  return said === null ? 'paid' : 'paidByAnother';
}

function kindOfFailure(thrown: unknown): VerdictKind {
  if (isUnknownHere(failureOf(thrown))) return 'notFound';
  return isRefusedForGood(thrown) ? 'declined' : 'unknown';
}

/** A reservation that came with an earlier answer than the status, or contradicts it, is as the status says. */
function settled(paymentStatus: VerifiedStatus, reservation: Known): Known {
  const isOutdated = reservation !== null && awaitsPayment(statusOf(reservation));
  return isOutdated && isReservationStatus(paymentStatus)
    ? { ...reservation, paymentStatus }
    : reservation;
}

export function verdictOf(checked: CheckedPayment): Verdict {
  if (checked.kind !== 'final') {
    const kind = kindOfFailure(checked.error);
    const words = verificationFailedMessages(checked.error);
    return { kind, words, reservation: checked.reservation };
  }
  const { paymentStatus, error: said = null } = checked.verification;
  const reservation = settled(paymentStatus, checked.reservation);
  const kind = kindOf(paymentStatus, said, reservation);
  return { kind, words: said ?? ownWords[kind](reservation), reservation };
}
