import type { DeskAct, DeskActRequest, DeskRole, RoomStayState } from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import { formatNaira, type Kobo } from '../shared/money';
import { alreadySo, byAct, byCorrecting, overtaken, refusal } from '../shared/refusal';
import type { FactsOf, RefusalOf } from '../shared/refusal';
import { addDays, lagosInstant, lagosToday, type LagosDate } from '../shared/stay';
import { dayInWords, timeInWords, type Step } from './inWords';
import { roleRefusal, type RoleRefusals } from './permissions';
import { stayAfter, type RoomStayEvent } from './roomStayMachine';

/** Facts that decide what can be done with a room of a reservation. */
export interface StayFacts {
  now: Date;
  checkIn: LagosDate;
  checkOut: LagosDate;
  /** The hour at which guests leave, in Lagos: `checkOutUntil` of the hotel. */
  leavingAt: string;
  /** Whether the hotel has the money and none of it is on its way back. */
  isConfirmed: boolean;
  /** The reservation's balance due. */
  balance: Kobo;
  room: string;
  state: RoomStayState;
  /** The person and time of its last step; null while it is expected, and for stays of before. */
  lastStep: Step | null;
  /** The guest of another reservation who is in the room; null if nobody is. */
  occupant: string | null;
  /** Whether the room has been cleaned since somebody left it. */
  isClean: boolean;
  /** Whether nights that an early departure put back on sale have been sold to others. */
  areNightsSold: boolean;
}

interface InRoom {
  room: string;
}

/** Why a step of a room's guest can't be taken, or the guest can't be moved. */
export const stayRefusals = {
  notArrived: refusal(byAct('checkIn'), messages.notCome),
  endedLongAgo: refusal(alreadySo, messages.longPast),
  stepTaken: overtaken(
    ({ state, by, at, room }: InRoom & Step & { state: keyof typeof messages.steps }) =>
      messages.steps[state](by, timeInWords(at), room),
  ),
  notActive: refusal(byAct('bookAtDesk'), messages.notConfirmed),
  unpaid: refusal(byAct('takePayment'), ({ balance }: { balance: Kobo }) =>
    messages.unpaid(formatNaira(balance)),
  ),
  beginsLater: refusal(byAct('changeDates'), ({ checkIn }: Pick<StayFacts, 'checkIn'>) =>
    messages.beginsLater(dayInWords(checkIn)),
  ),
  stayOver: refusal(byAct('bookAtDesk'), ({ checkOut }: Pick<StayFacts, 'checkOut'>) =>
    messages.endedBefore(dayInWords(checkOut)),
  ),
  roomOccupied: refusal(byAct('moveRoom'), ({ room, guest }: InRoom & { guest: string }) =>
    messages.occupied(room, guest),
  ),
  mayStillArrive: refusal(byAct('checkIn'), ({ until, hour }: { until: LagosDate; hour: string }) =>
    messages.noShowFrom(dayInWords(until), hour),
  ),
  undoneLate: refusal(byAct('note'), messages.undoneLate),
  nightsSold: refusal(byAct('bookAtDesk'), ({ room }: InRoom) => messages.nightsSold(room)),
  roomLeft: overtaken(({ room }: InRoom) => messages.noRoom(room)),
  roomNotFree: refusal(byCorrecting('to'), ({ room }: InRoom) => messages.notFree(room)),
};
export type StayRefusals = FactsOf<typeof stayRefusals>;
type Refusal = RefusalOf<StayRefusals & RoleRefusals>;

/** Warnings before a step that is allowed. */
export const stayWarnings = {
  roomNotClean: ({ room }: InRoom) => messages.notClean(room),
  arrivesAfterAll: () => messages.comesAfterAll,
  leavesEarly: ({ today }: { today: LagosDate }) => messages.leavesEarly(dayInWords(today)),
  roomKept: ({ checkOut }: Pick<StayFacts, 'checkOut'>) => messages.missed(dayInWords(checkOut)),
};

/** A step of one room's guest, or the undoing of one. */
export const stayActs = ['checkIn', 'checkOut', 'noShow', 'undo'] as const;
export type StayAct = (typeof stayActs)[number];

/** The event of each act. */
export const eventOf: Readonly<Record<StayAct, RoomStayEvent>> = {
  checkIn: { type: 'guest.arrived' },
  checkOut: { type: 'guest.left' },
  noShow: { type: 'guest.missed' },
  undo: { type: 'step.undone' },
};

/** The request of a step's button; an undo names the state that it takes back. Null for any other act. */
export function stepRequest({ act, room }: DeskAct, state: RoomStayState): DeskActRequest | null {
  if (room === null) return null;
  if (act === 'checkIn' || act === 'checkOut' || act === 'noShow') return { act, room };
  return act === 'undo' && state !== 'expected' ? { act, room, state } : null;
}

/** The refusal of an act that the state doesn't allow: somebody was faster, or it was so before. */
export function refusedByState({
  state,
  lastStep,
  room,
}: Pick<StayFacts, 'state' | 'lastStep' | 'room'>): Refusal {
  if (state === 'expected') return { code: 'notArrived', facts: {} };
  if (lastStep === null) return { code: 'endedLongAgo', facts: {} };
  const { by, at } = lastStep;
  return { code: 'stepTaken', facts: { state, by, at, room } };
}

/** Whether a stay is over: its guests have left. Until then, whoever comes late in its last night is let in. */
export function isOver(
  { checkOut, leavingAt }: Pick<StayFacts, 'checkOut' | 'leavingAt'>,
  now: Date,
): boolean {
  return now >= lagosInstant(checkOut, leavingAt);
}

const over = ({ checkOut }: StayFacts): Refusal => ({ code: 'stayOver', facts: { checkOut } });
export const notActive: RefusalOf<StayRefusals, 'notActive'> = { code: 'notActive', facts: {} };

const refusedByDebt = ({ balance }: StayFacts): Refusal | null =>
  balance > 0 ? { code: 'unpaid', facts: { balance } } : null;
const refusedByOccupant = ({ room, occupant: guest }: StayFacts): Refusal | null =>
  guest === null ? null : { code: 'roomOccupied', facts: { room, guest } };

function refusedCheckIn(facts: StayFacts): Refusal | null {
  const { now, checkIn, isConfirmed } = facts;
  if (!isConfirmed) return refusedByDebt(facts) ?? notActive;
  if (lagosToday(now) < checkIn) return { code: 'beginsLater', facts: { checkIn } };
  return isOver(facts, now) ? over(facts) : refusedByOccupant(facts);
}

/** From the hour at which guests leave, the day after the first night. */
function refusedNoShow({ now, checkIn, leavingAt: hour }: StayFacts): Refusal | null {
  const until = addDays(checkIn, 1);
  if (now >= lagosInstant(until, hour)) return null;
  return { code: 'mayStillArrive', facts: { until, hour } };
}

function refusedUndo(facts: StayFacts): Refusal | null {
  const { now, state, lastStep, isConfirmed, room, areNightsSold } = facts;
  if (state === 'noShow') return isOver(facts, now) ? over(facts) : null;
  if (lastStep === null || lagosToday(lastStep.at) !== lagosToday(now)) {
    return { code: 'undoneLate', facts: {} };
  }
  if (state !== 'departed') return null;
  if (!isConfirmed) return notActive;
  return areNightsSold ? { code: 'nightsSold', facts: { room } } : refusedByOccupant(facts);
}

const rules: Readonly<Record<StayAct, (facts: StayFacts) => Refusal | null>> = {
  checkIn: refusedCheckIn,
  checkOut: refusedByDebt,
  noShow: refusedNoShow,
  undo: refusedUndo,
};

/**
 * Whether somebody may do an act with a room now: null, or why not. A button, the `acts` of an answer and the server's
 * refusal ask this function alone.
 */
export function stayRefusal(act: StayAct, role: DeskRole, facts: StayFacts): Refusal | null {
  const byRole = roleRefusal(act, role);
  if (byRole) return byRole;
  return stayAfter(facts.state, eventOf[act]) === null ? refusedByState(facts) : rules[act](facts);
}

/**
 * The warning before an act that is allowed; null mostly. A room that is not clean is no reason to send a guest away:
 * it may be only the mark that is missing, and some would rather drop their bags and wait.
 */
export function stayWarning(
  act: StayAct,
  facts: StayFacts,
): RefusalOf<FactsOf<typeof stayWarnings>> | null {
  const { now, state, checkOut, isClean, room } = facts;
  const today = lagosToday(now);
  if (act === 'checkIn') return isClean ? null : { code: 'roomNotClean', facts: { room } };
  if (act === 'undo') return state === 'noShow' ? { code: 'arrivesAfterAll', facts: {} } : null;
  if (today >= checkOut) return null;
  return act === 'checkOut'
    ? { code: 'leavesEarly', facts: { today } }
    : { code: 'roomKept', facts: { checkOut } };
}

/** Whether what is left of the stay in a room can be spent in another one: null, or why not. */
export function moveRefusal(facts: StayFacts): Refusal | null {
  const { now, state, checkOut, isConfirmed, balance } = facts;
  if (state === 'departed' || state === 'noShow') return refusedByState(facts);
  if (!isConfirmed && balance === 0) return notActive;
  return lagosToday(now) < checkOut ? null : over(facts);
}
