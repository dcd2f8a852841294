import type { DeskAct, DeskActName, DeskActRequest, DeskReservation } from '../../contract/wire';
import { validateGuestDetails } from '../../reservation/reservationForm';
import { defaultStayLimits } from '../../shared/stay';
import { checkOutError } from '../../shared/stayDates';
import type { KnownAnswers } from '../answerFeedMachine';
import { nairaIn, type ReadField, type TypedFields } from './fields';
import { shownIn, type ActForm, type ReservationQuestion, type TypedErrors } from './question';

/** The dialogs of the acts with a reservation. An act without one is done with one tap. */

interface ReservationForm {
  begin: (reservation: DeskReservation) => TypedFields;
  check?: (read: ReadField, reservation: DeskReservation) => TypedErrors;
  request: (
    read: ReadField,
    about: { room: string; revision: number; balance: number },
  ) => DeskActRequest;
  hasPreview?: true;
}

const methodOf = (text: string): 'cash' | 'pos' => (text === 'pos' ? 'pos' : 'cash');
/** The sum to take first: the whole price, else all of the charges. */
const due = ({ folio }: DeskReservation) => String(folio.priceDue || folio.balance);
const reason = { begin: () => ({ why: '' }) };

const forms: Readonly<Partial<Record<DeskActName, ReservationForm>>> = {
  cancel: { ...reason, request: (read) => ({ act: 'cancel', why: read('why') }) },
  changeDates: {
    begin: ({ checkIn, checkOut }) => ({ checkIn, checkOut }),
    check: (read) => ({
      checkOut: checkOutError(read('checkOut'), read('checkIn'), defaultStayLimits),
    }),
    request: (read, { revision }) => ({
      act: 'changeDates',
      checkIn: read('checkIn'),
      checkOut: read('checkOut'),
      revision,
    }),
    hasPreview: true,
  },
  changeGuest: {
    begin: ({ name, phone, email }) => ({ name, phone, email: email ?? '' }),
    check: (read, reservation) => {
      // A guest without an address may go on without one.
      const email = read('email') || (reservation.email === null ? null : '');
      return validateGuestDetails({ name: read('name'), phone: read('phone'), email });
    },
    request: (read, { revision }) => ({
      act: 'changeGuest',
      name: read('name'),
      phone: read('phone'),
      ...(read('email') !== '' && { email: read('email') }),
      revision,
    }),
  },
  moveRoom: {
    begin: ({ freeRooms }) => ({
      to: (freeRooms.find(({ isReady }) => isReady) ?? freeRooms[0])?.room ?? '',
      why: '',
    }),
    request: (read, { room }) => ({ act: 'moveRoom', room, to: read('to'), why: read('why') }),
  },
  refund: {
    begin: () => ({ part: '', backBy: '', proof: '', why: '' }),
    request: (read) => {
      const [backBy, proof] = [read('backBy'), read('proof')];
      return {
        act: 'refund',
        why: read('why'),
        ...(read('part') !== '' && { amount: nairaIn(read('part')) }),
        ...((backBy === 'cash' || backBy === 'transfer') && { method: backBy }),
        ...(proof !== '' && { proof }),
      };
    },
    hasPreview: true,
  },
  takePayment: {
    begin: (reservation) => ({ amount: due(reservation), method: 'cash', slip: '' }),
    request: (read, { balance }) => ({
      act: 'takePayment',
      amount: nairaIn(read('amount')),
      method: methodOf(read('method')),
      balance,
      ...(read('slip') === '' ? {} : { proof: read('slip') }),
    }),
  },
  expectTransfer: {
    begin: (reservation) => ({ amount: due(reservation), sender: '' }),
    request: (read, { balance }) => {
      const [amount, proof] = [nairaIn(read('amount')), read('sender')];
      return { act: 'expectTransfer', amount, proof, balance };
    },
  },
  addExtra: {
    begin: () => ({ amount: '', text: '' }),
    request: (read, { balance }) => {
      const [amount, text] = [nairaIn(read('amount')), read('text')];
      return { act: 'addExtra', amount, text, balance };
    },
  },
  voidExtra: {
    begin: ({ folio }) => ({
      charge: String(folio.lines.find(({ charge }) => charge !== null)?.charge),
      method: 'cash',
      why: '',
    }),
    request: (read) => {
      const [charge, method] = [Number(read('charge')), methodOf(read('method'))];
      return { act: 'voidExtra', charge, method, why: read('why') };
    },
  },
  dropTransfer: { ...reason, request: (read) => ({ act: 'dropTransfer', why: read('why') }) },
};

/** Whether a dialog asks for an act. */
export const isAsked = (act: unknown): act is DeskActName =>
  typeof act === 'string' && act in forms;

/** The dialog of an act with a reservation; null if one tap is enough. */
export function reservationForm({ act, room, id }: ReservationQuestion): ActForm | null {
  const form = forms[act];
  if (form === undefined) return null;
  const { begin, check, request, hasPreview = false } = form;
  return {
    hasPreview,
    begin: (known) => begin(shownIn(known, 'reservation')),
    check: (read, known) => check?.(read, shownIn(known, 'reservation')) ?? {},
    request: (read, known) => {
      const { revision, folio } = shownIn(known, 'reservation');
      const about = { room: room ?? '', revision, balance: folio.balance };
      return { of: 'reservation', id, body: request(read, about) };
    },
  };
}

/** Whether an act with a reservation can be done, on whichever screen it shows. */
export function reservationOffer(
  { reservation, today, money }: KnownAnswers,
  { act, room, id }: ReservationQuestion,
): Pick<DeskAct, 'isAllowed' | 'why'> | undefined {
  if (money) return money.transfers.find((one) => one.reservationId === id)?.confirm;
  const rows = today ? [...today.arrivals, ...today.inHouse] : [];
  const acts =
    reservation?.acts ?? rows.flatMap((row) => (row.reservationId === id ? row.acts : []));
  return acts.find((one) => one.act === act && one.room === room);
}
