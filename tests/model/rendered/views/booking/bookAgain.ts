import { expect } from 'vitest';
import { press } from '../../../../rendered/support/fields';
import { address, adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers } from '../../support/pendingCalls';
import { startFor } from '../../support/page';
import { buttonIsBusy, buttonShows } from '../../support/assertions';
import { now } from '../../support/time';
import type { View } from '../../support/view';

const reservation = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });

export const bookAgainView: View = {
  id: 'bookAgain',
  visits: {
    'sees a reservation that came to nothing': async (watch, next) => {
      renderSite({ url: '/my-reservations/r-1', guest: adaobi, start: startFor(watch, next), now });
      await serverAnswers('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
    },
  },
  executors: { 'wants the same again': () => press('Book the same again') },
  assertions: {
    offering: () => buttonShows('Book the same again'),
    opening: () => buttonIsBusy('Opening your booking...'),
  },
  gone: { opening: () => expect(address()).toBe('/roombooking') },
};
