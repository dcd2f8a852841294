import * as papersMessages from '../../../../messages/reservation/documents';
import { reservationWithPapers } from '../../../../models/fixtures/exampleReservation';
import { answerOddly } from '../../support/hotelServer';
import { alert } from '../reading';
import type { Situation } from '../situation';
import { pressing } from './openedReservation';

/** Messages about a reservation's documents. */
export const fetching: readonly Situation[] = [
  {
    when: 'a file of it can’t be fetched',
    bring: pressing(reservationWithPapers, ['Receipt as PDF'], () =>
      answerOddly('get', '/api/v1/hotel/reservations/{id}/receipt', 500, {}),
    ),
    says: [alert(papersMessages.fetchFailed)],
  },
];
