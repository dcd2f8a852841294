import type { PaymentUnderWay, Receipt, Reservation } from '../contract/wire';
import { continuePayment, payAnotherWay } from '../../messages/payment/pages/paying';
import * as paymentMessages from '../../messages/payment/payment';
import { providerNames } from '../../messages/payment/providers';

/** The guest's next step for a payment under way, by its channel. */
export function underWayMessage({ by }: PaymentUnderWay): string {
  return by === 'ussd' ? paymentMessages.ussdUnderWay : paymentMessages.transferUnderWay;
}

/**
 * Whether a guest may have sent money that we can't see yet: to an account number or by a code. Also true if the
 * channel is unknown.
 */
export function isSentElsewhere({ by }: PaymentUnderWay): boolean {
  return by !== 'card';
}

/** A payment that a guest has begun, and that may still arrive. */
export interface BegunPayment {
  /** With whom it can go on; null if the server doesn't say. */
  provider: NonNullable<Reservation['unfinishedPayment']> | null;
  /** The first thing to say wherever the reservation can be paid, so that nobody pays twice. */
  words: string;
  /** Whether the money may have been sent already, to an account or by a code. */
  isOnItsWay: boolean;
  /** The text of the link to the page on which the reservation is paid. */
  link: string;
}

/** The payment started for a reservation; null if there is none, or if the server doesn't say. */
export function begunPaymentOf(reservation: Reservation | Receipt | null): BegunPayment | null {
  if (reservation === null || !('emailAddress' in reservation)) return null;
  const { unfinishedPayment: provider = null, underWay } = reservation;
  if (underWay !== undefined && isSentElsewhere(underWay)) {
    return { provider, words: underWayMessage(underWay), isOnItsWay: true, link: payAnotherWay };
  }
  if (provider === null) return null;
  return {
    provider,
    words: paymentMessages.paymentBegunWith(providerNames[provider]),
    isOnItsWay: false,
    link: continuePayment,
  };
}
