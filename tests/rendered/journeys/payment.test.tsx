import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation } from '../../support/exampleReservation';
import { answer, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const saved = { reservationData: reservation, totalAmount: 6000, userId: adaobi.id };
const atPayment = {
  url: '/payment',
  guest: adaobi,
  device: { lastReservationResponse: saved },
};
const pay = { name: 'Proceed to Payment' };
const method = (name: string) => screen.findByRole('radio', { name });

describe('The payment page', () => {
  it('leaves for Paystack', async () => {
    const checkout = { authorization_url: 'https://paystack.test/c/1', reference: 'ref' };
    const calls = answer('post', '/api/v1/payment/initiate-payment', 200, checkout);
    const { user, leaveFor } = renderSite(atPayment);
    await user.click(await method('Paystack'));
    await user.click(screen.getByRole('button', pay));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://paystack.test/c/1'));
    expect(calls[0]?.body).toEqual({ reservationId: reservation.id });
  });
});
