import { expect } from 'vitest';
import { reservationFormMessages } from '../../../../../machines/booking/messages';
import { keptBooking } from '../../../../rendered/support/booking';
import { press } from '../../../../rendered/support/fields';
import { address } from '../../../../rendered/support/renderSite';
import { dialogSays, nothingLiesOver } from '../../support/sights';
import { stayPasses } from '../../support/time';
import type { View } from '../../support/view';
import { opening, writesAnew } from './bookingVisits';

export const detailsView: View = {
  id: 'details',
  visits: {
    'opens the reservation form': opening('/reservation', {}),
    'opens a form that is filled in': opening('/reservation', keptBooking()),
  },
  executors: {
    'enters the check-in date': () => writesAnew('Check-in', '2026-03-12'),
    'enters the check-out date': () => writesAnew('Check-out', '2026-03-14'),
    'enters a check-out before the check-in': () => writesAnew('Check-out', '2026-03-11'),
    'goes on to the rooms': () => press('Check Availability'),
    'goes on to the rooms after the dates have passed': async () => {
      stayPasses();
      await press('Check Availability');
    },
    'closes the alert': () => press('OK'),
  },
  sights: {
    editing: () => {
      expect(address()).toBe('/reservation');
      nothingLiesOver();
    },
    alertingErrors: () => dialogSays(reservationFormMessages.correctErrors),
  },
};
