import { expect, test } from 'vitest';
import { exportGuestData } from '../../../server/privacy/exportGuestData';
import { fillTables } from '../database/filledTables';
import { reserved } from '../reservations/stays';
import { freshHotel } from '../support/hotel';

const hotel = await freshHotel();

/** A guest with a stay that isn't paid and so many that were paid and returned. */
async function guestOf(many: number) {
  const guest = await hotel.guest();
  const reservationId = await reserved(hotel, guest, { junior: 1 });
  await fillTables(hotel.context.database, { accountId: guest.accountId, reservationId, many });
  return guest;
}

test('The export lists every stay once, newest first', async () => {
  const { reservations } = await exportGuestData(hotel.context, await guestOf(120));
  expect(new Set(reservations.map(({ reservation }) => reservation.id)).size).toBe(121);
  const made = reservations.map(({ createdAt }) => createdAt);
  expect(made).toEqual([...made].sort().reverse());
  const [unpaid, ...paid] = reservations;
  expect(unpaid).toMatchObject({ reservation: { paymentStatus: 'pending' }, payments: [] });
  for (const [index, { reservation, payments }] of paid.entries()) {
    expect(payments).toMatchObject([
      {
        reference: `past ${index + 1}`,
        amount: reservation.totalPrice,
        status: 'settled',
        refunds: [{ amount: reservation.totalPrice, cause: 'late', status: 'settled' }],
      },
    ]);
    expect(reservation.timeline?.length).toBeGreaterThan(0);
  }
});
