import type { Page } from 'playwright/test';
import * as bookingMessages from '../../../../messages/booking/booking';
import { reservationFailed } from '../../../../messages/booking/booking';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { alertSays, closesAlert, presses } from '../support/acts';
import { chooseRooms, deluxe, expectForm, goOn, nightsByHand } from '../support/bookingByHand';
import { gateOn, type Gate } from '../support/gate';
import { leaveRooms } from '../support/otherGuests';
import { expect, test, type World } from '../support/world';

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
    await expect(page.getByText('Only 1 of these is available for your dates')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(deluxe(page)).toHaveText('1');
    await goOn(page).click();
    await expect(page).toHaveURL(/\/confirm$/);
  });
}
