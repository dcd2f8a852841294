import type { ProviderName } from '../../../server/paymentProviders/provider';

/** A provider's page that a guest has open in a tab. */
export interface Page {
  provider: ProviderName;
  reference: string;
  checkoutUrl: string;
}

/** A reservation that a guest knows about, and what the hotel said about it. */
export interface KnownReservation {
  id: string;
  wasToldCancelled: boolean;
  wasToldPaid: boolean;
  /** Whether a restored hotel has lost it. */
  isForgotten: boolean;
}
