import type { DeskAct, DeskActName, DeskActRequest, DeskReservation } from '../contract/wire';
import { validateGuestDetails } from '../reservation/reservationForm';
import { fieldsIn } from '../shared/fieldsIn';
import { defaultStayLimits } from '../shared/stay';
import { checkOutError } from '../shared/stayDates';
import { nairaIn, type Form, type ReadField } from './draft';
import type { ChosenAct } from './openScreen';

/** The acts with a reservation that a dialog asks for. An act without a form here is done with one tap. */

/** The act, and its room; null for the whole reservation. */
export type ActQuestion = Pick<DeskAct, 'act' | 'room'>;

type ActForm = Omit<Form<DeskReservation, ActQuestion, ChosenAct>, 'act'> & {
  request: (
    read: ReadField,
    about: { room: string; revision: number; balance: number },
  ) => DeskActRequest;
};

const methodOf = (text: string): 'cash' | 'pos' => (text === 'pos' ? 'pos' : 'cash');
/** The sum to take first: the whole price, else all of the charges. */
const due = ({ folio }: DeskReservation) => String(folio.priceDue || folio.balance);
const reason = { begin: () => ({ why: '' }) };

const forms: Partial<Record<DeskActName, ActForm>> = {
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

/** Whether an act is asked for in a dialog. */
export const isAsked = (act: unknown): act is DeskActName =>
  typeof act === 'string' && act in forms;

/** Reads a question that a tab kept; null if it is none. */
export function readActQuestion(value: unknown): ActQuestion | null {
  const { act, room } = fieldsIn(value);
  return isAsked(act) && (room === null || typeof room === 'string') ? { act, room } : null;
}

/** @throws Error for an act of one tap */
export function formOf({ act }: ActQuestion): Form<DeskReservation, ActQuestion, ChosenAct> {
  const form = forms[act];
  if (form === undefined) throw new Error(`Nothing is asked for ${act}`);
  const { request, ...rest } = form;
  return {
    ...rest,
    act: (read, { id, revision, folio: { balance } }, { room }) => ({
      reservationId: id,
      request: request(read, { room: room ?? '', revision, balance }),
    }),
  };
}
