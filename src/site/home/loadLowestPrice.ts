import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { addDays, lagosToday } from '../../../machines/shared/stay';
import { parseAvailability } from '../../api/availabilityResponse';
import { openClient, readFormResponse } from '../../api/client';
import type { AppContextValue } from '../../context/appContext';

/** What the cheapest room costs a guest who checks in today; null if the server sends no prices. */
export async function loadLowestPrice(
  { transport, clock }: AppContextValue,
  signal: AbortSignal,
): Promise<Kobo | null> {
  const today = lagosToday(clock.now());
  const params = { query: { checkIn: today, checkOut: addDays(today, 1) } };
  const call = openClient(transport).GET('/api/v1/availability', { params, signal });
  const { rooms } = parseAvailability(await readFormResponse(call));
  const prices = rooms.flatMap(({ roomPrice }) => roomPrice ?? []);
  return prices.length === 0 ? null : koboFromNaira(Math.min(...prices));
}
