import { isLagosDate, type LagosDate } from '../../machines/shared/stay';
import { requiredList, invalidResponse } from './reading';

/** The sold-out nights. @throws CallFailed if they can't be parsed */
export function parseSoldOutNights(response: unknown): { nights: LagosDate[] } {
  const nights = requiredList(response, 'nights').map((night) =>
    typeof night === 'string' && isLagosDate(night) ? night : invalidResponse('nights'),
  );
  return { nights };
}
