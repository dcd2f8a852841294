import { expect } from 'vitest';
import * as reservationFormMessages from '../../../../../messages/booking/form';
import { bookingStorage } from '../../../../rendered/support/booking';
import { press } from '../../../../rendered/support/fields';
import { address } from '../../../../rendered/support/renderSite';
import { dialogSays, nothingLiesOver } from '../../support/assertions';
import { stayPasses } from '../../support/time';
import { opens, type View } from '../../support/view';
import { writesAnew } from './bookingVisits';

export const bookingDetailsView: View = {
  id: 'bookingDetails',
  visits: {
    'opens the reservation form': opens('/reservation'),
    'opens a form that is filled in': opens('/reservation', bookingStorage()),
  },
  executors: {
    'enters the check-in date': () => writesAnew('Check-in', '2026-03-12'),
    'enters the check-out date': () => writesAnew('Check-out', '2026-03-14'),
    'enters a check-out before the check-in': () => writesAnew('Check-out', '2026-03-11'),
    'corrects the phone number': () => writesAnew('Phone', '0805'),
    'goes on to the rooms': () => press('Check Availability'),
    'goes on to the rooms after the dates have passed': async () => {
      stayPasses();
      await press('Check Availability');
    },
  },
  assertions: {
    editing: () => {
      expect(address()).toBe('/reservation');
      nothingLiesOver();
    },
    alertingErrors: () => dialogSays(reservationFormMessages.correctErrors),
  },
};
