import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { counter, detailsFilledIn } from '../support/booking';
import { availability } from '../support/availability';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const atRooms = { url: '/roombooking', guest: adaobi, tab: detailsFilledIn };

beforeEach(() => {
  respond('get', '/api/v1/availability', 200, availability);
});

describe('Choosing rooms', () => {
  it('never goes below zero, nor above what is left', async () => {
    const { user } = renderSite(atRooms);
    await screen.findByText('Only 2 left');
    const deluxe = counter('Deluxe Room');
    await user.click(deluxe.fewer);
    expect(deluxe.rooms()).toBe('0');
    for (const button of [deluxe.more, deluxe.more, deluxe.more]) await user.click(button);
    expect(deluxe.rooms()).toBe('2');
    await user.click(counter('Premium Penthouse').more);
    expect(counter('Premium Penthouse').rooms()).toBe('0');
    expect(screen.getByText('No rooms left for these dates')).toBeDefined();
  });
});
