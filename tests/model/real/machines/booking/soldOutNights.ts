import type { SoldOutNightsContext } from '../../../../../machines/booking/soldOutNightsMachine';
import { paths } from '../../../../../machines/shared/paths';
import { addDays } from '../../../../../machines/shared/stay';
import { becomeGuest } from '../../../../browser/support/asGuest';
import { soldOutNightsModel } from '../../../../../models/booking/soldOutNightsModel';
import { soldOutNightsExclusions } from '../../exclusions/booking/soldOutNights';
import { presses, withoutNetwork } from '../../support/acts';
import type { Booker } from '../../support/savedBooking';
import { sellOut } from '../../support/otherGuests';
import type { RealMachine, Scene } from '../../support/realMachine';
import { arriveLoggedIn, expect } from '../../support/world';

const today = ({ page }: Scene<Booker>) => page.getByRole('button', { name: /, today/ });
const isCalendarOpen = ({ page }: Scene<Booker>) =>
  page.getByRole('button', { name: 'Hide calendar' }).isVisible();
const soldOut = ({ page }: Scene<Booker>) => page.getByRole('button', { name: /, sold out$/ });

/** How a guest sees which nights are sold out in a real browser. */
export const soldOutNights: RealMachine<Booker, SoldOutNightsContext> = {
  model: soldOutNightsModel,
  exclusions: soldOutNightsExclusions,
  calls: { loadSoldOutNights: { method: 'GET', path: /\/availability\/sold-out-nights$/ } },
  starts: {
    'has the form before it': async ({ page, request }) => {
      const guest = await becomeGuest(request);
      await arriveLoggedIn({ page, guest });
      // The session is refreshed first, and the answer tells the time.
      await page.evaluate(() => {
        sessionStorage.removeItem('accessToken');
      });
      await page.goto(paths.reservation);
      return { guest };
    },
    'has the form before it and no time from the server': async ({ page, request }) => {
      const guest = await becomeGuest(request);
      await arriveLoggedIn({ page, guest });
      await page.goto(paths.reservation);
      return { guest };
    },
  },
  executors: {
    'opens the calendar': async (scene) => {
      if (await isCalendarOpen(scene)) await presses('Hide calendar')(scene);
      await presses('Choose in a calendar')(scene);
    },
    'the server says which nights are sold out': async (scene) => {
      const { monday, gate } = scene;
      // Today’s month is the one that the calendar shows first.
      await sellOut(scene, { checkIn: monday, checkOut: addDays(monday, 1) });
      await gate.letGo('loadSoldOutNights');
    },
    'nobody can tell': (scene) => withoutNetwork(scene, 'loadSoldOutNights'),
  },
  assertions: {
    idle: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Choose in a calendar' })).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);
    },
    asking: async (scene, { context: { nights } }) => {
      await scene.gate.held('loadSoldOutNights');
      if (await isCalendarOpen(scene))
        await expect(soldOut(scene)).toHaveCount(nights.length === 0 ? 0 : 1);
    },
    known: async (scene) => {
      if (!(await isCalendarOpen(scene))) return;
      await expect(soldOut(scene)).toHaveCount(1);
      await expect(today(scene)).toHaveAccessibleName(/, sold out$/);
      await expect(today(scene)).toBeDisabled();
    },
    unknown: async (scene) => {
      if (!(await isCalendarOpen(scene))) return;
      await expect(today(scene)).toBeEnabled();
      await expect(soldOut(scene)).toHaveCount(0);
    },
  },
};
