import { otherReason, reasonInWords, submits, voidReasons } from '../../../messages/desk/acts';
import { requiredHere } from '../../../messages/desk/openScreen';
import { means, waysToRefund } from '../../../messages/desk/pages/asked';
import type { DeskActName, DeskFolio, DeskReservation } from '../../contract/wire';
import { formatNaira, koboFromNaira, type Kobo } from '../../shared/money';
import { requireValue } from '../../shared/required';
import type { LastEvent, Step } from '../inWords';
import type { Act, Refusal } from './act';
import { askedFor, reason } from './askedFor';
import { emptySlip, nairaIn, slipErrors, slipFields, slipIn, sumInWords, typedSum } from './fields';
import type { ReadField } from './fields';
import { choicesOf, type ReservationQuestion } from './question';

/** Facts that decide what can be done with the money of a reservation. */
export interface BillFacts {
  /** The due part of its price. */
  price: Kobo;
  /** The due part of its charges. */
  charges: Kobo;
  /** Whether a stay that is to be paid has its rooms, or after its hold finds them; `begun` once nobody waits for its guest. */
  rooms: 'kept' | 'free' | 'sold' | 'begun';
  /** Whether every guest of it who has come has left again. */
  hasLeft: boolean;
  /** Whether the stay is or was paid, or a part of it is and its guest is expected. */
  takesExtras: boolean;
  /** The provider on whose page the guest may be paying now; null if no page is open. */
  openPage: 'paystack' | 'flutterwave' | null;
  /** Whether its guest can pay it on the hotel's site now. */
  isOnline: boolean;
  /** The transfer that is awaited; null if none is. */
  awaited: (Step & { amountKobo: Kobo; proof: string; sender: string | null }) | null;
  /** The sum that voiding the chosen extra gives back. */
  returned?: Kobo;
  /** Whether a manager corrects a payment that they took, or confirms a transfer that they noted. */
  isOwn?: boolean;
  /** The last event that changed what is to be paid, or expected; of nobody in the hotel if `by` is null. */
  lastChange: LastEvent | null;
}

/** The events by which money has come, at the desk or from its guest. */
const paymentKinds: readonly string[] = [
  ...['payment.settled', 'payment.settledLate'],
  ...['payment.part', 'desk.paid', 'desk.transferReceived'],
];

/** The last change of the balance due; null if there is none. */
function changeOf({ lastChange }: BillFacts): Refusal | null {
  if (lastChange === null) return null;
  const { kind, by, at } = lastChange;
  const isPayment = paymentKinds.includes(kind);
  if (by === null) return { code: isPayment ? 'paidByGuest' : 'changedByGuest', facts: { at } };
  return { code: isPayment ? 'paymentTaken' : 'billChanged', facts: { by, at } };
}

function refusedPayment(facts: BillFacts): Refusal | null {
  const { price, charges, rooms } = facts;
  if (rooms === 'begun') return { code: 'startedUnpaid', facts: {} };
  if (price > 0 && rooms === 'sold') return { code: 'roomsSold', facts: {} };
  if (price + charges > 0) return null;
  const change = facts.lastChange?.by == null ? null : changeOf(facts);
  return change ?? { code: 'nothingDue', facts: {} };
}

/** How a transfer is awaited no more. */
const transferEnds: readonly string[] = [...paymentKinds, 'desk.transferDropped'];

function refusedWithoutTransfer(facts: BillFacts): Refusal | null {
  const { awaited, lastChange } = facts;
  if (awaited !== null) return null;
  const isEnded = lastChange?.by != null && transferEnds.includes(lastChange.kind);
  return (isEnded ? changeOf(facts) : null) ?? { code: 'noTransfer', facts: {} };
}

type Named = 'payment' | 'unapproved';

/** The payments that can be corrected, or whose corrections wait for a manager. */
const paymentsIn = ({ lines }: DeskFolio, which: Named) =>
  lines.flatMap(({ [which]: value, text, amount }) =>
    value === undefined ? [] : { value, label: `${formatNaira(koboFromNaira(amount))} ${text}` },
  );
const sumOfPayment = ({ lines }: DeskFolio, which: Named, id: string): Kobo | null => {
  const line = lines.find((one) => one[which] === id);
  return line ? koboFromNaira(line.amount) : null;
};

/** The first of those payments. Without one nothing of the kind is offered. @throws Error if there is none */
const firstOf = (folio: DeskFolio, which: Named): string =>
  requireValue(paymentsIn(folio, which)[0]?.value ?? null, 'No payment to correct');

/** Whether a dialog asks for a card's slip. */
const isByCard = (read: ReadField) => read('terminal') !== '';
/** The sum to take first: the whole price, else all of the charges. */
const due = ({ folio }: DeskReservation) => String(folio.priceDue || folio.balance);

/** The reason that was chosen; empty if it is to be typed. */
const voidReason = (read: ReadField) => read('cause');

/** In somebody's own words a reason has at least so many letters, in two words. */
const LETTERS_OF_REASON = 10;

/** Why a reason to void an extra doesn't count; null if it does. */
export function voidRefusal(why: string): Refusal | null {
  const words = why.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const isReason = words.length >= 2 && words.join('').length >= LETTERS_OF_REASON;
  return isReason || voidReasons.includes(why) ? null : { code: 'reasonTooShort', facts: {} };
}

/** An extra that nobody could pay in cash, or a bill that no payment could settle, would keep a guest from leaving. */
const LEAST_EXTRA: Kobo = 100;
/** As much as one request to the desk can say. */
const MOST_DUE: Kobo = 10_000_000_000;

/** Why an extra can't be added for a sum; null if it can. */
export function extraRefusal({ price, charges }: BillFacts, amount: Kobo): Refusal | null {
  if (amount < LEAST_EXTRA) return { code: 'extraTooSmall', facts: { least: LEAST_EXTRA } };
  const isTooMuch = price + charges + amount > MOST_DUE;
  return isTooMuch ? { code: 'balanceTooHigh', facts: { most: MOST_DUE } } : null;
}

/** The acts with a reservation's money, whatever the sum. */
export const billActs = {
  takePayment: {
    role: () => 'desk',
    events: ['payment.settled', 'payment.settledLate', 'payment.part', 'desk.paid'],
    refusal: refusedPayment,
    warning: ({ price, rooms, openPage: provider }) => {
      if (price > 0 && rooms === 'free') return { code: 'roomsStillFree', facts: {} };
      return price > 0 && provider !== null ? { code: 'pageOpen', facts: { provider } } : null;
    },
    form: askedFor({
      begin: (reservation, { method = 'cash' }) => ({
        amount: due(reservation),
        ...(method === 'pos' && emptySlip(reservation.terminals)),
      }),
      choices: ({ terminals }) => ({
        terminal: terminals.map((value) => ({ value, label: value })),
      }),
      check: (read) => (isByCard(read) ? slipErrors(read) : {}),
      submit: (read) => typedSum(submits.record[isByCard(read) ? 'pos' : 'cash'], read('amount')),
      request: (read, { balance }) => ({
        act: 'takePayment',
        amount: nairaIn(read('amount')),
        balance,
        ...(isByCard(read) ? { method: 'pos' as const, ...slipIn(read) } : { method: 'cash' }),
      }),
    }),
  },
  addExtra: {
    role: () => 'desk',
    events: ['desk.extraAdded'],
    refusal: ({ takesExtras }) => (takesExtras ? null : { code: 'stayUnpaid', facts: {} }),
    form: askedFor({
      begin: () => ({ amount: '', text: '' }),
      submit: (read) => typedSum(submits.addExtra, read('amount')),
      request: (read, { balance }) => {
        const [amount, text] = [nairaIn(read('amount')), read('text')];
        return { act: 'addExtra', amount, text, balance };
      },
    }),
  },
  voidExtra: {
    // What moves no money the desk may correct.
    role: ({ returned = 0 }: Pick<BillFacts, 'returned'>) => (returned > 0 ? 'manager' : 'desk'),
    needsCode: ({ returned = 0 }) => returned > 0,
    events: ['desk.extraVoided'],
    refusal: () => null,
    form: askedFor({
      begin: ({ folio }) => ({
        charge: String(folio.lines.find(({ charge }) => charge !== null)?.charge),
        method: 'cash',
        proof: '',
        cause: '',
        why: '',
      }),
      check: (read) => ({
        why: voidReason(read) || voidRefusal(read('why')) === null ? undefined : reasonInWords,
      }),
      choices: ({ folio }) => ({
        charge: folio.lines.flatMap(({ charge: value, text, amount }) =>
          value === null ? [] : { value, label: `${text}: ${formatNaira(koboFromNaira(amount))}` },
        ),
        method: choicesOf(waysToRefund),
        cause: [
          ...voidReasons.map((one) => ({ value: one, label: one })),
          { value: '', label: otherReason },
        ],
      }),
      submit: (read, { folio }) => {
        const line = folio.lines.find(({ charge }) => String(charge) === read('charge'));
        return line ? sumInWords(submits.voidExtra, koboFromNaira(line.amount)) : null;
      },
      request: (read) => {
        const method = read('method') === 'transfer' ? 'transfer' : 'cash';
        return {
          ...{ act: 'voidExtra', charge: Number(read('charge')), method },
          ...(read('proof') === '' ? {} : { proof: read('proof') }),
          why: voidReason(read) || read('why'),
        };
      },
    }),
  },
  expectTransfer: {
    role: () => 'desk',
    events: ['desk.transferNoted'],
    refusal: (facts) => {
      if (facts.awaited === null) return refusedPayment(facts);
      const { amountKobo, by, at } = facts.awaited;
      return { code: 'transferExpected', facts: { by, at, amountKobo } };
    },
    form: askedFor({
      begin: (reservation) => ({
        amount: due(reservation),
        sender: '',
        senderBank: '',
        session: '',
      }),
      // Both say which transfer it is, or neither does.
      check: (read) => ({
        senderBank: read('senderBank') === '' && read('session') !== '' ? requiredHere : undefined,
        session: read('session') === '' && read('senderBank') !== '' ? requiredHere : undefined,
      }),
      submit: (read) => typedSum(submits.expectTransfer, read('amount')),
      request: (read, { balance }) => {
        const [amount, proof] = [nairaIn(read('amount')), read('sender')];
        const [bank, session] = [read('senderBank'), read('session')];
        const known = session === '' ? {} : { bank, session };
        return { act: 'expectTransfer', amount, proof, ...known, balance };
      },
    }),
  },
  confirmTransfer: {
    role: () => 'manager',
    // Who notes a transfer and confirms it alone could pay a friend's stay with money that never came.
    needsCode: ({ isOwn = false }: Pick<BillFacts, 'isOwn'>) => isOwn,
    events: [
      'payment.settled',
      'payment.settledLate',
      'payment.part',
      'desk.paid',
      'desk.transferReceived',
    ],
    refusal: refusedWithoutTransfer,
    // On the reservation's page and among the money of a day.
    form: ({ id }) => ({
      begin: ({ reservation, money }) => {
        const listed = money?.transfers.find(({ reservationId }) => reservationId === id);
        const { amount, proof } = reservation?.folio.awaited ?? listed ?? { amount: '', proof: '' };
        return { amount: String(amount), reference: proof };
      },
      submit: (read) => typedSum(submits.record.transfer, read('amount')),
      request: (read) => {
        const [amount, proof] = [nairaIn(read('amount')), read('reference')];
        return { of: 'reservation', id, body: { act: 'confirmTransfer', amount, proof } };
      },
    }),
  },
  dropTransfer: {
    role: () => 'manager',
    events: ['desk.transferDropped'],
    refusal: refusedWithoutTransfer,
    form: askedFor({ ...reason, request: (read) => ({ act: 'dropTransfer', why: read('why') }) }),
  },
  correctPayment: {
    role: () => 'desk',
    events: ['desk.paymentCorrected', 'desk.correctionApproved'],
    needsCode: ({ isOwn = false }: Pick<BillFacts, 'isOwn'>) => isOwn,
    refusal: () => null,
    form: askedFor({
      begin: ({ folio, terminals }) => ({
        payment: firstOf(folio, 'payment'),
        means: 'pos',
        taken: '',
        ...emptySlip(terminals),
        proof: '',
        why: '',
      }),
      choices: ({ folio, terminals }) => ({
        payment: paymentsIn(folio, 'payment'),
        means: choicesOf(means),
        terminal: terminals.map((value) => ({ value, label: value })),
      }),
      hidden: (read) =>
        read('means') === 'pos'
          ? ['proof']
          : [...slipFields, ...(read('means') === 'cash' ? (['proof'] as const) : [])],
      check: (read) => (read('means') === 'pos' ? slipErrors(read) : {}),
      submit: (read, { folio }) =>
        typedSum(submits.lower, read('taken')) ??
        sumInWords(submits.correct, sumOfPayment(folio, 'payment', read('payment'))),
      request: (read) => {
        const about = {
          ...({ act: 'correctPayment', payment: read('payment'), why: read('why') } as const),
          ...(read('taken') !== '' && { amount: nairaIn(read('taken')) }),
        };
        if (read('means') === 'pos') return { ...about, method: 'pos', ...slipIn(read) };
        return read('means') === 'transfer'
          ? { ...about, method: 'transfer', ...(read('proof') !== '' && { proof: read('proof') }) }
          : { ...about, method: 'cash' };
      },
    }),
  },
  approveCorrection: {
    role: () => 'manager',
    events: ['desk.correctionApproved'],
    needsCode: () => true,
    refusal: () => null,
    form: askedFor({
      begin: ({ folio }) => ({
        payment: firstOf(folio, 'unapproved'),
      }),
      choices: ({ folio }) => ({ payment: paymentsIn(folio, 'unapproved') }),
      submit: (read, { folio }) =>
        sumInWords(submits.approve, sumOfPayment(folio, 'unapproved', read('payment'))),
      request: (read) => ({ act: 'approveCorrection', payment: read('payment') }),
    }),
  },
  writeOff: {
    role: () => 'manager',
    needsCode: () => true,
    events: ['desk.writtenOff'],
    isApt: ({ hasLeft, price, charges }) => hasLeft && price + charges > 0,
    refusal: (facts) => {
      if (facts.price + facts.charges <= 0)
        return changeOf(facts) ?? { code: 'nothingDue', facts: {} };
      return facts.hasLeft ? null : { code: 'notLeft', facts: {} };
    },
    form: askedFor({
      ...reason,
      submit: (_, { folio }) => sumInWords(submits.writeOff, koboFromNaira(folio.balance)),
      request: (read, { balance }) => ({ act: 'writeOff', why: read('why'), balance }),
    }),
  },
  sendPaymentLink: {
    role: () => 'desk',
    events: ['desk.linkSent'],
    refusal: (facts) => {
      if (facts.price === 0) return refusedPayment(facts) ?? { code: 'nothingDue', facts: {} };
      return facts.isOnline ? null : { code: 'notOnline', facts: {} };
    },
  },
} satisfies Partial<Record<DeskActName, Act<BillFacts, ReservationQuestion>>>;

export type BillAct = keyof typeof billActs;

/** Whether an act is about the bill. */
export const isBillAct = (act: DeskActName): act is BillAct => act in billActs;

/** The change of the balance since it was seen; null if it is the same. */
export function changedSince(facts: BillFacts, seen: Kobo): Refusal | null {
  const due = facts.price + facts.charges;
  if (seen === due) return null;
  return changeOf(facts) ?? { code: 'otherAmount', facts: { due } };
}

/** Why a sum can't be taken, or expected: any part is, of the price first, then of the charges. */
export function sumRefusal({ price, charges }: BillFacts, amount: Kobo): Refusal | null {
  const due = price > 0 ? price : charges;
  return amount > 0 && amount <= due ? null : { code: 'moreThanDue', facts: { due } };
}
