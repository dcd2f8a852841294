import type { Receipt, Reservation, VerifiedStatus } from './contract/wire';
import type { Failure } from './failure';
import type { PaymentProvider, PaymentReference } from './paymentReference';

/** What the confirmation-and-payment screen is opened with; the reference goes first. */
export interface PaymentInput {
  reservationId: string | null;
  reference: PaymentReference | null;
}

export interface PaymentContext extends PaymentInput {
  /** The guest's reservation, or the receipt that whoever holds the reference may see. */
  reservation: Reservation | Receipt | null;
  /** What the provider said, where it was asked. */
  verified: VerifiedStatus | null;
  /** The provider that the guest chose to pay with. */
  provider: PaymentProvider | null;
  /** Where that provider takes the money. */
  address: string | null;
  /** What the screen says about the last thing that failed. */
  error: string | null;
  failure: Failure | null;
  /** How often a payment that is not final was asked about. */
  checks: number;
}

export type PaymentEvent =
  | { type: 'payment.chosen'; provider: PaymentProvider }
  /** Ask again about a payment that is not final. */
  | { type: 'check.requested' }
  | { type: 'retry.requested' }
  /** The guest came back from the provider with the browser's Back button. */
  | { type: 'guest.returned' };
