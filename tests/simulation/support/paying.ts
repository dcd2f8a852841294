import type { Button } from './checkoutPage';
import type { Page } from './guestMemory';
import type { HotelWorld } from './hotelWorld';

/** What else there is when somebody pays on a page. */
export interface PayingOptions {
  /** What is to be pressed; drawn where it is not said. */
  chosen: Button | undefined;
  /** Other pages that the guest has open. */
  others: readonly Page[];
}

/**
 * Pays on a provider's page, or does whatever else one can do there.
 * @returns the way back to the hotel; null where the guest never comes back from the page
 */
export type Paying = (
  world: HotelWorld,
  guest: string,
  page: Page,
  options: PayingOptions,
) => Promise<URL | null>;
