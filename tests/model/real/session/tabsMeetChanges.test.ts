import { addDays } from '../../../../machines/shared/stay';
import * as deletionMessages from '../../../../messages/account/accountDeletion';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { canLogIn } from '../support/account';
import { logsOut } from '../support/accounts';
import { alertOf, alertSays, closesAlert } from '../support/acts';
import { chooseRooms, goOn } from '../support/bookingByHand';
import { reservationNow, reservationsOf } from '../support/calls';
import { gateOn } from '../support/gate';
import { delayResponse, inOtherTab } from '../support/tabs';
import {
  anotherLogsIn,
  asksForDeletion,
  book,
  entersCheckOut,
  goesToPay,
  hasNothingOf,
  loginLink,
  opensAccountInTwoTabs,
  pays,
  refreshesElsewhere,
} from '../support/twoTabs';
import { expect, test, TOKEN_OVER_MS, type World } from '../support/world';

const deletion = { deletion: { method: 'POST', path: /\/users\/delete-account$/ } } as const;

test('dates that are changed while another tab refreshes the session are changed', async ({
  world,
}) => {
  const { page, hotel, monday } = world;
  const id = await book(world);
  const dialog = await entersCheckOut(world, id);
  const { letGo } = await refreshesElsewhere(world);
  await hotel.pass(TOKEN_OVER_MS);
  expectErrorResponses(page, 401);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await letGo();
  await expect(dialog).toBeHidden();
  await expect(alertOf(world)).toBeHidden();
  expect((await reservationNow(world, id)).checkOutDate).toBe(addDays(monday, 5));
});

test('another guest who logs in sees nothing of dates that were being changed, and they stay', async ({
  world,
}) => {
  const { page, monday } = world;
  const id = await book(world);
  const dialog = await entersCheckOut(world, id);
  expectErrorResponses(page, 404);
  await anotherLogsIn(world);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await hasNothingOf(world, id);
  expect((await reservationNow(world, id)).checkOutDate).toBe(addDays(monday, 4));
});

test('a payment is found made although another tab refreshed the session meanwhile', async ({
  world,
}) => {
  const { page, hotel } = world;
  const id = await book(world);
  await goesToPay(world, id);
  const { other, letGo } = await refreshesElsewhere(world);
  await letGo();
  await expect(other.page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await hotel.pass(TOKEN_OVER_MS);
  expectErrorResponses(page, 401);
  await pays(world);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  expect((await reservationNow(world, id)).paymentStatus).toBe('paid');
});

test('another guest who logs in sees nothing of a checkout that is open, which is paid all the same', async ({
  world,
}) => {
  const { page } = world;
  const id = await book(world);
  await goesToPay(world, id);
  await anotherLogsIn(world);
  expectErrorResponses(page, 401, 404);
  await pays(world);
  await expect(page.getByText('Payment not found.')).toBeVisible();
  await expect.poll(async () => (await reservationNow(world, id)).paymentStatus).toBe('paid');
  await hasNothingOf(world);
});

/** The guest logs out in another tab: both show the login, and have nothing of the guest left. */
async function logsOutElsewhere(
  world: World,
  other: World,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page, guest } = world;
  await logsOut(other);
  await alertSays('You are not logged in')(world);
  await meanwhile();
  await closesAlert(world);
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  for (const tab of [page, other.page]) {
    await hasNothingOf({ page: tab, guest }, guest.lastName, guest.phoneNumber);
  }
}

test('an account stands that is to be deleted when another tab logs out first', async ({
  world,
}) => {
  const { page, guest } = world;
  const other = await opensAccountInTwoTabs(world);
  const gate = await gateOn(page, deletion);
  await asksForDeletion(world);
  await gate.held('deletion');
  expectErrorResponses(page, 401);
  await logsOutElsewhere(world, other, async () => {
    const refused = page.waitForResponse(/delete-account$/);
    await gate.letGo('deletion');
    await refused;
  });
  expect(await canLogIn(world, guest.password)).toBe(true);
});

test('an account is deleted although another tab logs out before the answer, and nothing is left', async ({
  world,
}) => {
  const { page, guest } = world;
  const other = await opensAccountInTwoTabs(world);
  const { carriedOut, arrive } = await delayResponse(page, '**/users/delete-account');
  await asksForDeletion(world);
  await carriedOut;
  expectErrorResponses(page, 401);
  await logsOutElsewhere(world, other, async () => {
    const answered = page.waitForResponse(/delete-account$/);
    arrive();
    await answered;
  });
  expect(await canLogIn(world, guest.password)).toBe(false);
});

test('an account is deleted although another tab refreshed the session meanwhile', async ({
  world,
}) => {
  const { page, hotel, guest } = world;
  await opensAccountInTwoTabs(world);
  const { other, letGo } = await refreshesElsewhere(world);
  await hotel.pass(TOKEN_OVER_MS);
  expectErrorResponses(page, 401);
  await asksForDeletion(world);
  await letGo();
  await alertSays(deletionMessages.deleted)(world);
  await expect(loginLink(other)).toBeVisible();
  expect(await canLogIn(world, guest.password)).toBe(false);
});

test('an account that is deleted after another guest has logged in takes nothing from that one', async ({
  world,
}) => {
  const { page, guest } = world;
  const tab = await opensAccountInTwoTabs(world);
  const { carriedOut, arrive } = await delayResponse(page, '**/users/delete-account');
  await asksForDeletion(world);
  await carriedOut;
  expectErrorResponses(page, 401);
  const other = await anotherLogsIn(world, tab);
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(other.guest.email);
  const answered = page.waitForResponse(/delete-account$/);
  arrive();
  await answered;
  await hasNothingOf(world);
  await page.reload();
  await expect(email).toHaveValue(other.guest.email);
  expect(await canLogIn(world, guest.password)).toBe(false);
});

const givesUp = ({ page }: World, path: RegExp) =>
  page.waitForEvent('requestfailed', (request) => path.test(request.url()));

test('a change is given up by a logout in another tab, and nothing of it shows or is kept', async ({
  world,
}) => {
  const { page, guest, monday } = world;
  const id = await book(world);
  const dialog = await entersCheckOut(world, id);
  const { carriedOut } = await delayResponse(page, '**/modify');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await carriedOut;
  const givenUp = givesUp(world, /modify$/);
  const other = await inOtherTab(world);
  await other.page.goto('/aboutus');
  await logsOut(other);
  await alertSays('You are not logged in')(world);
  await givenUp;
  await hasNothingOf(world, guest.lastName, guest.phoneNumber);
  expect((await reservationNow(world, id)).checkOutDate).toBe(addDays(monday, 5));
});

test('a booking is given up by a logout in another tab, and nothing of it shows or is kept', async ({
  world,
}) => {
  const { page, guest } = world;
  await chooseRooms(world);
  const { carriedOut } = await delayResponse(page, '**/api/v1/reservation');
  await goOn(page).click();
  await carriedOut;
  const givenUp = givesUp(world, /api\/v1\/reservation$/);
  const other = await inOtherTab(world);
  await other.page.goto('/aboutus');
  await logsOut(other);
  await givenUp;
  await expect(loginLink(other)).toBeVisible();
  await hasNothingOf(world, guest.lastName, guest.phoneNumber);
  expect(await reservationsOf(world)).toBe(1);
});
