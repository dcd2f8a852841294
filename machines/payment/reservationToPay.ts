import { nairaToPay } from '../reservation/price';
import type { CheckoutRequestWithAmount, Receipt, Reservation } from '../contract/wire';
import * as paymentMessages from '../../messages/payment/payment';
import * as policyMessages from '../../messages/reservation/policy';
import { heldUntil } from '../reservation/hold';
import { isPaid, reservationSnapshot, statusOf } from '../reservation/reservationStatus';
import { failureOf, whenFailure } from '../shared/failure';
import { isEmpty, isRefusal, isReservationUnknown, serverMessage } from '../shared/failureKind';
import type { CheckoutOutcome } from './checkoutMachine';
import type { CheckedPayment } from './verdict';
import type { PaymentProvider } from '../shared/paymentChannel';
import { unverifiedMessages } from './paymentStatus';
import { verdictOf, type Verdict, type VerdictKind } from './verdict';

/** A reservation and its payment, as the confirmation knows them. */
export interface ReservationToPay {
  /** The guest's reservation, or the receipt that anyone with the reference may see. */
  reservation: Reservation | Receipt | null;
  /** When the server last sent the reservation, by its own clock; null if that is not known. */
  receivedAt: string | null;
  /** The provider's final word on the payment, if it was asked. */
  verdict: Verdict | null;
}

/** Why there is nothing (more) to pay, as the guest is told. */
const endingMessages = {
  cancelled: paymentMessages.cancelled,
  refunding: policyMessages.refundRequested,
  refundFailed: policyMessages.refundUnderReview,
  refunded: paymentMessages.refunded,
  withoutRooms: paymentMessages.noRooms,
} as const;

/** Why there is nothing (more) to pay for a reservation; null as long as it can be paid, or once it was. */
function endingOf(reservation: Reservation | Receipt): keyof typeof endingMessages | null {
  const lifecycle = reservationSnapshot(statusOf(reservation));
  if (lifecycle.matches({ paid: 'refundRequested' })) return 'refunding';
  if (lifecycle.matches({ paid: 'refundFailed' })) return 'refundFailed';
  if (lifecycle.matches('cancelled')) return 'cancelled';
  if (lifecycle.matches('refunded')) return 'refunded';
  return reservation.totalPrice <= 0 ? 'withoutRooms' : null;
}

/** How a reservation stands that is, or was, to be paid; `unread` as long as only its id is known. */
type Standing = 'paid' | 'underReview' | 'ended' | 'unpaid' | 'unread';

/** How each verdict leaves its reservation; null where no money has come, so that the reservation itself decides. */
const standings = {
  paid: 'paid',
  paidByAnother: 'paid',
  underReview: 'underReview',
  refunding: 'ended',
  paidBack: 'ended',
  left: null,
  declined: null,
  notFound: null,
  unknown: null,
} as const satisfies Readonly<Record<VerdictKind, Standing | null>>;

/** How a reservation stands: by the provider's word if money has come, else as the server shows it. */
export function standingOf({ reservation, verdict }: ReservationToPay): Standing {
  const decided = verdict && standings[verdict.kind];
  if (decided) return decided;
  if (reservation === null) return 'unread';
  if ('underReviewUntil' in reservation) return 'underReview';
  if (endingOf(reservation) !== null) return 'ended';
  return isPaid(statusOf(reservation)) ? 'paid' : 'unpaid';
}

/** The sentence about a reservation for which there is nothing (more) to pay; null if its receipt says it all. */
export function sentenceOn(known: ReservationToPay): string | null {
  const { reservation, verdict } = known;
  if (verdict && standings[verdict.kind]) return verdict.words;
  if (standingOf(known) === 'underReview') return paymentMessages.underReview;
  const ending = reservation && endingOf(reservation);
  return ending && endingMessages[ending];
}

/** Until when its rooms are held, in UTC; null if none are. */
export function heldUntilIn({ reservation, receivedAt }: ReservationToPay): string | null {
  return heldUntil(reservation, receivedAt);
}

/** Whether no more than a receipt is known, with which nothing can be paid. */
export function isReceiptAlone({ reservation }: ReservationToPay): boolean {
  return reservation !== null && !('emailAddress' in reservation);
}

/**
 * The request for a checkout, with the sum that the guest was shown.
 * @throws Error if no more than a receipt is known
 */
export function checkoutRequestOf({ reservation }: ReservationToPay): CheckoutRequestWithAmount {
  if (reservation === null || !('emailAddress' in reservation)) {
    throw new Error('There is no reservation to pay');
  }
  const { id, emailAddress } = reservation;
  return { reservationId: id, email: emailAddress, amount: nairaToPay(reservation) };
}

/** Why a payment was not made, or could not be verified; null if nothing of that kind is to be said. */
export function whyNotMade(checked: CheckedPayment): string | null {
  if (checked.kind === 'failed') return unverifiedMessages(checked.error);
  const { kind, words } = verdictOf(checked);
  return checked.kind === 'final' && (kind === 'declined' || kind === 'unknown') ? words : null;
}

/** Why a checkout did not start. */
export function whyNotStarted(outcome: CheckoutOutcome, provider: PaymentProvider): string {
  if (outcome.kind === 'noAddress') return paymentMessages.paymentAddressMissing(provider);
  const failure = outcome.kind === 'refused' ? failureOf(outcome.error) : null;
  if (failure === null) return paymentMessages.initializationFailed(provider);
  if (isRefusal(failure, 'already_paid')) return paymentMessages.alreadyPaidOrMissing;
  return serverMessage(failure) ?? paymentMessages.initializationFailed(provider);
}

/** Guards on why a reservation could not be had, to spread into `setup({ guards })`. */
export const lookupGuards = {
  'there is no such reservation': whenFailure(isReservationUnknown),
  'the answer is empty': whenFailure(isEmpty),
};
