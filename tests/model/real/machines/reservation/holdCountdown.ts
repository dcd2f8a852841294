import type { HoldCountdownContext } from '../../../../../machines/reservation/holdCountdownMachine';
import { myReservationPath } from '../../../../../machines/shared/paths';
import * as repeatingMessages from '../../../../../messages/booking/pages/bookAgain';
import * as messages from '../../../../../messages/reservation/hold';
import { becomeGuest } from '../../../../browser/support/asGuest';
import { pending } from '../../../../../models/reservation/managementExamples';
import { holdCountdownModel } from '../../../../../models/reservation/holdCountdownModel';
import { holdCountdownExclusions } from '../../exclusions/reservation/holdCountdown';
import { bookByCall } from '../../support/calls';
import { nightsOf, type Owner } from '../../support/owner';
import type { RealMachine, Scene, Stage } from '../../support/realMachine';
import { arriveLoggedIn, expect } from '../../support/world';

const MINUTE_MS = 60_000;
const HALF_MINUTE_MS = 30_000;

/** Until when the rooms are held, to the minute. */
const sentenceIn = ({ page }: Pick<Stage, 'page'>) =>
  page.getByText(/^Your rooms are held until \w{3}, \d+ \w+, \d\d:\d\d\.$/);

async function opensHeld(stage: Stage): Promise<Owner> {
  const { hotel, page } = stage;
  const guest = await becomeGuest(stage.request);
  const order = { ...nightsOf(stage, pending), rooms: 1 };
  const { reservationData: reservation } = await bookByCall({ hotel, guest }, order);
  await page.clock.setSystemTime(hotel.now());
  await arriveLoggedIn({ page, guest });
  await page.goto(myReservationPath(reservation.id));
  await expect(sentenceIn({ page })).toBeVisible();
  return { guest, reservation };
}

const heldUntil = ({ reservation }: Scene<Owner>) => reservation.holdExpiresAt ?? '';

/** Advances the page's clock until this much of the hold is left. */
const passesUntilLeft = (leftMs: number) => async (scene: Scene<Owner>) => {
  const { page } = scene;
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.max(Date.parse(heldUntil(scene)) - now - leftMs, MINUTE_MS));
};

const timerIn = ({ page }: Scene<Owner>) => page.getByRole('main').getByRole('timer');

/** How a guest sees the time left to pay in a real browser. */
export const holdCountdown: RealMachine<Owner, HoldCountdownContext> = {
  model: holdCountdownModel,
  exclusions: holdCountdownExclusions,
  calls: {},
  starts: {
    'sees until when the rooms are held': opensHeld,
  },
  executors: {
    'some minutes pass': passesUntilLeft(13 * MINUTE_MS + HALF_MINUTE_MS),
    'the last minute begins': passesUntilLeft(HALF_MINUTE_MS),
    'the time to pay runs out': passesUntilLeft(-MINUTE_MS),
  },
  assertions: {
    counting: async (scene, { context: { minutesLeft } }) => {
      const { page } = scene;
      const until = sentenceIn(scene).getByRole('time');
      await expect(until).toHaveAttribute('datetime', heldUntil(scene));
      if (minutesLeft === null) await expect(timerIn(scene)).toHaveCount(0);
      else await expect(timerIn(scene)).toHaveText(messages.timeLeftToPay(minutesLeft));
      await expect(page.getByText(messages.over)).toHaveCount(0);
    },
    over: async (scene) => {
      const { page } = scene;
      await expect(page.getByRole('alert').filter({ hasText: messages.over })).toBeVisible();
      await expect(page.getByRole('button', { name: repeatingMessages.bookAgain })).toBeVisible();
      await expect(timerIn(scene)).toHaveCount(0);
    },
  },
};
