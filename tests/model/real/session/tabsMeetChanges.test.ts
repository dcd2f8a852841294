import type { Locator } from 'playwright/test';
import { addDays } from '../../../../machines/shared/stay';
import { becomeGuest } from '../../../browser/support/asGuest';
import { expectAnswers } from '../../../browser/support/complaints';
import { canLogIn } from '../support/account';
import { fillLogin, logsOut } from '../support/accounts';
import { alertOf, alertSays, closesAlert, presses } from '../support/acts';
import { bookByCall, reservationNow } from '../support/calls';
import { gateOn } from '../support/gate';
import { delayAnswer, inOtherTab, keptIn } from '../support/tabs';
import { arriveLoggedIn, expect, test, TOKEN_OVER_MS, type World } from '../support/world';

const renewal = { renew: { method: 'POST', path: /\/users\/refresh$/ } } as const;
const deletion = { deletion: { method: 'POST', path: /\/users\/delete-account$/ } } as const;

const loginLink = ({ page }: Pick<World, 'page'>) =>
  page.getByRole('banner').getByRole('link', { name: 'LOGIN' });

/** Books two Deluxe Rooms for two nights elsewhere; returns the reservation's id. */
async function book(world: World): Promise<string> {
  const { monday } = world;
  const order = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 4), rooms: 2 };
  const { reservationData } = await bookByCall(world, order);
  await arriveLoggedIn(world);
  return reservationData.id;
}

/** The guest enters another check-out, and has not saved it yet; answers the dialog. */
async function entersCheckOut({ page, monday }: World, id: string): Promise<Locator> {
  await page.goto(`/my-reservations/${id}`);
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modify Reservation' });
  await dialog.getByLabel('Check-out').fill(addDays(monday, 5));
  return dialog;
}

/** The guest looks at the page of Paystack on which the reservation is paid. */
async function goesToPay({ page }: World, id: string): Promise<void> {
  await page.goto(`/reservation/${id}/confirm`);
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
}

const pays = ({ page }: World) => page.getByRole('button', { name: 'Pay ₦8,000.00' }).click();

/** Another tab renews the session, as slowly as the test wants. */
async function renewsElsewhere(world: World) {
  const other = await inOtherTab(world);
  const gate = await gateOn(other.page, renewal);
  await other.page.goto('/my-reservations');
  await gate.held('renew');
  return { other, letGo: () => gate.letGo('renew') };
}

/** In another tab the guest logs out and another guest logs in. */
async function anotherLogsIn(world: World): Promise<void> {
  const other = { ...(await inOtherTab(world)), guest: await becomeGuest(world.request) };
  await other.page.goto('/aboutus');
  await logsOut(other);
  await loginLink(other).click();
  await fillLogin(other);
  await presses('Sign In')(other);
  await expect(loginLink(other)).toBeHidden();
}

/** The tab neither shows nor stores anything that identifies the guest, nor any of these secrets. */
async function hasNothingOf(
  { page, guest }: Pick<World, 'page' | 'guest'>,
  ...secrets: readonly string[]
): Promise<void> {
  const shown = await page.locator('body').innerText();
  const kept = await keptIn(page);
  for (const secret of [guest.email, ...secrets]) {
    expect(shown).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
}

test('dates that are changed while another tab renews the session are changed', async ({
  world,
}) => {
  const { page, hotel, monday } = world;
  const id = await book(world);
  const dialog = await entersCheckOut(world, id);
  const { letGo } = await renewsElsewhere(world);
  await hotel.pass(TOKEN_OVER_MS);
  expectAnswers(page, 401);
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
  expectAnswers(page, 404);
  await anotherLogsIn(world);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await hasNothingOf(world, id);
  expect((await reservationNow(world, id)).checkOutDate).toBe(addDays(monday, 4));
});

test('a payment is found made although another tab renewed the session meanwhile', async ({
  world,
}) => {
  const { page, hotel } = world;
  const id = await book(world);
  await goesToPay(world, id);
  const { other, letGo } = await renewsElsewhere(world);
  await letGo();
  await expect(other.page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await hotel.pass(TOKEN_OVER_MS);
  expectAnswers(page, 401);
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
  expectAnswers(page, 401, 404);
  await pays(world);
  await expect(page.getByText('Payment not found.')).toBeVisible();
  await expect.poll(async () => (await reservationNow(world, id)).paymentStatus).toBe('paid');
  await hasNothingOf(world);
});

/** The guest looks at the account, and in another tab at something else; answers that tab. */
async function opensAccountInTwoTabs(world: World): Promise<World> {
  await arriveLoggedIn(world);
  await world.page.goto('/account');
  const other = await inOtherTab(world);
  await other.page.goto('/aboutus');
  await expect(other.page.getByRole('banner').getByRole('button', { name: /^Ada/ })).toBeVisible();
  return other;
}

/** The guest has requested to delete the account. */
async function asksForDeletion(world: World): Promise<void> {
  const { page, guest } = world;
  await presses('Delete Account')(world);
  await page.getByRole('textbox', { name: 'Your Password', exact: true }).fill(guest.password);
  await presses('Delete for Good')(world);
}

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
  expectAnswers(page, 401);
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
  const { carriedOut, arrive } = await delayAnswer(page, '**/users/delete-account');
  await asksForDeletion(world);
  await carriedOut;
  expectAnswers(page, 401);
  await logsOutElsewhere(world, other, async () => {
    const answered = page.waitForResponse(/delete-account$/);
    arrive();
    await answered;
  });
  expect(await canLogIn(world, guest.password)).toBe(false);
});
