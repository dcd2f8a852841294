import type { DeskActName, DeskRole } from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import type { EventKind } from '../reservation/eventKind';
import { formatNaira, type Kobo } from '../shared/money';
import { alreadySo, byAct, byCorrecting, overtaken, refusal } from '../shared/refusal';
import type { FactsOf, RefusalOf } from '../shared/refusal';
import { timeInWords, type Step } from './inWords';
import { roleRefusal, type RoleRefusals } from './permissions';

/** The acts with a reservation's money. */
export const billActs = [
  'takePayment',
  'addExtra',
  'voidExtra',
  'expectTransfer',
  'confirmTransfer',
  'dropTransfer',
  'sendPaymentLink',
] as const satisfies readonly DeskActName[];
export type BillAct = (typeof billActs)[number];

/** The events after which another sum is due, or another one is expected. */
export const billEvents = [
  'guest.modified',
  'payment.settled',
  'payment.settledLate',
  'desk.paid',
  'desk.extraAdded',
  'desk.extraVoided',
  'desk.transferNoted',
  'desk.transferDropped',
] as const satisfies EventKind[];
type BillEvent = (typeof billEvents)[number];

/** Facts that decide what can be done with the money of a reservation. */
export interface BillFacts {
  /** The due part of its price: all of it, or nothing. */
  price: Kobo;
  /** The due part of its charges. */
  charges: Kobo;
  /** Whether a stay that is to be paid has its rooms, or after its hold finds them; `begun` once nobody waits for its guest. */
  rooms: 'kept' | 'free' | 'sold' | 'begun';
  /** Whether the stay is or was paid. */
  wasPaid: boolean;
  /** Whether its guest can pay it on the hotel's site now. */
  isOnline: boolean;
  /** The transfer that is awaited; null if none is. */
  awaited: (Step & { amountKobo: Kobo; proof: string }) | null;
  /** The last event that changed what is to be paid, or expected; of nobody in the hotel if `by` is null. */
  lastChange: { kind: BillEvent; by: string | null; at: Date } | null;
}

interface Due {
  due: Kobo;
}

/** Why an act with the money can't be done. */
export const billRefusals = {
  startedUnpaid: refusal(byAct('bookAtDesk'), messages.begunUnpaid),
  roomsSold: refusal(byAct('bookAtDesk'), messages.roomsSold),
  nothingDue: refusal(alreadySo, messages.nothingToPay),
  otherAmount: refusal(byCorrecting('amount'), ({ due }: Due) =>
    messages.otherAmount(formatNaira(due)),
  ),
  moreThanDue: refusal(byCorrecting('amount'), ({ due }: Due) => messages.atMost(formatNaira(due))),
  stayUnpaid: refusal(byAct('takePayment'), messages.paidFirst),
  noTransfer: refusal(byAct('expectTransfer'), messages.noTransfer),
  transferExpected: overtaken(({ by, at, amountKobo }: Step & { amountKobo: Kobo }) =>
    messages.transferNoted(by, timeInWords(at), formatNaira(amountKobo)),
  ),
  transferRecorded: refusal(byCorrecting('proof'), messages.transferTwice),
  notOnline: refusal(byAct('takePayment'), messages.notOnline),
  noSuchExtra: refusal(alreadySo, messages.noSuchExtra),
  extraVoided: overtaken(({ by, at }: Step) => messages.extraVoided(by, timeInWords(at))),
  paidByGuest: overtaken(({ at }: Pick<Step, 'at'>) => messages.guestPaid(timeInWords(at))),
  changedByGuest: overtaken(({ at }: Pick<Step, 'at'>) => messages.guestChanged(timeInWords(at))),
  paymentTaken: overtaken(({ by, at }: Step) => messages.paymentTaken(by, timeInWords(at))),
  billChanged: overtaken(({ by, at }: Step) => messages.billChanged(by, timeInWords(at))),
};
type Refusal = RefusalOf<FactsOf<typeof billRefusals> & RoleRefusals>;

/** Warnings before a payment that is allowed. */
export const billWarnings = { roomsStillFree: () => messages.stillFree };

/** The last change of the balance due; null if there is none. */
function changeOf({ lastChange }: BillFacts): Refusal | null {
  if (lastChange === null) return null;
  const { kind, by, at } = lastChange;
  const payments: readonly BillEvent[] = ['payment.settled', 'payment.settledLate', 'desk.paid'];
  const isPayment = payments.includes(kind);
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
const transferEnds: readonly BillEvent[] = ['payment.settled', 'desk.paid', 'desk.transferDropped'];

function refusedWithoutTransfer(facts: BillFacts): Refusal | null {
  const { awaited, lastChange } = facts;
  if (awaited !== null) return null;
  const isEnded = lastChange?.by != null && transferEnds.includes(lastChange.kind);
  return (isEnded ? changeOf(facts) : null) ?? { code: 'noTransfer', facts: {} };
}

const rules: Readonly<Record<BillAct, (facts: BillFacts) => Refusal | null>> = {
  takePayment: refusedPayment,
  addExtra: ({ wasPaid }) => (wasPaid ? null : { code: 'stayUnpaid', facts: {} }),
  voidExtra: () => null,
  expectTransfer: (facts) => {
    if (facts.awaited === null) return refusedPayment(facts);
    const { amountKobo, by, at } = facts.awaited;
    return { code: 'transferExpected', facts: { by, at, amountKobo } };
  },
  confirmTransfer: (facts) => refusedWithoutTransfer(facts) ?? refusedPayment(facts),
  dropTransfer: refusedWithoutTransfer,
  sendPaymentLink: (facts) => {
    if (facts.price === 0) return refusedPayment(facts) ?? { code: 'nothingDue', facts: {} };
    return facts.isOnline ? null : { code: 'notOnline', facts: {} };
  },
};

/** Whether an act is about the bill. */
export const isBillAct = (act: DeskActName): act is BillAct => act in rules;

/** Why an act with the money can't be done now, whatever the sum; null if it can. */
export function billRefusal(act: BillAct, role: DeskRole, facts: BillFacts): Refusal | null {
  return roleRefusal(act, role) ?? rules[act](facts);
}

/** The warning before a payment that is allowed; null mostly. */
export function billWarning(
  act: BillAct,
  { price, rooms }: BillFacts,
): RefusalOf<FactsOf<typeof billWarnings>> | null {
  const isBack = act === 'takePayment' && price > 0 && rooms === 'free';
  return isBack ? { code: 'roomsStillFree', facts: {} } : null;
}

/** The change of the balance since it was seen; null if it is the same. */
export function changedSince(facts: BillFacts, seen: Kobo): Refusal | null {
  const due = facts.price + facts.charges;
  if (seen === due) return null;
  return changeOf(facts) ?? { code: 'otherAmount', facts: { due } };
}

/** Why a sum can't be taken, or expected: the price is paid whole before anything else, of charges any part is. */
export function sumRefusal({ price, charges }: BillFacts, amount: Kobo): Refusal | null {
  if (price > 0) {
    return amount === price ? null : { code: 'otherAmount', facts: { due: price } };
  }
  const isPart = amount > 0 && amount <= charges;
  return isPart ? null : { code: 'moreThanDue', facts: { due: charges } };
}
