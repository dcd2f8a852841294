import type { ProviderRefund } from '../../paymentProviders/provider';

/** What is known of a refund after its provider was asked. */
export type RefundResult =
  /** The provider has it. */
  | { kind: 'known'; refund: ProviderRefund }
  /** Nothing new; asked again later, not before `waitMs` milliseconds. */
  | { kind: 'silent'; waitMs: number | null }
  /** It was certainly not taken on, and can be sent again after `waitMs` milliseconds. */
  | { kind: 'notSent'; waitMs: number | null }
  /** The provider said no. */
  | { kind: 'refused'; message: string };
