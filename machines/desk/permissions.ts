import type { DeskActName, DeskMoneyActRequest, DeskRole, RoomStayState } from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import * as moneyMessages from '../../messages/desk/money';
import * as sessionMessages from '../../messages/desk/session';
import { locale } from '../../messages/shared/locale';
import { madeOnce } from '../shared/madeOnce';
import { formatNaira, type Kobo } from '../shared/money';
import { addDays, lagosInstant, lagosToday, type LagosDate } from '../shared/stay';
import { stayAfter, type RoomStayEvent } from './roomStayMachine';

/** What is known of a room of a reservation when somebody wants to do something with it. */
export interface StayFacts {
  now: Date;
  checkIn: LagosDate;
  checkOut: LagosDate;
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

const dayFormat = madeOnce(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const timeFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Africa/Lagos',
    }),
);

/** The time of day in Lagos, such as `14:02`. */
export function timeInWords(at: Date): string {
  return timeFormat().format(at);
}

/** A date in the desk's sentences, such as `12 March`. */
export function dayInWords(date: LagosDate): string {
  return dayFormat().format(new Date(`${date}T00:00:00Z`));
}

/** Acts that not every role may do (the contract's `x-roles`). */
const roles: Partial<Record<DeskActName | MoneyActName, readonly DeskRole[]>> = {
  noShow: ['manager'],
  decideCase: ['manager'],
};

/** An act about the money of a day. */
type MoneyActName = DeskMoneyActRequest['act'];

/** An act about one room. */
export type StayAct = Exclude<DeskActName, 'note' | 'takePayment'>;

/** What is known of the money of a reservation. */
export interface PaymentFacts {
  /** What it still has to pay. */
  balance: Kobo;
  /** Who took a payment for it last; null if nobody did. */
  taken: { by: string; at: Date } | null;
}

/** What an act says has happened. */
export const eventOf: Readonly<Record<StayAct, RoomStayEvent>> = {
  checkIn: { type: 'guest.arrived' },
  checkOut: { type: 'guest.left' },
  noShow: { type: 'guest.missed' },
  undo: { type: 'step.undone' },
};

const refused = (why: string): Refusal => ({ code: 'act_refused', why });

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
  const why = stepInWords[state](by, timeInWords(at), room);
  return { code: 'changed_meanwhile', why };
}

function refusedCheckIn(facts: StayFacts): string | null {
  const { now, checkIn, checkOut, balance, isConfirmed, occupant, room } = facts;
  const today = lagosToday(now);
  if (balance > 0) return messages.unpaid(formatNaira(balance));
  if (!isConfirmed) return messages.notConfirmed;
  if (today < checkIn) return messages.beginsLater(dayInWords(checkIn));
  if (today >= checkOut) return messages.endedBefore(dayInWords(checkOut));
  return occupant === null ? null : messages.occupied(room, occupant);
}

/** From noon of the day after the first night, and before the stay is over. */
function refusedNoShow({ now, checkIn }: StayFacts): string | null {
  const from = addDays(checkIn, 1);
  return now < lagosInstant(from, '12:00') ? messages.noShowFrom(dayInWords(from)) : null;
}

function refusedUndo(facts: StayFacts): string | null {
  const { now, state, lastStep, checkOut, occupant, room, areNightsSold } = facts;
  const today = lagosToday(now);
  if (state === 'noShow')
    return today < checkOut ? null : messages.endedBefore(dayInWords(checkOut));
  if (lastStep === null || lagosToday(lastStep.at) !== today) return messages.undoneLate;
  if (state !== 'departed') return null;
  if (areNightsSold) return messages.nightsSold(room);
  return occupant === null ? null : messages.occupied(room, occupant);
}

const rules: Readonly<Record<StayAct, (facts: StayFacts) => string | null>> = {
  checkIn: refusedCheckIn,
  checkOut: ({ balance }) => (balance > 0 ? messages.unpaid(formatNaira(balance)) : null),
  noShow: refusedNoShow,
  undo: refusedUndo,
};

/** Why no payment can be taken now; null if it can. */
export function paymentRefusal({ balance, taken }: PaymentFacts): Refusal | null {
  if (balance > 0) return null;
  if (taken === null) return refused(messages.nothingToPay);
  const why = messages.paymentTaken(taken.by, timeFormat().format(taken.at));
  return { code: 'changed_meanwhile', why };
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
  const why = moneyMessages.closed(closing.by, momentInWords(closing.at));
  return { code: 'changed_meanwhile', why };
}

/** Why a role may not do an act at all; null if it may. */
export function roleRefusal(act: DeskActName | MoneyActName, role: DeskRole): Refusal | null {
  const may = roles[act]?.includes(role) ?? true;
  return may ? null : { code: 'not_your_role', why: sessionMessages.notYourRole };
}

/**
 * What to know before an act that is allowed; null mostly. A room that is not clean is no reason to send a guest away:
 * it may be only the mark that is missing, and some would rather drop their bags and wait.
 */
export function warningOf(act: StayAct, { isClean, room }: StayFacts): string | null {
  return act === 'checkIn' && !isClean ? messages.notClean(room) : null;
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
