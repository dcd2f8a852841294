import preview from '../../.storybook/preview';
import * as holdMessages from '../../messages/reservation/hold';
import { timeLeftToPay } from '../../messages/reservation/hold';
import { myReservationPath } from '../../machines/shared/paths';
import { reservationManagementModel as model } from '../../models/reservation/reservationManagementModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { screen } from '../support/screen';
import { answered } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Hold of a reservation' });

const MS_PER_MINUTE = 60_000;
const heldUntil = '2026-03-10T09:12:30.000Z';
const read = answered('loadReservation', {
  reservation: exampleReservation({ holdExpiresAt: heldUntil }),
});
const url = myReservationPath('r-1');
const path = { to: 'viewing', by: [read] };

/** So many minutes before the end of the hold. */
const before = (minutes: number) => new Date(Date.parse(heldUntil) - minutes * MS_PER_MINUTE);
const counting = (minutes: number) => {
  const says = [timeLeftToPay(minutes), holdMessages.afterwards];
  return screen({ model, url, path, now: before(minutes + 0.5), says });
};

export const Hours = meta.story(counting(180));
export const Minutes = meta.story(counting(12));
export const OneMinute = meta.story(counting(1));
export const LastMinute = meta.story(counting(0));
export const Over = meta.story(
  screen({
    model,
    url,
    path,
    now: before(1),
    act: async ({ stage, page }) => {
      await page.findByRole('timer', {});
      stage.setTime(before(0));
    },
    says: [holdMessages.over],
  }),
);
