import { screen } from '@testing-library/react';
import type { BookingFlow } from '../../../../machines/booking/bookingFailure';
import { availability } from '../../support/availability';
import { bookOne, detailsFilledIn } from '../../support/booking';
import { respond } from '../../support/hotelServer';
import { adaobi, renderSite } from '../../support/renderSite';

export const url = '/roombooking';

/** Opens the room selection of a guest with completed details. */
export async function openRooms(bookingFlow: BookingFlow = 'confirm') {
  respond('get', '/api/v1/availability', 200, availability);
  const site = renderSite({ url, guest: adaobi, tab: detailsFilledIn, bookingFlow });
  await screen.findByText('Only 2 left');
  return site;
}

/** Books a room with a given server behaviour. */
export function booking(behave: () => unknown, flow: BookingFlow = 'confirm') {
  return async () => {
    behave();
    const site = await openRooms(flow);
    await bookOne('Deluxe Room');
    return site;
  };
}
