import type { Reservation } from '../../../../../machines/contract/wire';
import type { BookAgainContext } from '../../../../../machines/booking/bookAgainMachine';
import { formatNaira, koboFromNaira } from '../../../../../machines/shared/money';
import { myReservationPath, paths } from '../../../../../machines/shared/paths';
import * as words from '../../../../../messages/booking/pages/bookAgain';
import * as policyMessages from '../../../../../messages/reservation/policy';
import { becomeGuest, logInByCall } from '../../../../browser/support/asGuest';
import { bookAgainModel } from '../../../../../models/booking/bookAgainModel';
import { bookAgainExclusions } from '../../exclusions/booking/bookAgain';
import { presses } from '../../support/acts';
import { bookByCall } from '../../support/calls';
import type { Owner } from '../../support/owner';
import { orderIn } from '../../support/payer';
import type { RealMachine, Scene, Stage } from '../../support/realMachine';
import { detailOf, showsDate } from '../../support/shown';
import { arriveLoggedIn, expect } from '../../support/world';

const HOLD_OVER_MS = 31 * 60_000;

/** A guest whose hold of two Deluxe Rooms has expired. */
async function letsHoldEnd(stage: Stage): Promise<Owner> {
  const { hotel, page, request } = stage;
  const newcomer = await becomeGuest(request);
  const { reservationData } = await bookByCall({ hotel, guest: newcomer }, orderIn(stage));
  await hotel.pass(HOLD_OVER_MS);
  await page.clock.setSystemTime(hotel.now());
  const guest = { ...newcomer, session: await logInByCall(request, newcomer) };
  return { guest, reservation: reservationData };
}

/** The room selection shows the old reservation's nights, rooms and price. */
async function seesSame({ page }: Scene<Owner>, stay: Reservation): Promise<void> {
  await expect(page).toHaveURL(paths.roomSelection);
  await showsDate(page, 'Check-in', stay.checkInDate);
  await showsDate(page, 'Check-out', stay.checkOutDate);
  for (const { roomType, numberOfRooms } of stay.roomAllocations) {
    const heading = page.getByRole('heading', { name: roomType });
    const card = page.getByRole('listitem').filter({ has: heading });
    await expect(card.getByRole('status')).toHaveText(String(numberOfRooms));
  }
  const total = detailOf(page, `Total for ${stay.nights} nights`);
  await expect(total).toHaveText(formatNaira(koboFromNaira(stay.totalPrice)));
  await expect(page.getByRole('button', { name: 'Continue Booking' })).toBeEnabled();
}

/** How a guest books the same again in a real browser. */
export const bookAgain: RealMachine<Owner, BookAgainContext> = {
  model: bookAgainModel,
  exclusions: bookAgainExclusions,
  calls: {},
  starts: {
    'sees a reservation that came to nothing': async (stage) => {
      const owner = await letsHoldEnd(stage);
      await arriveLoggedIn({ page: stage.page, guest: owner.guest });
      await stage.page.goto(myReservationPath(owner.reservation.id));
      return owner;
    },
  },
  executors: { 'wants the same again': presses(words.bookAgain) },
  assertions: {
    offering: async ({ page }) => {
      await expect(page.getByText(policyMessages.expired)).toBeVisible();
      await expect(page.getByRole('button', { name: words.bookAgain })).toBeEnabled();
    },
    // The booking opens faster than the message about it could be read.
    opening: (scene) => seesSame(scene, scene.reservation),
  },
};
