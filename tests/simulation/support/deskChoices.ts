import type {
  DeskAct,
  DeskActName,
  DeskActRequest,
  DeskBooking,
  DeskFree,
  DeskMoneyActRequest,
  DeskReceived,
  DeskReservation,
  DeskRooms,
  DeskRoomActName,
  DeskRoomActRequest,
} from '../../../machines/contract/wire';
import { leavesOn } from '../../../machines/shared/lastNight';
import { stepRequest } from '../../../machines/desk/acts/stay';
import {
  addDays,
  lagosInstant,
  nightsBetween,
  type LagosDate,
} from '../../../machines/shared/stay';
import { wantedStay } from './guestChoices';
import type { SeededRandom } from './seededRandom';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long somebody at the desk does something else, in milliseconds: mostly minutes, sometimes until tomorrow. */
export function betweenActs(random: SeededRandom): number {
  const [least, most] = random.weighed([
    [[0, 5 * SECOND], 22],
    [[5 * SECOND, 2 * MINUTE], 38],
    [[2 * MINUTE, 40 * MINUTE], 20],
    [[HOUR, 6 * HOUR], 10],
    [[8 * HOUR, 20 * HOUR], 10],
  ] as const);
  return random.between(least, most);
}

/** What somebody at the desk does next. */
export function nextDeed(random: SeededRandom): 'reservation' | 'walkIn' | 'room' | 'day' | 'wish' {
  return random.weighed([
    ['reservation', 62],
    ['walkIn', 14],
    ['room', 6],
    ['day', 8],
    ['wish', 10],
  ]);
}

/** How likely an act is chosen beside others that are allowed. */
const weights: Readonly<Record<DeskActName, number>> = {
  checkIn: 40,
  checkOut: 14,
  noShow: 60,
  undo: 10,
  lateCheckOut: 4,
  extendStay: 8,
  shortenStay: 5,
  takePayment: 24,
  note: 1,
  addExtra: 8,
  voidExtra: 6,
  expectTransfer: 14,
  confirmTransfer: 40,
  dropTransfer: 5,
  correctPayment: 8,
  approveCorrection: 30,
  sendPaymentLink: 3,
  changeDates: 6,
  changeGuest: 2,
  refund: 4,
  releaseStay: 20,
  reduce: 5,
  checkOutOwing: 0,
  markEmpty: 0,
  writeOff: 0,
  resendEmail: 2,
  moveRoom: 6,
  swapRooms: 6,
  cancel: 4,
};

/** Moves that the desk asked for, unlike those that follow from a closed room. */
export const MOVE_WHY = 'The guest asked for another room';

/** What the desk adds to a bill by itself. */
export const EXTRA = 'Laundry';

/** What a guest who has another number says it is. */
const NEW_PHONE = '08031112222';

/** Chooses an act that an answer allows, and sometimes one that it refuses. Null if nothing fits. */
export function chosenAct(
  random: SeededRandom,
  view: DeskReservation,
  key: string,
): DeskActRequest | null {
  const isRash = random.percent(6);
  const [first, ...others] = view.acts
    .filter(({ isAllowed }) => isAllowed !== isRash)
    .map((act): [DeskAct, number] => [act, weights[act.act]]);
  return first ? requestOf(random, random.weighed([first, ...others]), view, key) : null;
}

/** In cash, or with a card whose slip was not seen before; seldom without one. */
function paidBy(random: SeededRandom) {
  if (random.percent(50)) return { method: 'cash' as const };
  const slip = random.percent(5)
    ? { noSlip: 'The paper is at its end' }
    : { proof: String(random.between(100_000, 999_999_999)) };
  return { method: 'pos' as const, terminal: 'POS 1', ...slip };
}

/** How a payment came in truth. */
function correctedTo(random: SeededRandom) {
  if (random.percent(70)) return paidBy(random);
  return { method: 'transfer' as const, proof: `GTB ${random.between(100_000, 999_999_999)}` };
}

/** What somebody asks a manager for who may not do it; null if there is nothing. */
export function wishedAct(
  random: SeededRandom,
  view: DeskReservation,
  key: string,
): DeskActRequest | null {
  const [first, ...others] = view.acts.filter(({ needsManager }) => needsManager === true);
  return first ? requestOf(random, random.oneOf([first, ...others]), view, key) : null;
}

/** What the page sends for an act, by what it shows. */
function requestOf(
  random: SeededRandom,
  offered: DeskAct,
  { folio, stays, freeRooms, swaps = [], emails, revision, ...shown }: DeskReservation,
  key: string,
): DeskActRequest | null {
  const { act, room } = offered;
  const { balance, priceDue, charges } = folio;
  const part = () => random.between(1, Math.max(1, Math.floor(priceDue || balance)));
  const due = random.percent(60) || balance < 1 ? priceDue || balance : part();
  const amount = due > 0 ? due : 500;
  const why = 'The guest asked for it';
  const oneOf = <T>([first, ...others]: readonly T[]) =>
    first === undefined ? undefined : random.oneOf([first, ...others]);
  switch (act) {
    case 'checkIn':
    case 'checkOut':
    case 'noShow':
    case 'undo':
      return stepRequest(offered, stays.find((stay) => stay.room === room)?.state ?? 'expected');
    case 'lateCheckOut':
      return room === null ? null : { act, room, isFree: random.percent(20) };
    case 'extendStay':
    case 'shortenStay': {
      const stay = stays.find((one) => one.room === room);
      if (room === null || !stay) return null;
      const until = leavesOn({ checkOut: shown.checkOut, staysUntil: stay.staysUntil });
      if (act === 'shortenStay') return { act, room, staysUntil: stay.earliest ?? until };
      const paid = random.percent(50) && paidBy(random);
      return { act, room, staysUntil: addDays(until, random.between(1, 2)), ...paid };
    }
    case 'takePayment':
      return { act, ...paidBy(random), amount, balance };
    case 'note':
      return { act, note: 'Comes late' };
    case 'addExtra':
      return { act, amount: random.between(1, 9) * 250, text: EXTRA, balance };
    case 'voidExtra': {
      const made = folio.lines.find((line) => line.charge !== null && charges > 0)?.charge;
      return made == null ? null : { act, charge: made, why, method: 'cash' };
    }
    case 'expectTransfer':
      return { act, amount, proof: `GTB ${key}`, balance };
    case 'checkOutOwing':
    case 'markEmpty':
    case 'writeOff':
      return null;
    case 'reduce': {
      const isWhole = random.percent(25);
      const back = folio.paid > 0 ? { method: 'cash' as const } : {};
      return { act, why, revision, ...back, ...(!isWhole && { amount: random.between(1, 900) }) };
    }
    case 'correctPayment': {
      const payment = oneOf(folio.lines.flatMap((line) => line.payment ?? []));
      const lower = random.percent(30) ? { amount: random.between(1, 400) } : {};
      return payment === undefined ? null : { act, payment, why, ...correctedTo(random), ...lower };
    }
    case 'approveCorrection': {
      const payment = oneOf(folio.lines.flatMap((line) => line.unapproved ?? []));
      return payment === undefined ? null : { act, payment };
    }
    case 'confirmTransfer': {
      const expected = folio.awaited?.amount ?? 500;
      const came = random.weighed([
        [expected, 60],
        [expected + random.between(1, 900), 20],
        [random.between(1, Math.max(1, Math.floor(expected))), 20],
      ] as const);
      return { act, amount: came, proof: `GTB ${key}` };
    }
    case 'sendPaymentLink':
      return { act };
    case 'dropTransfer':
    case 'cancel':
      return { act, why };
    case 'changeDates': {
      const { checkInDate: checkIn, checkOutDate: checkOut } = wantedStay(random);
      // The very same dates change nothing, and nothing is written of them.
      const isSame = checkIn === shown.checkIn && checkOut === shown.checkOut;
      return isSame ? null : { act, checkIn, checkOut, revision };
    }
    case 'changeGuest':
      return shown.phone === NEW_PHONE ? null : { act, phone: NEW_PHONE, revision };
    case 'releaseStay':
      return { act, why, method: 'cash', ...(random.percent(40) && { keeps: 1 }) };
    case 'refund':
      return {
        ...{ act, why },
        ...(random.percent(50) && { method: 'cash' }),
        ...(random.percent(50) && { amount: random.between(1, 900) }),
      };
    case 'resendEmail': {
      const email = emails[random.between(0, Math.max(0, emails.length - 1))];
      return email ? { act, email: email.id } : null;
    }
    case 'swapRooms': {
      const swap = oneOf(swaps.filter((one) => one.room === room));
      return swap ? { act, room: swap.room, with: swap.with, why: MOVE_WHY } : null;
    }
    case 'moveRoom': {
      const to = freeRooms[random.between(0, Math.max(0, freeRooms.length - 1))];
      return room === null || !to ? null : { act, room, to: to.room, why: MOVE_WHY };
    }
  }
}

/** What a manager does with money received: some of it pays a stay, or goes back. */
export function chosenUseOf(
  random: SeededRandom,
  { id: received, left, reservationId }: DeskReceived,
  stay: string | null,
  key: string,
): Extract<DeskMoneyActRequest, { act: 'applyReceived' | 'refundReceived' }> {
  const amount = random.percent(50) ? left : random.between(1, Math.max(1, Math.floor(left)));
  const about = random.percent(50) ? reservationId : stay;
  if (about !== null && random.percent(60))
    return { act: 'applyReceived', received, reservationId: about, amount };
  const back = { act: 'refundReceived', received, amount, paidTo: 'Chidi Obi' } as const;
  const why = 'Sent by mistake';
  if (random.percent(50)) return { ...back, method: 'cash', why };
  return { ...back, method: 'transfer', proof: `ZEN ${key}`, why };
}

type Nights = Record<'checkIn' | 'checkOut', LagosDate>;

/** The nights that somebody who walks in, or calls, asks for. */
export function askedNights(random: SeededRandom, today: LagosDate): Nights {
  const checkIn = addDays(today, random.percent(80) ? 0 : random.between(1, 3));
  return { checkIn, checkOut: addDays(checkIn, random.between(1, 3)) };
}

/** One or two rooms of a type that guests compete for, paid at once or held until the evening; null if none is free. */
export function walkInOf(
  random: SeededRandom,
  { checkIn, checkOut }: Nights,
  { types }: DeskFree,
): DeskBooking | null {
  const [suites, penthouses] = types.slice(-2);
  const wanted = random.percent(30) ? suites : penthouses;
  const rooms = wanted?.rooms.slice(0, random.between(1, 2)).map(({ room }) => room) ?? [];
  if (!wanted || rooms.length === 0) return null;
  const nights = random.percent(97) ? nightsBetween(checkIn, checkOut) : 9;
  return {
    name: 'Ifeoma Obi',
    ...(rooms.length > 1 && { emailAddress: 'ifeoma@example.com' }),
    // A guest who is here already would move on from their other room.
    phoneNumber: `0803${String(random.between(0, 9_999_999)).padStart(7, '0')}`,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    noOfAdult: 1,
    noOfChildren: 0,
    specialRequest: 'nothing',
    rooms,
    totalPrice: wanted.roomPrice * rooms.length * nights,
    ...(random.percent(75)
      ? { payment: paidBy(random) }
      : { holdUntil: lagosInstant(checkIn, '18:00').toISOString() }),
  };
}

/** What somebody does with a room that the answer allows. */
export function chosenRoomAct(
  random: SeededRandom,
  { rooms, date }: DeskRooms,
): { number: string; request: DeskRoomActRequest } | null {
  const used = rooms.filter(({ guest, arrival }) => guest !== null || arrival !== null);
  const looked = random.percent(60) && used.length > 0 ? used : rooms.slice(-4);
  const choices = looked.flatMap(({ number, acts }) =>
    acts.filter(({ isAllowed }) => isAllowed).map(({ act }) => ({ number, act })),
  );
  const chosen = choices[random.between(0, Math.max(0, choices.length - 1))];
  if (!chosen) return null;
  const { number, act } = chosen;
  const why = 'The shower leaks';
  const from = addDays(date, random.between(0, 2));
  const requests: Readonly<Record<DeskRoomActName, DeskRoomActRequest>> = {
    clean: { act: 'clean' },
    dirty: { act: 'dirty' },
    markFound: { act: 'markFound', found: 'empty' },
    reportFault: { act: 'reportFault', fault: 'ac' },
    fixFault: { act: 'fixFault', fault: 1 },
    closeTonight: { act: 'closeTonight', why },
    closeLonger: { act: 'closeLonger', from, to: addDays(from, random.between(1, 3)), why },
    reopen: { act: 'reopen', why },
  };
  return { number, request: requests[act] };
}
