import preview from '../../.storybook/preview';
import {
  checkInTooFarAhead,
  reservationFormMessages as messages,
  stayTooLong,
} from '../../machines/messages/booking';
import { paths } from '../../machines/paths';
import { bookingModel as model } from '../../tests/model/models/booking';
import { screen } from '../support/screen';
import { fillsIn } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Reservation form' });
const url = paths.reservation;

export const Editing = meta.story(screen({ model, url, way: { to: 'fillingDetails.editing' } }));

export const Errors = meta.story(
  screen({
    model,
    url,
    way: { to: 'fillingDetails.alertingErrors' },
    says: [messages.correctErrors, messages.checkInRequired, messages.checkOutRequired],
  }),
);

/** The form after the alert about its errors was closed. */
const filledIn = (fields: Readonly<Record<string, string | number>>, ...says: string[]) =>
  screen({
    model,
    url,
    way: {
      to: 'fillingDetails.editing',
      by: [
        'opens the reservation form',
        ...fillsIn(fields),
        'goes on to the rooms',
        'closes the alert',
      ],
    },
    says,
  });

/** The site fills in who the guest is whenever the form opens: only the guest can empty it. */
export const NothingFilledIn = meta.story(
  screen({
    model,
    url,
    live: true,
    way: { to: 'fillingDetails.editing' },
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
  filledIn({ checkIn: '2027-09-24', checkOut: '2027-10-30' }, checkInTooFarAhead(), stayTooLong()),
);
/** Only a page that was tampered with, or kept by an older version, can enter these. */
export const NoDatesAndNobody = meta.story(
  filledIn(
    { checkIn: 'soon', checkOut: '2026-02-30', adults: 0, children: -1 },
    messages.checkInInvalid,
    messages.checkOutInvalid,
    messages.adultRequired,
    messages.childrenNegative,
  ),
);
