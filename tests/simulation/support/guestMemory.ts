import type { Kobo } from '../../../machines/shared/money';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { Stay } from './priceChanges';

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
  /** The stay as it was last acknowledged, and its price in kobo; null while the guest can't know. */
  told: { stay: Stay; totalKobo: Kobo } | null;
  /** Whether a restored hotel has lost it. */
  isForgotten: boolean;
}
