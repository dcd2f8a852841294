import type {
  DeskAct,
  DeskActName,
  DeskActRequest,
  DeskMoneyActRequest,
  DeskRole,
  DeskRoomActName,
  RoomStayState,
} from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import * as moneyMessages from '../../messages/desk/money';
import * as sessionMessages from '../../messages/desk/session';
import { endMessageOf, refundMessageOf } from '../reservation/policy';
import { allows, hasTag, isExpired, type StatusFields } from '../reservation/reservationStatus';
import { dateFormat } from '../shared/madeOnce';
import { formatNaira, type Kobo } from '../shared/money';
import { addDays, lagosInstant, lagosToday, type LagosDate } from '../shared/stay';
import { stayAfter, type RoomStayEvent } from './roomStayMachine';

/** What is known of a room of a reservation when somebody wants to do something with it. */
export interface StayFacts {
  now: Date;
  checkIn: LagosDate;
  checkOut: LagosDate;
  /** The hour at which guests leave, in Lagos: `checkOutUntil` of the hotel. */
  leavingAt: string;
  /** Whether the hotel has the money and none of it is on its way back. */
  isConfirmed: boolean;
  /** What the reservation still has to pay. */
  balance: Kobo;
  room: string;
  state: RoomStayState;
  /** Who brought it into its state, and when; null while it is expected, and for stays of before. */
  lastStep: { by: string; at: Date } | null;
  /** The guest of another reservation who is in the room; null if nobody is. */
  occupant: string | null;
  /** Whether the room has been cleaned since somebody left it. */
  isClean: boolean;
  /** Whether nights that an early departure put back on sale have been sold to others. */
  areNightsSold: boolean;
}

/** Why an act is refused, and with which code the server answers. */
export interface Refusal {
  code: 'not_your_role' | 'act_refused' | 'changed_meanwhile';
  why: string;
}

/** The refusal of what can't be done as things stand. */
export const refused = (why: string): Refusal => ({ code: 'act_refused', why });

/** The refusal of what somebody else has done, or changed, since it showed. */
export const changed = (why: string): Refusal => ({ code: 'changed_meanwhile', why });

/** Whether something is offered, and the sentence why it can't be done. @param warning what to know if it can */
export const offerOf = (refusal: Refusal | null, warning: string | null = null) => ({
  isAllowed: refusal === null,
  why: refusal?.why ?? warning,
});

const dayFormat = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const timeFormat = dateFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** The time of day in Lagos, such as `14:02`. */
export function timeInWords(at: Date): string {
  return timeFormat().format(at);
}

/** A date in the desk's sentences, such as `12 March`. */
export function dayInWords(date: LagosDate): string {
  return dayFormat().format(new Date(`${date}T00:00:00Z`));
}

/** Any act: about a reservation, the money of a day or a room. */
type AnyAct = DeskActName | DeskMoneyActRequest['act'] | DeskRoomActName;

/** Acts that only a manager may do (the contract's `x-roles`). */
const ofManagers: readonly AnyAct[] = [
  'noShow',
  'refund',
  'decideCase',
  'confirmTransfer',
  'dropTransfer',
  'closeLonger',
  'reopen',
];

/** A step of one room's guest, or the taking back of one. */
export type StayAct = 'checkIn' | 'checkOut' | 'noShow' | 'undo';

/** What the button of a step sends; an undo names the state that it takes back. Null for any other act. */
export function stepRequest({ act, room }: DeskAct, state: RoomStayState): DeskActRequest | null {
  if (room === null) return null;
  if (act === 'checkIn' || act === 'checkOut' || act === 'noShow') return { act, room };
  return act === 'undo' && state !== 'expected' ? { act, room, state } : null;
}

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

/** Whether an act is about the bill. */
export function isBillAct(act: DeskActName): act is BillAct {
  return billActs.some((one) => one === act);
}

/** What is known of the money of a reservation. */
export interface BillFacts {
  /** What of its price is to be paid: all of it, or nothing. */
  price: Kobo;
  /** What of its charges is to be paid. */
  charges: Kobo;
  /** Whether a stay that is to be paid has its rooms, or after its hold finds them; `begun` once nobody waits for its guest. */
  rooms: 'kept' | 'free' | 'sold' | 'begun';
  /** Whether the stay is or was paid. */
  wasPaid: boolean;
  /** Whether its guest can pay it on the hotel's site now. */
  isOnline: boolean;
  /** The transfer that is awaited; null if none is. */
  awaited: { amountKobo: Kobo; proof: string; by: string; at: Date } | null;
  /** The last event that changed what is to be paid, or expected; of nobody in the hotel if `by` is null. */
  lastChange: { kind: string; by: string | null; at: Date } | null;
}

/** What is known of a reservation when somebody wants to do something with all of it. */
export interface WholeFacts extends StatusFields {
  /** What happened to it last, and who of the hotel did it; null for guests, providers and the clock. */
  last: { what: string; by: string | null; at: Date };
  /** Whether it asked for rooms. */
  hasRooms: boolean;
  /** Whether a payment of it is being looked into. */
  isUnderReview: boolean;
  /** Whether a guest of it has come, or is known not to. */
  isBegun: boolean;
}

/** The acts with a reservation as a whole. */
export const wholeActs = [
  'changeDates',
  'changeGuest',
  'cancel',
  'refund',
  'resendEmail',
] as const satisfies readonly DeskActName[];

export type WholeAct = (typeof wholeActs)[number];

/** Acts about one room. */
export type RoomAct = StayAct | 'moveRoom';

/** What an act says has happened. */
export const eventOf: Readonly<Record<StayAct, RoomStayEvent>> = {
  checkIn: { type: 'guest.arrived' },
  checkOut: { type: 'guest.left' },
  noShow: { type: 'guest.missed' },
  undo: { type: 'step.undone' },
};

/** Who brought a room into a state. */
const stepInWords = {
  inHouse: messages.checkedIn,
  departed: messages.checkedOut,
  noShow: messages.neverCame,
};

/** The refusal of an act that the state doesn't allow: somebody was faster, or it was so before. */
export function refusedByState({
  state,
  lastStep,
  room,
}: Pick<StayFacts, 'state' | 'lastStep' | 'room'>): Refusal {
  if (state === 'expected') return refused(messages.notCome);
  if (lastStep === null) return refused(messages.longPast);
  const { by, at } = lastStep;
  return changed(stepInWords[state](by, timeInWords(at), room));
}

/** Whether a stay is over: its guests have left. Until then, whoever comes late in its last night is let in. */
export function isOver(
  { checkOut, leavingAt }: Pick<StayFacts, 'checkOut' | 'leavingAt'>,
  now: Date,
): boolean {
  return now >= lagosInstant(checkOut, leavingAt);
}

function refusedCheckIn(facts: StayFacts): string | null {
  const { now, checkIn, checkOut, balance, isConfirmed, occupant, room } = facts;
  if (!isConfirmed)
    return balance > 0 ? messages.unpaid(formatNaira(balance)) : messages.notConfirmed;
  if (lagosToday(now) < checkIn) return messages.beginsLater(dayInWords(checkIn));
  if (isOver(facts, now)) return messages.endedBefore(dayInWords(checkOut));
  return occupant === null ? null : messages.occupied(room, occupant);
}

/** From the hour at which guests leave, the day after the first night. */
function refusedNoShow({ now, checkIn, leavingAt }: StayFacts): string | null {
  const from = addDays(checkIn, 1);
  if (now >= lagosInstant(from, leavingAt)) return null;
  return messages.noShowFrom(dayInWords(from), leavingAt);
}

function refusedUndo(facts: StayFacts): string | null {
  const { now, state, lastStep, checkOut, isConfirmed, occupant, room, areNightsSold } = facts;
  if (state === 'noShow')
    return isOver(facts, now) ? messages.endedBefore(dayInWords(checkOut)) : null;
  if (lastStep === null || lagosToday(lastStep.at) !== lagosToday(now)) return messages.undoneLate;
  if (state !== 'departed') return null;
  if (!isConfirmed) return messages.notConfirmed;
  if (areNightsSold) return messages.nightsSold(room);
  return occupant === null ? null : messages.occupied(room, occupant);
}

const rules: Readonly<Record<StayAct, (facts: StayFacts) => string | null>> = {
  checkIn: refusedCheckIn,
  checkOut: ({ balance }) => (balance > 0 ? messages.unpaid(formatNaira(balance)) : null),
  noShow: refusedNoShow,
  undo: refusedUndo,
};

/** Who has changed what is to be paid; null if nobody has. */
function changeOf({ lastChange }: BillFacts): Refusal | null {
  if (lastChange === null) return null;
  const { kind, by } = lastChange;
  const at = timeInWords(lastChange.at);
  const isPayment = kind.startsWith('payment.') || kind === 'desk.paid';
  if (by === null) return changed(isPayment ? messages.guestPaid(at) : messages.guestChanged(at));
  return changed(isPayment ? messages.paymentTaken(by, at) : messages.billChanged(by, at));
}

function refusedPayment(facts: BillFacts): Refusal | null {
  const { price, charges, rooms } = facts;
  if (rooms === 'begun') return refused(messages.begunUnpaid);
  if (price > 0 && rooms === 'sold') return refused(messages.roomsSold);
  if (price + charges > 0) return null;
  return (facts.lastChange?.by == null ? null : changeOf(facts)) ?? refused(messages.nothingToPay);
}

/** How a transfer is awaited no more. */
const transferEnds = ['payment.settled', 'desk.paid', 'desk.transferDropped'];

function refusedWithoutTransfer(facts: BillFacts): Refusal | null {
  const { awaited, lastChange } = facts;
  if (awaited !== null) return null;
  const isEnded = lastChange?.by != null && transferEnds.includes(lastChange.kind);
  return (isEnded ? changeOf(facts) : null) ?? refused(messages.noTransfer);
}

const billRules: Readonly<Record<BillAct, (facts: BillFacts) => Refusal | null>> = {
  takePayment: refusedPayment,
  addExtra: ({ wasPaid }) => (wasPaid ? null : refused(messages.paidFirst)),
  voidExtra: () => null,
  expectTransfer: (facts) => {
    const { awaited } = facts;
    if (awaited === null) return refusedPayment(facts);
    const { amountKobo, by, at } = awaited;
    return changed(messages.transferNoted(by, timeInWords(at), formatNaira(amountKobo)));
  },
  confirmTransfer: (facts) => refusedWithoutTransfer(facts) ?? refusedPayment(facts),
  dropTransfer: refusedWithoutTransfer,
  sendPaymentLink: (facts) => {
    if (facts.price === 0) return refusedPayment(facts) ?? refused(messages.nothingToPay);
    return facts.isOnline ? null : refused(messages.notOnline);
  },
};

/** Why an act with the money can't be done now, whatever the sum; null if it can. */
export function billRefusal(act: BillAct, role: DeskRole, facts: BillFacts): Refusal | null {
  return roleRefusal(act, role) ?? billRules[act](facts);
}

/** Whether what is left of the stay in a room can be spent in another one: null, or why not. */
export function moveRefusal(facts: StayFacts): Refusal | null {
  const { now, state, checkOut, isConfirmed, balance } = facts;
  if (state === 'departed' || state === 'noShow') return refusedByState(facts);
  if (!isConfirmed && balance === 0) return refused(messages.notConfirmed);
  return lagosToday(now) < checkOut ? null : refused(messages.endedBefore(dayInWords(checkOut)));
}

/** Who changed the balance since somebody saw it; null if it is the same. */
export function changedSince(facts: BillFacts, seen: Kobo): Refusal | null {
  const balance = facts.price + facts.charges;
  if (seen === balance) return null;
  return changeOf(facts) ?? refused(messages.otherAmount(formatNaira(balance)));
}

/** Why a sum can't be taken, or expected: the price is paid whole before anything else, of charges any part is. */
export function sumRefusal({ price, charges }: BillFacts, amount: Kobo): Refusal | null {
  if (price > 0) {
    return amount === price ? null : refused(messages.otherAmount(formatNaira(price)));
  }
  return amount > 0 && amount <= charges ? null : refused(messages.atMost(formatNaira(charges)));
}

/** A moment of any day in Lagos, such as `12 March, 14:02`. */
export function momentInWords(at: Date): string {
  return `${dayInWords(lagosToday(at))}, ${timeInWords(at)}`;
}

/** Why a day can't be closed; null if it can. @param closing who closed it, and when */
export function closingRefusal(
  date: LagosDate,
  now: Date,
  closing: { by: string; at: Date } | undefined,
): Refusal | null {
  if (date > lagosToday(now)) return refused(moneyMessages.notBegun);
  if (!closing) return null;
  return changed(moneyMessages.closed(closing.by, momentInWords(closing.at)));
}

/** What somebody else did meanwhile. */
export function changedMeanwhile({ what, by, at }: WholeFacts['last']): Refusal {
  const time = timeInWords(at);
  return changed(by === null ? messages.happened(what, time) : messages.done(what, by, time));
}

/** The refusal of an act that the reservation's status doesn't allow: a colleague ended it, or it ended by itself. */
function refusedByEnd(facts: WholeFacts, otherwise: string): Refusal {
  const end = endMessageOf(facts) ?? refundMessageOf(facts);
  const isEnded = end !== undefined && !isExpired(facts);
  return isEnded && facts.last.by !== null
    ? changedMeanwhile(facts.last)
    : refused(end ?? otherwise);
}

function refusedDates(facts: WholeFacts): Refusal | null {
  if (facts.isBegun) return refused(messages.begun);
  if (hasTag(facts, 'confirmed')) return null;
  if (!allows(facts, { type: 'guest.modified' })) return refusedByEnd(facts, messages.notConfirmed);
  if (facts.isUnderReview) return refused(messages.underReview);
  return facts.hasRooms ? null : refused(messages.noRooms);
}

const wholeRules: Readonly<Record<WholeAct, (facts: WholeFacts) => Refusal | null>> = {
  changeDates: refusedDates,
  changeGuest: (facts) =>
    hasTag(facts, 'holdsRooms') ? null : refusedByEnd(facts, messages.notConfirmed),
  refund: (facts) =>
    allows(facts, { type: 'refund.requested' }) ? null : refusedByEnd(facts, messages.notPaid),
  resendEmail: () => null,
  cancel: (facts) =>
    allows(facts, { type: 'guest.cancelled' })
      ? null
      : refusedByEnd(facts, messages.paidNotCancelled),
};

/** Whether somebody may do an act with a whole reservation now: null, or why not. */
export function wholeRefusal(act: WholeAct, role: DeskRole, facts: WholeFacts): Refusal | null {
  return roleRefusal(act, role) ?? wholeRules[act](facts);
}

/** Why a role may not do an act at all; null if it may. */
export function roleRefusal(act: AnyAct, role: DeskRole): Refusal | null {
  if (role === 'manager' || !ofManagers.includes(act)) return null;
  return { code: 'not_your_role', why: sessionMessages.notYourRole };
}

/**
 * What to know before an act that is allowed; null mostly. A room that is not clean is no reason to send a guest away:
 * it may be only the mark that is missing, and some would rather drop their bags and wait.
 */
export function warningOf(act: StayAct, facts: StayFacts): string | null {
  const { now, state, checkOut, isClean, room } = facts;
  const today = lagosToday(now);
  if (act === 'checkIn') return isClean ? null : messages.notClean(room);
  if (act === 'undo') return state === 'noShow' ? messages.comesAfterAll : null;
  if (today >= checkOut) return null;
  return act === 'checkOut'
    ? messages.leavesEarly(dayInWords(today))
    : messages.missed(dayInWords(checkOut));
}

/** What to know before a payment that is allowed; null mostly. */
export function billWarningOf(act: BillAct, { price, rooms }: BillFacts): string | null {
  return act === 'takePayment' && price > 0 && rooms === 'free' ? messages.stillFree : null;
}

/**
 * Whether somebody may do an act with a room now: null, or why not. A button, the `acts` of an answer and the server's
 * refusal ask this function alone.
 */
export function refusalOf(act: StayAct, role: DeskRole, facts: StayFacts): Refusal | null {
  const byRole = roleRefusal(act, role);
  if (byRole) return byRole;
  if (stayAfter(facts.state, eventOf[act]) === null) return refusedByState(facts);
  const why = rules[act](facts);
  return why === null ? null : refused(why);
}
