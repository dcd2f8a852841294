import { notDone } from '../../../../messages/session/session';
import type { Locator } from 'playwright/test';
import { addDays } from '../../../../machines/shared/stay';
import { becomeGuest } from '../../../browser/support/asGuest';
import { fillLogin, logsOut } from './accounts';
import { alertOf, alertSays, presses } from './acts';
import { bookByCall } from './calls';
import { gateOn } from './gate';
import { inOtherTab, storedTextIn } from './tabs';
import { arriveLoggedIn, expect, type World } from './world';

/** What a guest does in two tabs of one browser. */

const refresh = { refresh: { method: 'POST', path: /\/users\/refresh$/ } } as const;

export const loginLink = ({ page }: Pick<World, 'page'>) =>
  page.getByRole('banner').getByRole('link', { name: 'LOGIN' });

/** Books two Deluxe Rooms for two nights elsewhere; returns the reservation's id. */
export async function book(world: World): Promise<string> {
  const { monday } = world;
  const order = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 4), rooms: 2 };
  const { reservationData } = await bookByCall(world, order);
  await arriveLoggedIn(world);
  return reservationData.id;
}

/** The guest enters another check-out, and has not saved it yet. Returns the dialog. */
export async function entersCheckOut({ page, monday }: World, id: string): Promise<Locator> {
  await page.goto(`/my-reservations/${id}`);
  await page.getByRole('button', { name: 'Modify Reservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modify Reservation' });
  await dialog.getByLabel('Check-out').fill(addDays(monday, 5));
  return dialog;
}

/** The guest looks at the page of Paystack on which the reservation is paid. */
export async function goesToPay({ page }: World, id: string): Promise<void> {
  await page.goto(`/reservation/${id}/confirm`);
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible();
}

export const pays = ({ page }: World) =>
  page.getByRole('button', { name: 'Pay ₦8,000.00' }).click();

/** Another tab refreshes the session, as slowly as the test wants. */
export async function refreshesElsewhere(world: World) {
  const other = await inOtherTab(world);
  const gate = await gateOn(other.page, refresh);
  await other.page.goto('/my-reservations');
  await gate.held('refresh');
  return { other, letGo: () => gate.letGo('refresh') };
}

/**
 * In another tab the guest logs out and another guest logs in; returns that tab with its guest.
 * @param tab in which the guest is known already
 */
export async function anotherLogsIn(world: World, tab?: World): Promise<World> {
  const other = { ...(tab ?? (await inOtherTab(world))), guest: await becomeGuest(world.request) };
  if (tab === undefined) await other.page.goto('/aboutus');
  await logsOut(other);
  await loginLink(other).click();
  await fillLogin(other);
  await presses('Sign In')(other);
  await expect(loginLink(other)).toBeHidden();
  return other;
}

/** The tab neither shows nor stores anything that identifies the guest, nor any of these secrets. */
export async function hasNothingOf(
  { page, guest }: Pick<World, 'page' | 'guest'>,
  ...secrets: readonly string[]
): Promise<void> {
  const shown = await page.locator('body').innerText();
  const kept = await storedTextIn(page);
  for (const secret of [guest.email, ...secrets]) {
    expect(shown).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
}

/** The guest looks at the account, and in another tab at something else. Returns that tab. */
export async function opensAccountInTwoTabs(world: World): Promise<World> {
  await arriveLoggedIn(world);
  await world.page.goto('/account');
  const other = await inOtherTab(world);
  await other.page.goto('/aboutus');
  await expect(other.page.getByRole('banner').getByRole('button', { name: /^Ada/ })).toBeVisible();
  return other;
}

/** The guest has requested to delete the account. */
export async function asksForDeletion(world: World): Promise<void> {
  const { page, guest } = world;
  await presses('Delete Account')(world);
  await page.getByRole('textbox', { name: 'Your Password', exact: true }).fill(guest.password);
  await presses('Delete for Good')(world);
}

/** The guest's session is over in every tab. The guest logs in again in another tab, and this one is notified. */
export async function logsInElsewhere(world: World, { isTold = true } = {}): Promise<void> {
  await alertSays('Your session has expired')(world);
  const other = await inOtherTab(world);
  await other.page.goto('/login');
  await fillLogin(other);
  await presses('Sign In')(other);
  if (isTold) {
    await alertSays(notDone)(world);
    await alertOf(world).getByRole('button', { name: 'OK' }).click();
  }
  await expect(alertOf(world)).toBeHidden();
}
