import type { Button } from './checkoutPage';
import type { Page } from './guestMemory';
import type { HotelWorld } from './hotelWorld';

/** Options of paying on a page. */
interface PayingOptions {
  /** What to press; random by default. */
  chosen: Button | undefined;
  /** Other pages that the guest has open. */
  others: readonly Page[];
}

/**
 * Pays on a provider's page, or does something else there.
 * @returns the URL back to the hotel; null if the guest never returns from the page
 */
export type Paying = (
  world: HotelWorld,
  guest: string,
  page: Page,
  options: PayingOptions,
) => Promise<URL | null>;
