import type { DeskAct, DeskActName, DeskActRequest, DeskReservation } from '../contract/wire';
import * as messages from '../../messages/desk/openScreen';
import { validateGuestDetails } from '../reservation/reservationForm';
import { koboFromDecimal, nairaFromKobo, type Kobo } from '../shared/money';
import { definedErrors } from '../shared/fieldErrors';
import { lengthError } from '../shared/fieldRules';
import { defaultStayLimits } from '../shared/stay';
import { checkInError, checkOutError } from '../shared/stayDates';
import { typedText } from '../shared/typedText';

/**
 * The acts that are asked for in a dialog before they are sent: the fields of each, what is wrong with them, and what is
 * sent. An act without a form here is done with one tap.
 */

/** A field of some act. What is typed in it is a text, dates and sums too. */
const askedFields = [
  'checkIn',
  'checkOut',
  'name',
  'phone',
  'email',
  'to',
  'charge',
  'amount',
  'method',
  'slip',
  'sender',
  'text',
  'part',
  'backBy',
  'proof',
  'why',
] as const;

export type AskedField = (typeof askedFields)[number];

export type Typed = Readonly<Partial<Record<AskedField, string>>>;

/** An act while it is asked for. */
export interface Draft {
  offered: DeskAct;
  /** Its fields, in their order. */
  typed: Typed;
  errors: Typed;
  /** The reservation as it was seen; null after a refusal, which tells of the one that shows now. */
  seen: DeskReservation | null;
  /** The reservation as it would be; null until that is asked, and again after an edit. */
  preview: DeskReservation | null;
}

/** Reads a field as it is sent. */
type Read = (field: AskedField) => string;

interface AskedForm {
  /** Its fields, with what they hold at first. */
  begin: (reservation: DeskReservation, offered: DeskAct) => Typed;
  /** The error of each field; undefined where there is none. */
  check: (read: Read) => Partial<Record<AskedField, string | undefined>>;
  request: (
    read: Read,
    about: { room: string; revision: number; balance: number },
  ) => DeskActRequest;
  /** Whether what it would change is shown before it is sent. */
  hasPreview?: true;
}

const textError = (text: string, most: number) =>
  text === '' ? messages.requiredHere : lengthError(text, most);

/** How much a text says, in kobo; null if it says nothing of the kind. */
function koboIn(text: string): Kobo | null {
  try {
    return koboFromDecimal(text.replace(/[₦,\s]/g, '')) || null;
  } catch {
    return null;
  }
}

/** In naira, of a text in which nothing is wrong. */
const nairaIn = (text: string) => nairaFromKobo(koboIn(text) ?? 0);
const methodOf = (text: string): 'cash' | 'pos' => (text === 'pos' ? 'pos' : 'cash');
/** What is taken first: the price whole, else all of the charges. */
const due = ({ folio }: DeskReservation) => String(folio.priceDue || folio.balance);

/** What may be wrong with a field, whatever it is asked for. */
const fieldErrors: Readonly<Partial<Record<AskedField, (text: string) => string | undefined>>> = {
  amount: (text) => (koboIn(text) === null ? messages.amountHere : undefined),
  checkIn: (text) => checkInError(text, null, defaultStayLimits),
  to: (text) => textError(text, 20),
  part: (text) => (text === '' || koboIn(text) !== null ? undefined : messages.amountHere),
  proof: (text) => lengthError(text, 100),
  slip: (text) => lengthError(text, 100),
  sender: (text) => textError(text, 100),
  text: (text) => textError(text, 200),
  why: (text) => textError(text, 200),
};

/** Checks fields that have nothing to do with each other. */
const each =
  (...fields: readonly AskedField[]) =>
  (read: Read) =>
    Object.fromEntries(fields.map((field) => [field, fieldErrors[field]?.(read(field))]));

const whyError = each('why');

const forms: Partial<Record<DeskActName, AskedForm>> = {
  cancel: {
    begin: () => ({ why: '' }),
    check: whyError,
    request: (read) => ({ act: 'cancel', why: read('why') }),
  },
  changeDates: {
    begin: ({ checkIn, checkOut }) => ({ checkIn, checkOut }),
    check: (read) => ({
      ...each('checkIn')(read),
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
    begin: ({ name, phone, email }) => ({ name, phone, email }),
    check: (read) =>
      validateGuestDetails({ name: read('name'), phone: read('phone'), email: read('email') }),
    request: (read, { revision }) => ({
      act: 'changeGuest',
      name: read('name'),
      phone: read('phone'),
      email: read('email'),
      revision,
    }),
  },
  moveRoom: {
    begin: ({ freeRooms }) => ({ to: freeRooms[0]?.room ?? '', why: '' }),
    check: each('to', 'why'),
    request: (read, { room }) => ({ act: 'moveRoom', room, to: read('to'), why: read('why') }),
  },
  refund: {
    begin: () => ({ part: '', backBy: '', proof: '', why: '' }),
    check: each('part', 'proof', 'why'),
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
    check: each('amount', 'slip'),
    request: (read, { balance }) => ({
      act: 'takePayment',
      amount: nairaIn(read('amount')),
      method: methodOf(read('method')),
      balance,
      ...(read('slip') === '' ? {} : { proof: read('slip') }),
    }),
  },
  awaitTransfer: {
    begin: (reservation) => ({ amount: due(reservation), sender: '' }),
    check: each('amount', 'sender'),
    request: (read, { balance }) => {
      const [amount, proof] = [nairaIn(read('amount')), read('sender')];
      return { act: 'awaitTransfer', amount, proof, balance };
    },
  },
  addCharge: {
    begin: () => ({ amount: '', text: '' }),
    check: each('amount', 'text'),
    request: (read, { balance }) => {
      const [amount, text] = [nairaIn(read('amount')), read('text')];
      return { act: 'addCharge', amount, text, balance };
    },
  },
  reverseCharge: {
    begin: ({ folio }) => ({
      charge: String(folio.lines.find(({ charge }) => charge !== null)?.charge),
      method: 'cash',
      why: '',
    }),
    check: whyError,
    request: (read) => {
      const [charge, method] = [Number(read('charge')), methodOf(read('method'))];
      return { act: 'reverseCharge', charge, method, why: read('why') };
    },
  },
  dropTransfer: {
    begin: () => ({ why: '' }),
    check: whyError,
    request: (read) => ({ act: 'dropTransfer', why: read('why') }),
  },
};

/** Whether an act is asked for in a dialog. */
export const isAsked = (act: DeskActName): boolean => act in forms;

/** @throws Error for an act of one tap */
function formOf(act: DeskActName): AskedForm {
  const form = forms[act];
  if (form === undefined) throw new Error(`Nothing is asked for ${act}`);
  return form;
}

const readerOf =
  ({ typed }: Draft): Read =>
  (field) =>
    typedText(typed[field] ?? '').trim();

/** An act that somebody begins to ask for. */
export function begunDraft(reservation: DeskReservation, offered: DeskAct): Draft {
  const typed = formOf(offered.act).begin(reservation, offered);
  return { offered, typed, errors: {}, seen: reservation, preview: null };
}

/** The fields that are asked for, in their order. */
export const fieldsOf = ({ typed }: Draft): readonly AskedField[] =>
  askedFields.filter((field) => field in typed);

/** What is wrong with it, by field; empty if it can be sent. */
export function draftErrors(draft: Draft): Typed {
  return definedErrors(formOf(draft.offered.act).check(readerOf(draft)));
}

/** Whether the next step shows what it would change. */
export function wantsPreview({ offered, preview }: Draft): boolean {
  return formOf(offered.act).hasPreview === true && preview === null;
}

/** What is sent. @param shown the reservation that shows */
export function requestOfDraft(draft: Draft, shown: DeskReservation): DeskActRequest {
  const { offered, seen } = draft;
  const { revision, folio } = seen ?? shown;
  const about = { room: offered.room ?? '', revision, balance: folio.balance };
  return formOf(offered.act).request(readerOf(draft), about);
}
