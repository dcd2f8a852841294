import * as bookingMessages from '../../../../messages/booking/booking';
import { expectErrorResponses, expectNoNetwork } from '../../../browser/support/pageErrors';
import {
  bookByHand,
  chooseRooms,
  deluxe,
  expectForm,
  fillForm,
  goOn,
  openForm,
} from '../support/bookingByHand';
import { reservationsOf } from '../support/calls';
import { pageErrorsOf, inNewTab, storedTextIn, loseResponse } from '../support/tabs';
import { endSession, expect, logInAgain, test, TOKEN_OVER_MS } from '../support/world';

test('a booking survives a reload of the reservation form', async ({ world }) => {
  await openForm(world);
  await fillForm(world);
  await world.page.reload();
  await expectForm(world);
});

test('a booking survives a reload of the room selection', async ({ world }) => {
  await chooseRooms(world);
  await world.page.reload();
  await expect(deluxe(world.page)).toHaveText('2');
  await world.page.getByRole('link', { name: 'Change details' }).click();
  await expectForm(world);
  expect(await storedTextIn(world.page)).not.toContain(world.guest.password);
});

test('a booking survives its killed tab in the reservation form', async ({ world }) => {
  await openForm(world);
  await fillForm(world);
  const later = await inNewTab(world);
  await later.page.goto('/reservation');
  await expectForm(later);
});

test('a booking survives its killed tab in the room selection', async ({ world }) => {
  await chooseRooms(world);
  const later = await inNewTab(world);
  await later.page.goto('/roombooking');
  await expect(deluxe(later.page)).toHaveText('2');
  await later.page.getByRole('link', { name: 'Change details' }).click();
  await expectForm(later);
});

test('a reservation survives a reload of its confirmation', async ({ world }) => {
  await bookByHand(world);
  await world.page.reload();
  await expect(world.page.getByRole('button', { name: 'Pay with Paystack' })).toBeEnabled();
});

test('a reservation is found again after its tab was killed', async ({ world }) => {
  await bookByHand(world);
  const address = world.page.url();
  const context = world.page.context();
  await world.page.close();
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Pay with Paystack' })).toBeEnabled();
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

test('a booking is made once when the page is loaded again while it is being made', async ({
  world,
}) => {
  const { page } = world;
  await chooseRooms(world);
  const { carriedOut } = await loseResponse(page, '**/api/v1/reservation');
  await goOn(page).click();
  await carriedOut;
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

test('a booking goes on by itself when only the token has run out', async ({ world }) => {
  await chooseRooms(world);
  expectErrorResponses(world.page, 401);
  await world.hotel.pass(TOKEN_OVER_MS);
  await goOn(world.page).click();
  await expect(world.page).toHaveURL(/\/confirm$/);
});

test('a booking that was sent offline is made once after the network is back', async ({
  world,
}) => {
  const { page } = world;
  await chooseRooms(world);
  expectNoNetwork(page);
  await page.context().setOffline(true);
  await goOn(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Could not connect to the server');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.context().setOffline(false);
  await goOn(page).click();
  await expect(page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});

test('a booking kept by an older version of the site begins anew, without an error', async ({
  world,
}) => {
  const { page } = world;
  const pageErrors = pageErrorsOf(page);
  await openForm(world);
  await fillForm(world);
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) {
      const kept = storage.getItem('snapshot:booking') ?? '';
      if (!kept.includes('"version":1')) throw new Error('No version is kept');
      storage.setItem('snapshot:booking', kept.replace('"version":1', '"version":0'));
    }
  });
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Adaobi Okeke');
  await expect(page.getByLabel('Check-in')).toHaveValue('');
  expect(pageErrors).toEqual([]);
});
