import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/shared/stay';
import preview from '../../.storybook/preview';
import * as bookingMessages from '../../messages/booking/booking';
import * as messages from '../../messages/booking/form';
import { checkInTooFarAhead, stayTooLong } from '../../messages/booking/form';
import { paths } from '../../machines/shared/paths';
import { reservationCreationModel } from '../../models/booking/reservationCreationModel';
import { bookingDetailsModel as model } from '../../models/booking/bookingDetailsModel';
import { bookingModel } from '../../models/booking/bookingModel';
import { soldOutNightsModel } from '../../models/booking/soldOutNightsModel';
import { respond } from '../support/responses';
import { screen } from '../support/screen';
import { fillsIn } from '../support/steps';
import { inside } from './inside';

const meta = preview.meta({ title: 'Screens/Reservation form' });
const url = paths.reservation;

export const Editing = meta.story(inside(model, url, { to: 'editing' }, []));

export const Errors = meta.story(
  inside(model, url, { to: 'alertingErrors' }, [
    messages.correctErrors,
    messages.checkInRequired,
    messages.checkOutRequired,
  ]),
);

/** The guest comes back from the rooms to change the stay. */
export const RoomsChosenBefore = meta.story(
  screen({
    model: bookingModel,
    url,
    path: {
      to: 'fillingDetails',
      start: 'takes up a booking that the browser kept',
      by: ['opens the reservation form'],
    },
    says: ['Deluxe Room × 2', 'Total for 2 nights'],
  }),
);

/** The reservation was made while the guest was back on the form. */
export const MadeMeanwhile = meta.story(
  screen({
    model: bookingModel,
    url,
    path: {
      to: 'created.announcing',
      start: 'takes up a booking that was sent',
      by: ['the reservation is made'],
    },
    says: [bookingMessages.created],
  }),
);
/** Two nights that are sold out. */
export const CalendarWithSoldOutNights = meta.story(
  screen({
    model: soldOutNightsModel,
    url,
    live: true,
    path: { to: 'known' },
    server: [
      respond('get', '/api/v1/availability/sold-out-nights', 200, {
        from: '2026-03-10',
        to: '2026-09-10',
        nights: ['2026-03-20', '2026-03-21'],
      }),
    ],
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: 'Choose from the calendar' }));
    },
    says: ['Crossed-out nights are sold out.'],
  }),
);
export const BeingMade = meta.story(
  inside(reservationCreationModel, url, { to: 'sending' }, [bookingMessages.beingMade]),
);

/** The form after the alert about its errors was closed. */
const filledIn = (fields: Readonly<Record<string, string | number>>, ...says: string[]) =>
  inside(
    model,
    url,
    {
      to: 'editing',
      by: [...fillsIn(fields), 'goes on to the rooms', 'closes the alert'],
    },
    says,
  );

/** The site prefills the guest's details whenever the form opens, so only the guest can empty them. */
export const NothingFilledIn = meta.story(
  screen({
    model,
    url,
    live: true,
    path: { to: 'editing' },
    act: async ({ page, user }) => {
      for (const name of ['Full Name', 'Email', 'Phone']) {
        await user.clear(await page.findByRole('textbox', { name }));
      }
      await user.click(await page.findByRole('button', { name: 'Check Availability' }));
      await user.click(await page.findByRole('button', { name: 'OK' }));
    },
    says: [
      messages.nameRequired,
      messages.emailRequired,
      messages.phoneRequired,
      messages.checkInRequired,
      messages.checkOutRequired,
    ],
  }),
);
export const PastAndEndingAsItBegins = meta.story(
  filledIn(
    { email: 'adaobi@example', checkIn: '2026-03-09', checkOut: '2026-03-09' },
    messages.emailInvalid,
    messages.checkInInPast,
    messages.checkOutNotAfterCheckIn,
  ),
);
export const TooFarAheadAndTooLong = meta.story(
  filledIn(
    { checkIn: '2027-09-24', checkOut: '2027-10-30' },
    checkInTooFarAhead(MAX_DAYS_AHEAD),
    stayTooLong(MAX_NIGHTS),
  ),
);
/** Only a manipulated page, or one cached from an older version, can enter these. */
export const NoDatesAndNobody = meta.story(
  filledIn(
    { checkIn: 'soon', checkOut: '2026-02-30', adults: 0, children: -1 },
    messages.checkInInvalid,
    messages.checkOutInvalid,
    messages.adultRequired,
    messages.childrenNegative,
  ),
);
