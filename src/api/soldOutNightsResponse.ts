import { isLagosDate, type LagosDate } from '../../machines/shared/stay';
import { requiredList, invalidResponse } from './reading';

/** The nights for which the house is full. @throws CallFailed when nobody can tell */
export function parseSoldOutNights(answer: unknown): { nights: LagosDate[] } {
  const nights = requiredList(answer, 'nights').map((night) =>
    typeof night === 'string' && isLagosDate(night) ? night : invalidResponse('nights'),
  );
  return { nights };
}
