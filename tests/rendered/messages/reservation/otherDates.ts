import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { RoomsLeft } from '../../../../machines/contract/wire';
import { DATES_DEBOUNCE_MS } from '../../../../machines/shared/stayDates';
import { fillIn } from '../../support/fields';
import { respond, dropConnection, neverRespond, type Seen } from '../../support/hotelServer';
import { button, notice, row, text } from '../reading';
import type { Situation } from '../situation';
import { pending, pressing } from './openedReservation';

const path = '/api/v1/hotel/reservations/{id}/availability';

const rooms: RoomsLeft[] = [{ roomType: 'Deluxe Room', roomsLeft: 0 }];
const says = (whyNot: string | null) => () =>
  respond('get', path, 200, { checkIn: '2026-03-12', checkOut: '2026-03-16', rooms, whyNot });

/** Enters another check-out and waits until the server was asked, or answered. */
function entering(checkOut: string, serve: () => Seen[]) {
  return async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const site = await pressing(pending, ['Modify Reservation'])();
    const asked = serve();
    fillIn({ 'Check-out': checkOut });
    await act(() => vi.advanceTimersByTimeAsync(DATES_DEBOUNCE_MS));
    await waitFor(() => expect(asked).toHaveLength(1));
    return site;
  };
}

/** Messages about other dates before they are saved. */
export const otherDates: readonly Situation[] = [
  {
    when: 'other dates are entered',
    arrange: entering('2026-03-16', () => neverRespond('get', path)),
    says: [
      notice('Looking up whether your rooms are free on these dates...'),
      row('Price now', '₦6,000.00'),
      row('You pay more', '₦2,000.00'),
      row('New price for 4 Nights', '₦8,000.00'),
      button('Save Changes'),
    ],
  },
  {
    when: 'its rooms are free on the other dates',
    arrange: entering('2026-03-14', says(null)),
    says: [
      notice('Your rooms are free on these dates. They are yours once you save.'),
      row('You pay less', '₦2,000.00'),
      row('New price for 2 Nights', '₦4,000.00'),
    ],
  },
  {
    when: 'they are not',
    arrange: entering('2026-03-16', says('There are not enough rooms left for these dates.')),
    says: [
      text('There are not enough rooms left for these dates.'),
      text('Deluxe Room: 0\u00a0of\u00a01\u00a0free'),
      text('Choose other dates, or close this: your reservation stays as it is.'),
      button('Save Changes'),
    ],
  },
  {
    when: 'it can’t be looked up whether they are',
    arrange: entering('2026-03-16', () => dropConnection('get', path)),
    says: [
      notice(
        'We could not look up whether your rooms are free on these dates. You can save all the same: if they are not, we tell you, and your reservation stays as it is.',
      ),
      row('New price for 4 Nights', '₦8,000.00'),
      button('Save Changes'),
    ],
  },
];
