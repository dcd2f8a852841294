import preview from '../../.storybook/preview';
import * as messages from '../../messages/reservation/otherDates';
import { roomsShort } from '../../messages/reservation/otherDates';
import { myReservationPath } from '../../machines/shared/paths';
import { otherDatesModel as model } from '../../models/reservation/otherDatesModel';
import { enteringOtherDates } from '../support/otherDates';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Other dates for a reservation' });

const prices = ['Current price', 'You pay more', 'New price for 4 Nights'];

const at = (to: string, ...says: string[]) =>
  screen({
    model,
    url: myReservationPath('r-1'),
    path: { to },
    beside: enteringOtherDates,
    says,
  });

export const Looking = meta.story(at('asking', messages.looking));
export const Free = meta.story(at('free', messages.free, ...prices));
export const Taken = meta.story(
  at(
    'taken',
    'There are not enough rooms left for these dates.',
    roomsShort('Deluxe Room', 0, 1),
    messages.taken,
    ...prices,
  ),
);
export const Unknown = meta.story(at('unknown', messages.unknown));
