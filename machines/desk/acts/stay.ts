import { late, submits } from '../../../messages/desk/acts';
import { freeRoom, swapWith } from '../../../messages/desk/pages/asked';
import type { DeskAct, DeskActName, DeskActRequest, RoomStayState } from '../../contract/wire';
import { koboFromNaira, type Kobo } from '../../shared/money';
import { lastNight, leavesOn, type StayedDates } from '../../shared/lastNight';
import { addDays, businessDay, lagosInstant, lagosToday, type LagosDate } from '../../shared/stay';
import { dayInWords, type Step } from '../inWords';
import { stayAfter, type RoomStayEvent } from '../roomStayMachine';
import type { Act, Refusal } from './act';
import { askedFor, reason } from './askedFor';
import { sumInWords } from './fields';
import { choicesOf, type ReservationQuestion } from './question';

/** A transfer that is expected, whose sender, bank and session ID are known. */
export interface ShownTransfer {
  amountKobo: Kobo;
  /** As much as the desk trusts one for. */
  mostKobo: Kobo;
  /** Other guests let in on one that no manager has seen: by the desk today, or ever by this person, whichever is more. */
  open: number;
  /** As many as the desk may let in. */
  most: number;
}

/** Facts that decide what can be done with a room of a reservation. */
export interface StayFacts extends StayedDates {
  now: Date;
  /** The hour at which the business day ends: a step is undone, and a room left, until then. */
  dayEnds: string;
  checkIn: LagosDate;
  /** The hour at which its guest leaves, in Lagos: `checkOutUntil` of the hotel, or what the desk has granted. */
  leavingAt: string;
  /** The hour until which the desk may let its guest stay. */
  latestHour: string;
  /** The late check-out that the desk has granted; null if none. */
  late: (Step & { until: string }) | null;
  /** Whether a late check-out is asked for free of charge. */
  isFree?: boolean;
  /** Whether another stay could exchange rooms with it; not known in the day's lists. */
  canSwap?: boolean;
  /** Whether it is to be exchanged for a room of another type. */
  isOtherType?: boolean;
  /** Why its guest wished for the room; null if they didn't. */
  roomWish?: string | null;
  /** Whether it is to be moved to a dearer type while others of its own are free. */
  isUp?: boolean;
  /** The guest who has the room from the day of departure on; none is known in the day's lists. */
  nextGuest?: string | null;
  /** Whether the hotel has the money and none of it is on its way back. */
  isConfirmed: boolean;
  /** Whether its rooms are its own: it is confirmed, kept, or its hold has not run out. */
  isHeld: boolean;
  /** The part of the first night of all rooms, in kobo, that is not paid; 0 once it is. */
  firstNightDue: Kobo;
  /** The transfer that its guest shows; null, or left out, for none that is known by its session ID. */
  transfer?: ShownTransfer | null;
  /** The reservation's balance due. */
  balance: Kobo;
  /** The part of it for added nights that a guest who leaves now does not use. */
  unusedKobo?: Kobo;
  room: string;
  state: RoomStayState;
  /** The person and time of its last step; null while it is expected, and for stays of before. */
  lastStep: Step | null;
  /** Whether its guest was found gone with a balance due. */
  isEmpty?: boolean;
  /** The guest of another reservation who is in the room; null if nobody is. */
  occupant: string | null;
  /** Whether the room has been cleaned since somebody left it. */
  isClean: boolean;
  /** Whether nights that an early departure put back on sale have been sold to others. */
  areNightsSold: boolean;
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
  { leavingAt, ...stay }: StayedDates & Pick<StayFacts, 'leavingAt'>,
  now: Date,
): boolean {
  return now >= lagosInstant(leavesOn(stay), leavingAt);
}

/** When the first night of a stay is over: the next day, at the hour at which guests leave. */
export const firstNightEnd = (checkIn: LagosDate, hour: string): Date =>
  lagosInstant(addDays(checkIn, 1), hour);

const over = (facts: StayFacts): Refusal => ({
  code: 'stayOver',
  facts: { checkOut: leavesOn(facts) },
});
export const notActive: Refusal = { code: 'notActive', facts: {} };

/** The balance of a guest who leaves now: added nights that they do not use are taken off. */
export const owed = ({
  balance,
  unusedKobo = 0,
}: Pick<StayFacts, 'balance' | 'unusedKobo'>): Kobo => Math.max(0, balance - unusedKobo);
const refusedByDebt = (facts: StayFacts): Refusal | null =>
  owed(facts) > 0 ? { code: 'unpaid', facts: { balance: owed(facts) } } : null;
const refusedByOccupant = ({ room, occupant: guest }: StayFacts): Refusal | null =>
  guest === null ? null : { code: 'roomOccupied', facts: { room, guest } };

/** Whether a transfer that is expected pays for the first night. */
const isCovered = (transfer: ShownTransfer | null, due: Kobo): transfer is ShownTransfer =>
  transfer !== null && transfer.amountKobo >= due && due <= transfer.mostKobo;

/** A step of the room's guest, or the undoing of one: where the guest is may refuse it before anything else. */
const step = <const Step extends Act<StayFacts, ReservationQuestion>>(
  type: RoomStayEvent['type'],
  act: Step,
) => ({
  ...act,
  event: { type },
  refusal: (facts: StayFacts) =>
    stayAfter(facts.state, { type }) === null ? refusedByState(facts) : act.refusal(facts),
});

/** Whether its guest is, or was, in the room, and would leave owing something. */
const isOwing = (facts: StayFacts) => facts.state === 'inHouse' && owed(facts) > 0;

/** The acts with one room of a reservation. */
export const stayActs = {
  checkIn: step('guest.arrived', {
    // A guest who has paid for the first night, or shows a transfer that does, may owe the others; whom to trust with less
    // a manager decides.
    role: ({ isHeld, firstNightDue = 0, transfer = null }: Partial<StayFacts>) => {
      if (!isHeld || firstNightDue === 0) return 'desk';
      return isCovered(transfer, firstNightDue) && transfer.open < transfer.most
        ? 'desk'
        : 'manager';
    },
    withoutRole: ({ firstNightDue: due, transfer = null }) =>
      isCovered(transfer, due)
        ? { code: 'transfersOpen', facts: { open: transfer.open } }
        : { code: 'firstNightDue', facts: { due } },
    events: ['desk.checkIn', 'hold.kept'],
    refusal: (facts) => {
      const { now, checkIn, isHeld } = facts;
      if (!isHeld) return refusedByDebt(facts) ?? notActive;
      if (lagosToday(now) < checkIn) return { code: 'beginsLater', facts: { checkIn } };
      return isOver(facts, now) ? over(facts) : refusedByOccupant(facts);
    },
    // A room that is not clean is no reason to send a guest away: it may be only the mark that is missing, and some
    // would rather drop their bags and wait.
    warning: ({ isClean, room, balance }) => {
      if (!isClean) return { code: 'roomNotClean', facts: { room } };
      return balance > 0 ? { code: 'stillOwes', facts: { balance } } : null;
    },
  }),
  checkOut: step('guest.left', {
    role: () => 'desk',
    events: ['desk.checkOut'],
    refusal: refusedByDebt,
    asks: (facts) => lagosToday(facts.now) < leavesOn(facts),
    warning: (facts) => {
      const nights = { from: lagosToday(facts.now), until: leavesOn(facts) };
      if (nights.from >= nights.until) return null;
      return { code: 'leavesEarly', facts: { rooms: [facts.room], ...nights } };
    },
    form: ({ id, room }) => ({
      begin: () => ({}),
      request: () => ({ of: 'reservation', id, body: { act: 'checkOut', room: room ?? '' } }),
    }),
  }),
  checkOutOwing: step('guest.left', {
    role: () => 'manager',
    events: ['desk.checkOut'],
    isApt: isOwing,
    refusal: (facts) => (owed(facts) > 0 ? null : { code: 'nothingDue', facts: {} }),
    warning: (facts) => ({ code: 'leavesOwing', facts: { balance: owed(facts) } }),
    form: askedFor({
      ...reason,
      request: (read, { room }) => ({ act: 'checkOutOwing', room: room(), why: read('why') }),
    }),
  }),
  markEmpty: {
    role: () => 'desk',
    events: ['desk.foundEmpty'],
    isApt: (facts) => isOwing(facts) && !facts.isEmpty,
    refusal: (facts) => {
      const { state, lastStep } = facts;
      if (state !== 'inHouse' || lastStep === null) return refusedByState(facts);
      if (facts.isEmpty)
        return { code: 'changedMeanwhile', facts: { kind: 'desk.foundEmpty', ...lastStep } };
      return owed(facts) > 0 ? null : { code: 'emptyAndPaid', facts: {} };
    },
  },
  noShow: step('guest.missed', {
    role: () => 'manager',
    events: ['desk.noShow'],
    asks: () => true,
    // From the hour at which guests leave, the day after the first night.
    refusal: ({ now, checkIn, leavingAt: hour }) => {
      if (now >= firstNightEnd(checkIn, hour)) return null;
      return { code: 'mayStillArrive', facts: { until: addDays(checkIn, 1), hour } };
    },
    warning: (facts) => {
      const checkOut = leavesOn(facts);
      return lagosToday(facts.now) < checkOut ? { code: 'roomKept', facts: { checkOut } } : null;
    },
    form: ({ id, room }) => ({
      begin: () => ({}),
      request: () => ({ of: 'reservation', id, body: { act: 'noShow', room: room ?? '' } }),
    }),
  }),
  undo: step('step.undone', {
    role: ({ state }: Pick<StayFacts, 'state'>) => (state === 'noShow' ? 'manager' : 'desk'),
    events: ['desk.undo'],
    refusal: (facts) => {
      const { now, dayEnds, state, lastStep, isConfirmed, room, areNightsSold } = facts;
      if (facts.isEmpty) return refusedByOccupant(facts);
      if (state === 'noShow') return isOver(facts, now) ? over(facts) : null;
      if (state === 'inHouse' && facts.staysUntil != null) {
        const { staysUntil, checkOut } = facts;
        return { code: 'nightsChanged', facts: { staysUntil, checkOut } };
      }
      const day = businessDay(now, dayEnds);
      if (lastStep === null || businessDay(lastStep.at, dayEnds) !== day) {
        return { code: 'undoneLate', facts: {} };
      }
      if (state !== 'departed') return null;
      if (!isConfirmed) return notActive;
      return areNightsSold ? { code: 'nightsSold', facts: { room } } : refusedByOccupant(facts);
    },
    warning: ({ state }) => (state === 'noShow' ? { code: 'arrivesAfterAll', facts: {} } : null),
  }),
  lateCheckOut: {
    role: ({ isFree = false }: Pick<StayFacts, 'isFree'>) => (isFree ? 'manager' : 'desk'),
    events: ['desk.lateCheckOut'],
    refusal: (facts) => {
      const { now, state, late, latestHour: leavingAt } = facts;
      if (state !== 'inHouse') return refusedByState(facts);
      if (late !== null) return { code: 'lateGranted', facts: late };
      return isOver({ ...facts, leavingAt }, now) ? over(facts) : null;
    },
    warning: ({ nextGuest: guest = null, room, ...stay }) =>
      guest === null
        ? null
        : { code: 'roomWanted', facts: { guest, room, checkOut: leavesOn(stay) } },
    form: askedFor({
      begin: () => ({ charge: 'fee' }),
      choices: () => ({ charge: choicesOf(late.charges) }),
      request: (read, { room }) => ({
        act: 'lateCheckOut',
        room: room(),
        isFree: read('charge') === 'free',
      }),
      submit: (read, { folio }, preview) => {
        if (read('charge') === 'free') return submits.noFee;
        const kobo = preview && koboFromNaira(preview.folio.charges) - koboFromNaira(folio.charges);
        return sumInWords(submits.addExtra, kobo);
      },
      // The fee is the server's: it shows before it is charged.
      hasPreview: true,
    }),
  },
  moveRoom: {
    role: ({ isUp = false }: Pick<StayFacts, 'isUp'>) => (isUp ? 'manager' : 'desk'),
    events: ['staff.roomChanged'],
    refusal: (facts) => {
      const { now, dayEnds, state, isConfirmed, balance } = facts;
      if (state === 'departed' || state === 'noShow') return refusedByState(facts);
      if (!isConfirmed && balance === 0) return notActive;
      return businessDay(now, dayEnds) <= lastNight(facts) ? null : over(facts);
    },
    form: askedFor({
      begin: ({ freeRooms, stays }, { room }) => {
        const type = stays.find((stay) => stay.room === room)?.roomType;
        const same = freeRooms.filter(({ roomType }) => roomType === type);
        const others = [...same, ...freeRooms];
        return { to: (others.find(({ isReady }) => isReady) ?? others[0])?.room ?? '', why: '' };
      },
      choices: ({ freeRooms }) => ({
        to: freeRooms.map(({ room: value, roomType, isReady }) => {
          return { value, label: freeRoom(value, roomType, isReady) };
        }),
      }),
      request: (read, { room }) => ({
        act: 'moveRoom',
        room: room(),
        to: read('to'),
        why: read('why'),
      }),
    }),
  },
  swapRooms: {
    role: ({ isOtherType = false }: Pick<StayFacts, 'isOtherType'>) =>
      isOtherType ? 'manager' : 'desk',
    events: ['staff.roomChanged'],
    refusal: (facts) => {
      if (facts.canSwap === false) return { code: 'noSwap', facts: { room: facts.room } };
      return null;
    },
    warning: ({ room, roomWish = null }) =>
      roomWish === null ? null : { code: 'roomWished', facts: { room, wish: roomWish } },
    form: askedFor({
      begin: ({ swaps = [] }, { room }) => ({
        with: swaps.find((swap) => swap.room === room)?.with ?? '',
        why: '',
      }),
      choices: ({ swaps = [] }, { room }) => ({
        with: swaps
          .filter((swap) => swap.room === room)
          .map((swap) => ({ value: swap.with, label: swapWith(swap, dayInWords) })),
      }),
      request: (read, { room }) => ({
        act: 'swapRooms',
        room: room(),
        with: read('with'),
        why: read('why'),
      }),
    }),
  },
} satisfies Partial<Record<DeskActName, Act<StayFacts, ReservationQuestion>>>;

/** A step of one room's guest, or the undoing of one. */
export type StayStep = Exclude<
  keyof typeof stayActs,
  'moveRoom' | 'swapRooms' | 'lateCheckOut' | 'markEmpty'
>;

/**
 * The request of a step's button; an undo names the state that it takes back. Null for any other act, and for a step that
 * is asked once more.
 */
export function stepRequest(
  { act, room, asks = false }: DeskAct,
  state: RoomStayState,
): DeskActRequest | null {
  if (room === null || asks) return null;
  if (act === 'checkIn' || act === 'checkOut' || act === 'noShow' || act === 'markEmpty')
    return { act, room };
  return act === 'undo' && state !== 'expected' ? { act, room, state } : null;
}
