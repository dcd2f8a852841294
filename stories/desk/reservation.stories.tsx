import preview from '../../.storybook/preview';
import * as deskErrors from '../../messages/desk/errors';
import * as askedWords from '../../messages/desk/pages/asked';
import * as acts from '../../messages/desk/acts';
import { reduced } from '../../messages/payment/charges';
import * as reservationWords from '../../messages/desk/pages/reservation';
import { waitsForBill } from '../../messages/desk/pages/rooms';
import * as screenMessages from '../../messages/desk/openScreen';
import * as receiptWords from '../../messages/payment/documents/receipt';
import {
  awaitingTransfer,
  heldNoMore,
  partPaidInHouse,
  reducedStay,
  receivedMore,
  leftOwing,
  waitingForBill,
  staysLate,
  staysLonger,
  withExtras,
  writtenOffBill,
} from '../../models/desk/exampleBill';
import {
  cancelledByBola,
  checkedIn,
  leavesEarly,
  checkInOfAdaobi,
  exampleReservation,
  faster,
  unpaidReservation,
} from '../../models/desk/exampleDay';
import { stayWithWishes } from '../../models/desk/exampleWish';
import { screenOf, tapped } from './scenes';

const meta = preview.meta({ title: 'Desk/Reservation' });
const { id: about } = exampleReservation;
const known = { reservation: exampleReservation };
const unpaid = { reservation: unpaidReservation };
const reservation = screenOf(
  { of: 'reservation', about, known },
  { url: `/reservations/${about}` },
);
const extra = { start: 'charges an extra', to: 'filling' };
const changing = {
  start: 'changes the dates',
  to: 'previewing',
  by: ['types an earlier departure', 'sends it'],
} as const;

export const Loading = meta.story(reservation.loading());
export const Failed = meta.story(reservation.failed());
export const NotFound = meta.story(reservation.notFound());
export const Expected = meta.story(reservation.shows({}, 'Adaobi Okeke'));
export const Unpaid = meta.story(reservation.shows({ known: unpaid }, 'Paid in Cash'));
export const Reduced = meta.story(
  reservation.shows({ known: { reservation: reducedStay } }, reduced('The shower was cold')),
);
export const WaitingForBill = meta.story(
  reservation.shows({ known: { reservation: waitingForBill } }, waitsForBill),
);
export const LeftOwing = meta.story(
  reservation.shows({ known: { reservation: leftOwing } }, acts.buttons.writeOff),
);
export const WrittenOff = meta.story(
  reservation.shows({ known: { reservation: writtenOffBill } }, acts.writtenOff),
);
export const PartPaid = meta.story(
  reservation.shows(
    { known: { reservation: partPaidInHouse } },
    reservationWords.paidUntil('11 March', '12:00'),
    receiptWords.title('000041'),
  ),
);
export const InHouse = meta.story(
  reservation.shows({ known: { reservation: checkedIn }, minute: 1 }),
);
export const CheckingIn = meta.story(reservation.acts(tapped(checkInOfAdaobi, known)));
export const ColleagueWasFaster = meta.story(
  reservation.said('refused', faster, { known: { reservation: checkedIn }, minute: 1 }),
);
export const NoteKept = meta.story(
  reservation.said('done', acts.done.note, { feed: 'catchingUp' }),
);
export const PaymentTaken = meta.story(
  reservation.said('done', acts.done.takePayment, {
    known: unpaid,
    feed: 'catchingUp',
  }),
);
export const Cancelling = meta.story(
  reservation.acts(
    { start: 'cancels it', to: 'filling', by: ['sends it'] },
    {},
    screenMessages.requiredHere,
  ),
);
export const SeeingWhatChanges = meta.story(reservation.acts(changing));
export const OtherDates = meta.story(
  reservation.acts(
    { ...changing, to: 'confirming', by: [...changing.by, 'the server says what would change'] },
    {},
    askedWords.then,
  ),
);
export const ColleagueChangedIt = meta.story(
  reservation.acts(
    {
      ...changing,
      to: 'filling',
      by: [...changing.by, 'a colleague was faster while it was previewed'],
    },
    { feed: 'catchingUp' },
    cancelledByBola,
  ),
);
export const Extras = meta.story(
  reservation.shows({ known: { reservation: withExtras } }, 'Laundry, three shirts, Amara Eze'),
);
export const TakingACard = meta.story(
  reservation.acts(
    { start: 'takes a card', to: 'filling', by: ['sends it'] },
    { known: unpaid },
    deskErrors.slipMissing,
  ),
);
export const ChargingAnExtra = meta.story(reservation.acts(extra, {}, askedWords.labels.text));
export const NoSum = meta.story(
  reservation.acts(
    { ...extra, by: ['types what it is for', 'sends it'] },
    {},
    screenMessages.amountHere,
  ),
);
export const LeavingEarly = meta.story(
  reservation.acts(
    { start: 'checks her out early', to: 'filling' },
    { known: { reservation: checkedIn }, minute: 1 },
    leavesEarly,
  ),
);
export const LateCheckOut = meta.story(
  reservation.acts(
    { start: 'lets her stay late', to: 'filling' },
    {},
    acts.late.dueIn('Chidi Nwosu', '204', '13 March'),
  ),
);
export const LateCheckOutGranted = meta.story(
  reservation.shows(
    { known: { reservation: staysLate } },
    acts.late.granted('Amara Eze', '08:20', '16:00'),
  ),
);
export const ExtendingAStay = meta.story(
  reservation.acts(
    { start: 'lets her stay a night longer', to: 'filling' },
    {},
    acts.nightsAct.longer('14 March', 1),
  ),
);
export const ShorteningAStay = meta.story(
  reservation.acts(
    { start: 'lets her leave a night earlier', to: 'filling' },
    {},
    acts.nightsAct.shorter('12 March', ['12 March']),
  ),
);
export const StayExtended = meta.story(
  reservation.shows(
    { known: { reservation: staysLonger } },
    acts.nightsAct.extra('13 March', '204'),
  ),
);
export const AskingAManager = meta.story(
  reservation.acts(
    {
      start: 'cancels it',
      to: 'askingManager',
      by: ['types why', 'sends it', 'a manager has to do it'],
    },
    {},
    askedWords.managersOnly,
  ),
);
export const ManagerAsked = meta.story(
  reservation.shows({ known: { reservation: stayWithWishes }, minute: 1 }),
);
export const TransferAwaited = meta.story(
  reservation.shows({ known: { reservation: awaitingTransfer } }, 'Adaobi Okeke, GTBank'),
);
export const MoneyReceived = meta.story(
  reservation.shows({ known: { reservation: receivedMore } }, reservationWords.received),
);
export const RoomsSold = meta.story(
  reservation.shows({ known: { reservation: heldNoMore } }, deskErrors.roomsSold),
);
export const NoConnection = meta.story(reservation.noConnection());
