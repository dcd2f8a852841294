import type { Reservation } from '../../../../../machines/contract/wire';
import type { HoldReminderContext } from '../../../../../machines/reservation/holdReminderMachine';
import { confirmationPath } from '../../../../../machines/shared/paths';
import { addDays, lagosToday } from '../../../../../machines/shared/stay';
import * as words from '../../../../../messages/reservation/pages/hold';
import { becomeGuest, type LoggedInGuest } from '../../../../browser/support/asGuest';
import { expectErrorResponses } from '../../../../browser/support/pageErrors';
import { holdReminderModel } from '../../../../../models/reservation/holdReminderModel';
import { holdReminderExclusions } from '../../exclusions/reservation/holdReminder';
import { withoutNetwork } from '../../support/acts';
import { askWithoutRooms, bookByCall } from '../../support/calls';
import type { RealMachine, Scene } from '../../support/realMachine';
import { arriveLoggedIn, expect } from '../../support/world';

const HOUR_MS = 60 * 60_000;
/** Late enough in Lagos for a hold of half an hour to last until tomorrow. */
const LATE = 'T22:45:00.000Z';

/** The reminder is about rooms that the hotel holds for a guest. */
interface Reminded {
  guest: LoggedInGuest;
  /** The reservation whose hold ends first; null before there is one. */
  first: Reservation | null;
}

const stayIn = ({ monday }: Scene<Reminded>) => ({
  checkIn: addDays(monday, 2),
  checkOut: addDays(monday, 5),
});

async function books(scene: Scene<Reminded>): Promise<Reservation> {
  const { reservationData } = await bookByCall(scene, { ...stayIn(scene), rooms: 1 });
  return reservationData;
}

const reminderIn = ({ page }: Scene<Reminded>) =>
  page.getByRole('complementary', { name: words.heldForYou });

/** Lets the call continue, and gives its result time to show. */
async function letServerRespond({ page, gate }: Scene<Reminded>): Promise<void> {
  const answered = page.waitForResponse(/\/hotel\/reservations\/history/);
  await gate.letGo('loadUnpaidReservations');
  await (await answered).finished();
  await page.clock.runFor(100);
}

const seesNothing = (scene: Scene<Reminded>) => expect(reminderIn(scene)).toHaveCount(0);

/** How a guest is reminded of held rooms in a real browser. */
export const holdReminder: RealMachine<Reminded, HoldReminderContext> = {
  model: holdReminderModel,
  exclusions: holdReminderExclusions,
  calls: { loadUnpaidReservations: { method: 'GET', path: /\/hotel\/reservations\/history$/ } },
  starts: {
    'opens the home page as a guest': async ({ page, request }) => {
      const guest = await becomeGuest(request);
      await arriveLoggedIn({ page, guest });
      await page.goto('/');
      return { guest, first: null };
    },
  },
  executors: {
    'the server knows of held rooms': async (scene) => {
      await askWithoutRooms(scene, { ...stayIn(scene), rooms: 0 });
      scene.first = await books(scene);
      await books(scene);
      await letServerRespond(scene);
    },
    'the server knows of rooms that are held until tomorrow': async (scene) => {
      const { page, hotel, gate } = scene;
      await hotel.pass(Date.parse(`${hotel.today()}${LATE}`) - hotel.now().getTime());
      await page.clock.setSystemTime(hotel.now());
      scene.first = await books(scene);
      // The token has expired by now: the page refreshes it, and asks again.
      expectErrorResponses(page, 401);
      await gate.letGo('loadUnpaidReservations');
      await letServerRespond(scene);
    },
    'the server knows of none': letServerRespond,
    'what the server knows of has no rooms': async (scene) => {
      await askWithoutRooms(scene, { ...stayIn(scene), rooms: 0 });
      await letServerRespond(scene);
    },
    'the network fails': (scene) => withoutNetwork(scene, 'loadUnpaidReservations'),
    'the hold ends': ({ page }) => page.clock.fastForward(HOUR_MS),
  },
  assertions: {
    looking: async (scene) => {
      await scene.gate.held('loadUnpaidReservations');
      await seesNothing(scene);
    },
    reminding: async (scene) => {
      const { id = '', holdExpiresAt = null } = scene.first ?? {};
      const until = reminderIn(scene).getByRole('time');
      await expect(until).toHaveAttribute('datetime', holdExpiresAt ?? '');
      const endsToday = lagosToday(new Date(holdExpiresAt ?? '')) === scene.hotel.today();
      await expect(until).toHaveText(endsToday ? /^\d\d:\d\d$/ : /^\w{3}, /);
      await expect(reminderIn(scene)).toContainText('Your rooms are held until');
      const link = reminderIn(scene).getByRole('link', { name: words.payNow });
      await expect(link).toHaveAttribute('href', confirmationPath(id));
    },
    silent: seesNothing,
  },
};
