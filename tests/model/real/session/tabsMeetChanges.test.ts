import { addDays } from '../../../../machines/shared/stay';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { canLogIn, logsOut } from '../support/accounts';
import { alertOf, alertSays, closesAlert } from '../support/acts';
import { reservationNow } from '../support/calls';
import { gateOn } from '../support/gate';
import { delayResponse } from '../support/tabs';
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
