import { setRoomPrice } from '../../../server/desk/rooms/roomPrices';
import { arriveAsNewGuest } from '../support/account';
import { chooseRooms, fillDetails, inDays } from '../support/booking';
import { inHotel } from '../support/desk';
import { expectErrorResponses } from '../support/pageErrors';
import { expect, test } from '../support/test';

/** Far away, so that no other journey meets the price. */
const stay = { checkIn: inDays(300), checkOut: inDays(302) };

async function setPenthousePrice(naira: number): Promise<void> {
  const price = { roomType: 'premium', nightlyKobo: naira * 100, validFrom: stay.checkIn } as const;
  await inHotel(new Date(), (tx, context) =>
    setRoomPrice(tx, context, { ...price, why: 'Conference' }, { name: 'Ngozi' }),
  );
}

test('a guest whose rooms change their price while they choose sees both prices, decides again and pays the new one', async ({
  page,
}) => {
  const guest = await arriveAsNewGuest(page);
  await fillDetails(page, guest, stay);
  await chooseRooms(page, { 'Premium Penthouse': 1 });
  expectErrorResponses(page, 409);
  await setPenthousePrice(6_200);
  await page.getByRole('button', { name: 'Continue Booking' }).click();

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Our prices have changed.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/roombooking$/);
  const card = page.getByRole('group', { name: /Premium Penthouse/ });
  await expect(card.getByRole('status')).toHaveText('1');
  await expect(page.getByText('₦6,200').first()).toBeVisible();
  await expect(page.getByText('₦5,000').first()).toBeVisible();

  await page.getByRole('button', { name: 'Continue Booking' }).click();
  await expect(page).toHaveURL(/\/confirm$/);
  await expect(page.getByText('₦12,400').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('button', { name: 'Pay ₦12,400.00' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();

  // What was sold stays as it was sold, whatever a night costs afterwards.
  await setPenthousePrice(9_900);
  await page.getByRole('link', { name: 'View My Reservation' }).click();
  await expect(page.getByText('₦12,400.00').last()).toBeVisible();
  await expect(page.getByText('₦19,800')).toHaveCount(0);
});
