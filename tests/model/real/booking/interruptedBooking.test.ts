import * as bookingMessages from '../../../../messages/booking/booking';
import { expectNoNetwork } from '../../../browser/support/pageErrors';
import {
  chooseRooms,
  deluxe,
  expectForm,
  fillForm,
  goOn,
  openForm,
} from '../support/bookingByHand';
import { reservationsOf } from '../support/calls';
import { inNewTab, loseResponse } from '../support/tabs';
import { endSession, expect, logInAgain, test } from '../support/world';

test('a booking survives its killed tab in the room selection', async ({ world }) => {
  await chooseRooms(world);
  const later = await inNewTab(world);
  await later.page.goto('/roombooking');
  await expect(deluxe(later.page)).toHaveText('2');
  await later.page.getByRole('link', { name: 'Change details' }).click();
  await expectForm(later);
});

test('a booking that was refused for an old session goes on after the login, with all that was entered', async ({
  world,
}) => {
  await chooseRooms(world);
  await endSession(world);
  await goOn(world.page).click();
  await logInAgain(world);
  await expect(world.page).toHaveURL(/\/roombooking$/);
  await expect(deluxe(world.page)).toHaveText('2');
  await goOn(world.page).click();
  await expect(world.page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});

test('a booking whose answer was lost is made once, also when the page was loaded again meanwhile', async ({
  world,
}) => {
  const { page } = world;
  await chooseRooms(world);
  expectNoNetwork(page);
  // The server makes the reservation, and its answer never arrives.
  await page.route('**/api/v1/reservation', async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await goOn(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Could not connect to the server');
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.reload();
  await expect(deluxe(page)).toHaveText('2');
  await goOn(page).click();
  await expect(page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});

test('a booking is made once when its tab is killed while it is being made', async ({ world }) => {
  await chooseRooms(world);
  const { carriedOut } = await loseResponse(world.page, '**/api/v1/reservation');
  await goOn(world.page).click();
  await carriedOut;
  const later = await inNewTab(world);
  await later.page.goto('/roombooking');
  await expect(deluxe(later.page)).toHaveText('2');
  await goOn(later.page).click();
  await expect(later.page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});

test('a booking goes on after an offline spell, from the form to the reservation', async ({
  world,
}) => {
  const { page } = world;
  // The browser's own estimate of its connection depends on how busy the machine is.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
  });
  await openForm(world);
  expectNoNetwork(page);
  // The next screen is loaded once the guest has interacted.
  const roomsCame = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/RoomBookingPage-'),
  );
  await page.getByRole('heading', { level: 1 }).click();
  await roomsCame;
  await page.context().setOffline(true);
  await fillForm(world);
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.getByText(bookingMessages.availabilityUnknown)).toBeVisible();
  await page.getByRole('button', { name: 'Add one Deluxe Room' }).click();
  await page.context().setOffline(false);
  await goOn(page).click();
  await expect(page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});
