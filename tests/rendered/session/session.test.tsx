import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo } from '../../model/rendered/support/page';
import { openHotelServer } from '../support/hotelServer';
import { renderSite } from '../support/renderSite';

openHotelServer();

describe('The way to the login and back', () => {
  it('is not begun when the guest leaves the page under the alert', async () => {
    renderSite({ url: '/my-reservations' });
    await screen.findByRole('alertdialog');
    goTo('/aboutus');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
  });
});
