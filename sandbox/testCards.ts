import type { RefundEnding } from './behaviour';

export interface Decline {
  /** The bank's message. */
  reason: string;
  /** A refusal at the first step leaves the payment open; one by the bank itself fails the attempt. */
  leaves: 'open' | 'failed';
}

/** How a customer pays: whether they pay the fee, and whether the bank is slow. */
export interface PaymentManner {
  customerBearsFee: boolean;
  slowly: boolean;
}

/** What a test card does. */
export interface TestCard {
  number: string;
  /** Its label in the developer's list. */
  label: string;
  brand: 'visa' | 'mastercard' | 'verve';
  expiry: { month: string; year: string };
  /** Null if the card pays. */
  declined: Decline | null;
  /** How a refund of this payment always ends, whatever else is configured. */
  refundEnding: RefundEnding | null;
}

/** Finds a test card by its number, however it is spaced. */
export function findTestCard(cards: readonly TestCard[], typed: string): TestCard | undefined {
  const number = typed.replaceAll(/[^0-9]/g, '');
  return cards.find((card) => card.number === number);
}

/** In groups of four, as printed on a card. */
export function groupDigits(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
