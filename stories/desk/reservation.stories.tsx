import preview from '../../.storybook/preview';
import * as deskErrors from '../../messages/desk/errors';
import * as askedWords from '../../messages/desk/pages/asked';
import * as acts from '../../messages/desk/acts';
import * as screenMessages from '../../messages/desk/openScreen';
import { exampleReservation, faster, cancelledByBola } from '../../models/desk/exampleDay';
import { deskReservationModel } from '../../models/desk/deskReservationModel';
import { scenesOf, done, checkingIn } from './scenes';

const meta = preview.meta({ title: 'Desk/Reservation' });
const reservation = scenesOf(deskReservationModel, `/reservations/${exampleReservation.id}`);
const billed = 'the server answers that extras are to be paid';
const unpaidShows = 'the server answers that it is not paid';

const changing = [
  unpaidShows,
  'asks for other dates',
  'types an earlier departure',
  'sends what is asked for',
] as const;

export const Loading = meta.story(reservation('loading'));
export const Failed = meta.story(reservation('failed'));
export const NotFound = meta.story(reservation('notFound'));
export const Expected = meta.story(reservation('shown.upToDate', [], 'Adaobi Okeke'));
export const Unpaid = meta.story(
  reservation('shown.upToDate', ['the server answers that it is not paid'], 'Paid in Cash'),
);
export const InHouse = meta.story(
  reservation('shown.upToDate', [
    'the server answers',
    'some seconds pass',
    'something has changed',
  ]),
);
export const CheckingIn = meta.story(reservation('shown.acting'));
export const ColleagueWasFaster = meta.story(
  reservation(
    'shown.upToDate',
    [...checkingIn, 'a colleague was faster', 'something has changed'],
    faster,
  ),
);
export const NoteKept = meta.story(
  reservation(
    'shown.catchingUp',
    ['the server answers', 'keeps a note', done(acts.done.note)],
    acts.done.note,
  ),
);
export const PaymentTaken = meta.story(
  reservation(
    'shown.catchingUp',
    [unpaidShows, 'takes the payment in cash', done(acts.done.takePayment)],
    acts.done.takePayment,
  ),
);
export const Cancelling = meta.story(
  reservation(
    'shown.upToDate',
    [unpaidShows, 'asks to cancel it', 'sends what is asked for'],
    screenMessages.requiredHere,
  ),
);
export const SeeingWhatChanges = meta.story(reservation('shown.previewing', changing));
export const OtherDates = meta.story(
  reservation(
    'shown.upToDate',
    [...changing, 'the server says what would change'],
    askedWords.then,
  ),
);
export const ColleagueChangedIt = meta.story(
  reservation(
    'shown.catchingUp',
    [...changing, 'a colleague was faster while it was asked for'],
    cancelledByBola,
  ),
);
export const Extras = meta.story(
  reservation('shown.upToDate', [billed], 'Laundry, three shirts, Amara Eze'),
);
export const ChargingAnExtra = meta.story(
  reservation('shown.upToDate', [billed, 'asks to charge an extra'], askedWords.labels.text),
);
export const NoSum = meta.story(
  reservation(
    'shown.upToDate',
    [billed, 'asks to charge an extra', 'types what it is for', 'sends what is asked for'],
    screenMessages.amountHere,
  ),
);
export const TransferAwaited = meta.story(
  reservation(
    'shown.upToDate',
    ['the server answers that a transfer is awaited'],
    'Adaobi Okeke, GTBank',
  ),
);
export const RoomsSold = meta.story(
  reservation(
    'shown.upToDate',
    ['the server answers that the rooms are sold'],
    deskErrors.roomsSold,
  ),
);
export const NoConnection = meta.story(reservation('shown.outOfReach'));
