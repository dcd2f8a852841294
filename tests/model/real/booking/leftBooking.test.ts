import type { Page } from 'playwright/test';
import * as bookingMessages from '../../../../messages/booking/booking';
import { reservationFailed } from '../../../../messages/booking/booking';
import { becomeGuest } from '../../../browser/support/asGuest';
import { expectErrorResponses, expectNoNetwork } from '../../../browser/support/pageErrors';
import { fillLogin, logsOut } from '../support/accounts';
import { alertSays, closesAlert, presses } from '../support/acts';
import { reservationsOf } from '../support/calls';
import {
  chooseRooms,
  deluxe,
  expectForm,
  fillForm,
  goOn,
  nightsByHand,
} from '../support/bookingByHand';
import { gateOn, type Gate } from '../support/gate';
import { leaveRooms } from '../support/otherGuests';
import { inOtherTab, storedTextIn } from '../support/tabs';
import { arriveLoggedIn, expect, test, type World } from '../support/world';

/** Two Deluxe Rooms are being booked; the call waits on its way to the server. */
async function bookSlowly(world: World): Promise<Gate> {
  await chooseRooms(world);
  const gate = await gateOn(world.page, {
    create: { method: 'POST', path: /\/api\/v1\/reservation$/ },
  });
  await goOn(world.page).click();
  await gate.held('create');
  return gate;
}

const beingMade = (page: Page) => page.getByText(bookingMessages.beingMade);

for (const [way, goes] of Object.entries({
  Back: ({ page }: World) => page.goBack(),
  'Change details': ({ page }: World) => page.getByRole('link', { name: 'Change details' }).click(),
})) {
  test(`who leaves by ${way} while the rooms are booked that another guest gets goes on with the form`, async ({
    world,
  }) => {
    const { page } = world;
    const gate = await bookSlowly(world);
    await goes(world);
    await expect(beingMade(page)).toBeVisible();
    await leaveRooms(world, 1, nightsByHand(world));
    expectErrorResponses(page, 409);
    await gate.letGo('create');
    await alertSays(reservationFailed(''))(world);
    await closesAlert(world);

    await expectForm(world);
    await page.getByLabel('Notes').fill('We arrive early.');
    await presses('Check Availability')(world);
    await expect(page.getByText('Only 1 of these is free for your nights')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(deluxe(page)).toHaveText('1');
    await goOn(page).click();
    await expect(page).toHaveURL(/\/confirm$/);
  });
}

test('an answer that comes after a logout is nothing to the guest who logs in next', async ({
  world,
}) => {
  const { page } = world;
  const gate = await bookSlowly(world);
  await page.goBack();
  await expect(beingMade(page)).toBeVisible();
  await logsOut(world);
  await page.getByRole('link', { name: 'LOGIN' }).click();
  const next = await becomeGuest(world.request);
  await fillLogin({ page, guest: next });
  await presses('Sign In')(world);
  await expect(
    page.getByRole('banner').getByRole('button', { name: next.firstName }),
  ).toBeVisible();

  // The call was aborted with the page of its guest.
  expect(gate.isHeld('create')).toBe(false);
  expect(await storedTextIn(page)).not.toContain(world.guest.email);
  expect(await reservationsOf({ ...world, guest: next })).toBe(0);
});

test('the last rooms stay the guest’s own when the answer to their booking is lost', async ({
  world,
}) => {
  const { page } = world;
  await leaveRooms(world, 2, nightsByHand(world));
  await chooseRooms(world);
  expectNoNetwork(page);
  await page.route('**/api/v1/reservation', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await goOn(page).click();
  await closesAlert(world);
  await expect(page.getByText(bookingMessages.outcomeUnknown)).toBeVisible();
  await expect(deluxe(page)).toHaveText('2');
  await expect(page.getByText('No rooms left for these dates')).toBeHidden();
  await page.unrouteAll();
  await goOn(page).click();
  await expect(page).toHaveURL(/\/confirm$/);
  expect(await reservationsOf(world)).toBe(1);
});

test('a booking that is finished in one tab leaves the newer one of another tab alone', async ({
  world,
}) => {
  await chooseRooms(world);
  const other = await inOtherTab(world);
  const { page } = other;
  await arriveLoggedIn(other);
  await page.goto('/reservation');
  await fillForm(other);
  await page.getByLabel('Notes').fill('The newer booking');

  await goOn(world.page).click();
  await expect(world.page).toHaveURL(/\/confirm$/);
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('The newer booking');
});
