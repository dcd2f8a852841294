import type { ProviderRefund } from '../../paymentProviders/provider';

/** What is known about a refund after asking its provider. */
export type RefundResult =
  /** The provider has it. */
  | { kind: 'known'; refund: ProviderRefund }
  /** Nothing new; check again later, not before `waitMs` milliseconds. */
  | { kind: 'silent'; waitMs: number | null }
  /** It was certainly not accepted, and can be sent again after `waitMs` milliseconds. */
  | { kind: 'notSent'; waitMs: number | null }
  /** The provider refused it. */
  | { kind: 'refused'; message: string };
