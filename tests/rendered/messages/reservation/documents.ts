import * as documentMessages from '../../../../messages/reservation/documents';
import { reservationWithDocuments } from '../../../../models/fixtures/exampleReservation';
import { respondInvalid } from '../../support/hotelServer';
import { alert } from '../reading';
import type { Situation } from '../situation';
import { pressing } from './openedReservation';

/** Messages about a reservation's documents. */
export const fetching: readonly Situation[] = [
  {
    when: 'a file of it can’t be fetched',
    arrange: pressing(reservationWithDocuments, ['Receipt as PDF'], () =>
      respondInvalid('get', '/api/v1/hotel/reservations/{id}/receipt', 500, {}),
    ),
    says: [alert(documentMessages.fetchFailed)],
  },
];
