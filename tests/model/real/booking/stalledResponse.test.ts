import * as bookingMessages from '../../../../messages/booking/booking';
import { CALL_TIMEOUT_MS } from '../../../../src/api/withTimeout';
import { deluxe, fillForm, goOn, openForm } from '../support/bookingByHand';
import { reservationsOf } from '../support/calls';
import { stallBodies } from '../support/stallingServer';
import { expect, test } from '../support/world';

test('rooms left whose answer stalls after its headers are given up, and can be booked all the same', async ({
  world,
}) => {
  const { page } = world;
  const stalling = await stallBodies(page, '**/api/v1/availability**');
  await openForm(world);
  await fillForm(world);
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/roombooking$/);
  await expect.poll(stalling.heldUp).toBeGreaterThan(0);
  await expect(page.getByText(bookingMessages.availabilityUnknown)).toBeHidden();
  await page.clock.fastForward(CALL_TIMEOUT_MS);
  await expect(page.getByText(bookingMessages.availabilityUnknown)).toBeVisible();

  await stalling.end();
  await page.getByRole('button', { name: 'Add one Deluxe Room' }).click();
  await expect(deluxe(page)).toHaveText('1');
  await goOn(page).click();
  await expect(page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});
