import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { availability } from '../../support/availability';
import { bookOne, counter, detailsFilledIn, bookingStorage } from '../../support/booking';
import { press } from '../../support/fields';
import { respond, dropConnection } from '../../support/hotelServer';
import { adaobi, address, renderSite } from '../../support/renderSite';
import { amenities } from '../amenities';
import { alertDialog, button, heading, item, notice, price, row, text } from '../reading';
import type { WordTable } from '../situation';
import { creationSituations } from './reservationCreation';
import { openRooms, url } from './opening';

/** A guest with four others opens the room selection. */
async function openForFive() {
  respond('get', '/api/v1/availability', 200, availability);
  const site = renderSite({ url, guest: adaobi, tab: bookingStorage({ children: 3 }) });
  await screen.findByText('Only 2 left');
  return site;
}

/** The choice of rooms and the creation of the reservation. */
export const roomSelection: WordTable = {
  screen: 'room selection',
  situations: [
    {
      when: 'rooms are chosen',
      async arrange() {
        const site = await openRooms();
        await site.user.click(counter('Deluxe Room').more);
        await site.user.click(counter('Family Suite').more);
        await site.user.click(counter('Family Suite').more);
        return site;
      },
      says: [
        heading('Stay Details'),
        row('Check-in', 'Thu, 12 Mar 2026'),
        row('Check-out', 'Sun, 15 Mar 2026'),
        row('Adults', '2'),
        row('Children', '5+'),
        row('Nights', '3'),
        row('Special Request', 'None'),
        ...[
          'Double Deluxe',
          'Double Room',
          'Deluxe Room',
          'Family Suite',
          'Superior Suite',
          'Premium Penthouse',
        ].map(heading),
        ...['₦1,000.00', '₦1,500.00', '₦2,000.00', '₦2,500.00', '₦3,000.00', '₦5,000.00'].map(
          price,
        ),
        ...amenities.map(item),
        text('4 rooms left for these dates'),
        text('Only 2 left'),
        text('Only 1 left'),
        text('No rooms left for these dates'),
        heading('Booking Summary'),
        row('Deluxe Room × 1', '₦6,000.00'),
        row('Family Suite × 2', '₦15,000.00'),
        row('Total for 3 nights', '₦21,000.00'),
        button('Continue Booking'),
      ],
    },
    {
      when: 'as many rooms are chosen as are left',
      async arrange() {
        const site = await openRooms();
        await site.user.click(counter('Deluxe Room').more);
        await site.user.click(counter('Deluxe Room').more);
        await site.user.click(counter('Superior Suite').more);
        return site;
      },
      says: [
        text('Only 2 of these are free for your nights'),
        text('Only 1 of these is free for your nights'),
      ],
      after() {
        const { more } = counter('Deluxe Room');
        expect(more.getAttribute('aria-disabled')).toBe('true');
        const why = document.getElementById(more.getAttribute('aria-describedby') ?? '');
        expect(why?.textContent).toBe('Only 2 of these are free for your nights');
      },
    },
    {
      when: 'no room is chosen yet, and some suit the party',
      arrange: openForFive,
      says: [
        text('Free rooms that suit 2 adults and 3 children:'),
        item('Family Suite × 1'),
        text('₦7,500.00 for 3 nights'),
        button('Choose these rooms'),
        text('Suits you: Family Suite × 1'),
        button('Choose'),
      ],
      async after() {
        await press('Choose these rooms');
        expect(counter('Family Suite').rooms()).toBe('1');
        expect(document.activeElement?.textContent).toBe('Booking Summary');
        expect(screen.queryByText('Choose these rooms')).toBeNull();
      },
    },
    {
      when: 'rooms are chosen that do not hold the party',
      async arrange() {
        const site = await openForFive();
        await site.user.click(counter('Deluxe Room').more);
        return site;
      },
      says: [
        text('These rooms are meant for 2 adults and 1 child. You are 2 adults and 3 children.'),
        text('Free rooms that suit 2 adults and 3 children:'),
        button('Choose these rooms'),
        text('Too small for all of you'),
        button('Continue Booking'),
      ],
    },
    {
      when: 'no free rooms hold the party',
      arrange() {
        const rooms = availability.rooms.map((type) => ({ ...type, roomsLeft: 1 }));
        respond('get', '/api/v1/availability', 200, { ...availability, rooms: rooms.slice(0, 1) });
        return renderSite({ url, guest: adaobi, tab: bookingStorage({ children: 3 }) });
      },
      says: [
        text(
          'We have no free rooms on these nights that suit 2 adults and 3 children. Please try other dates, or call us.',
        ),
        ...[
          'For 2 adults',
          'For 2 adults and 1 child',
          'For 2 adults and 3 children',
          'For 3 adults and 1 child',
          'For 4 adults and 3 children',
        ].map(text),
      ],
    },
    {
      when: 'nobody knows which rooms are left',
      arrange() {
        dropConnection('get', '/api/v1/availability');
        return renderSite({ url, guest: adaobi, tab: detailsFilledIn });
      },
      says: [
        notice(
          'We could not look up the rooms left for these dates. You can go on: we check when you book.',
        ),
      ],
      async after({ user }) {
        const penthouse = counter('Premium Penthouse');
        for (let rooms = 0; rooms < 3; rooms += 1) await user.click(penthouse.more);
        expect(penthouse.rooms()).toBe('3');
      },
    },
    {
      when: 'no room is chosen',
      async arrange() {
        const site = await openRooms();
        await press('Continue Booking');
        return site;
      },
      says: [alertDialog('Please select at least one room to continue.')],
    },
    {
      when: 'nothing is known of the stay',
      arrange: () => renderSite({ url, guest: adaobi }),
      says: [alertDialog('Please go back and fill in reservation details first.')],
      async after() {
        await press('OK');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    {
      when: 'the stay is known, but not the guest',
      async arrange() {
        respond('get', '/api/v1/availability', 200, availability);
        const site = renderSite({ url, guest: adaobi, tab: bookingStorage({ name: '' }) });
        await bookOne('Deluxe Room');
        return site;
      },
      says: [alertDialog('Please go back to the reservation form and fill it out first.')],
      async after() {
        await press('OK');
        await waitFor(() => expect(address()).toBe('/reservation'));
      },
    },
    ...creationSituations,
  ],
};
