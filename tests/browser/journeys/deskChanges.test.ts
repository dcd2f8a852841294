import { inDays } from '../support/booking';
import { bookTonight, guestBooks, heldTonight, logInAtDesk } from '../support/desk';
import { expect, test } from '../support/test';

const phone = { width: 360, height: 740 };

test('a caller gets other dates, number and room, a guest a lost email; a stay is cancelled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const guestStay = await guestBooks(page, 'Efe Igho', 40);
  await logInAtDesk(page, 'desk');
  await expect(page.getByRole('tab', { name: /^Arrivals/ })).toBeVisible();
  const { id, room } = await bookTonight(page, 'Bola Akande', heldTonight());
  await page.goto(`/desk/reservations/${id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // Escape changes nothing, and the focus is back. Then what it would cost is seen before it is done.
  await button('Change Dates').press('Enter');
  const dates = page.getByRole('dialog', { name: 'Change Dates' });
  await expect(dates.getByLabel('Check-in')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dates).toBeHidden();
  await expect(button('Change Dates')).toBeFocused();
  await page.keyboard.press('Enter');
  await dates.getByLabel('Check-out').fill(inDays(0));
  await page.keyboard.press('Enter');
  await expect(dates.getByLabel('Check-out')).toHaveAttribute('aria-invalid', 'true');
  await expect(dates.getByLabel('Check-out')).toBeFocused();
  await dates.getByLabel('Check-out').fill(inDays(2));
  await page.keyboard.press('Enter');
  const changes = dates.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('row', { name: /^Stay/ })).toContainText('2 nights');
  await expect(changes.getByRole('row', { name: /^Balance due/ })).toContainText('₦');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Dates changed/)).toBeVisible();
  await expect(page.getByText(/× .+, 2 nights at/)).toBeVisible();
  await expect(button('Change Dates')).toBeFocused();

  await button('Edit Guest').click();
  await page.getByRole('dialog').getByLabel('Phone').fill('0806 000 0066');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guest details changed.')).toBeVisible();
  await expect(page.getByRole('link', { name: '0806 000 0066' })).toBeVisible();
  await expect(button('Edit Guest')).toBeFocused();

  await page.setViewportSize(phone);
  await button(`Move, room ${room}`).click();
  const move = page.getByRole('dialog', { name: `Move, room ${room}` });
  const to = await move.getByLabel('To room').inputValue();
  await move.getByLabel('Reason').fill('The air conditioning is loud');
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(`Stay moved from room ${room} to room ${to}.`)).toBeVisible();
  await expect(button(`Move, room ${to}`)).toBeVisible();

  await page.goto(`/desk/reservations/${guestStay}`);
  await page.getByRole('button', { name: /^Send Again: / }).click();
  await expect(page.getByText('Email sent again.')).toBeVisible();
  await page.getByRole('button', { name: /^Cancel Reservation/ }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel Reservation' });
  await cancel.getByRole('button', { name: 'Cancel Reservation' }).click();
  await expect(cancel.getByText('Please fill this in.')).toBeVisible();
  await cancel.getByLabel('Reason').fill('The caller comes another time');
  expect(await cancel.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await cancel.getByRole('button', { name: 'Cancel Reservation' }).click();
  await expect(page.getByText(/^Reservation cancelled/)).toBeVisible();
  await expect(page.getByText(/The caller comes another time/)).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
