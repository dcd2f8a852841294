import { holdEnds, roomsTaken } from '../../messages/desk/errors';
import * as messages from '../../messages/desk/walkIn';
import type { DeskBooking, DeskFound, DeskFree } from '../contract/wire';
import {
  emptyReservationForm,
  readReservationForm,
  stayRequestOf,
  validateReservationForm,
  type GuestDetails,
  type ReservationForm,
} from '../reservation/reservationForm';
import { readerOf, slipErrors, slipIn } from './acts/fields';
import { deskHold, type DeskTime } from './deskHold';
import { definedErrors, type FieldErrors } from '../shared/fieldErrors';
import { fieldsIn } from '../shared/fieldsIn';
import { koboFromNaira, nairaFromKobo, type Kobo } from '../shared/money';
import { quote } from '../shared/quote';
import {
  addDays,
  businessDay,
  isLagosDate,
  lagosInstant,
  lagosToday,
  nightsBetween,
  type LagosDate,
} from '../shared/stay';
import { roomTypes } from '../shared/roomTypes';
import { typedEmail, typedName, typedPhone, typedText } from '../shared/typedText';

const HOUR = 60 * 60_000;

/** The entries for a booking at the desk. */
export interface WalkInDraft extends ReservationForm {
  nights: number;
  /** Whether its guest is here: the stay begins today, or has begun. */
  isNow: boolean;
  /** The numbers of the rooms that are chosen by number. */
  rooms: readonly string[];
  /** How many rooms are wanted by their type's name, whatever their numbers. */
  counts: Readonly<Record<string, number>>;
  /** Why the guest wants rooms by number, such as “ground floor”, and keeps them. */
  roomWish: string;
  /** The slip of a card, as it is typed. */
  terminal: string;
  slip: string;
  noSlip: string;
  slipTotal: string;
  /** Until when the rooms are held if nothing is paid, in Lagos, such as `2026-03-12T18:00`. */
  holdUntil: string;
}

/** How the guest pays; or later, and the rooms are held. */
export type Paying = 'cash' | 'pos' | 'later';

/** The sent booking, while its answer is not known. */
export interface SentBooking {
  paying: Paying;
  total: Kobo;
}

/** A booking under way. */
export interface KeptDraft {
  draft: WalkInDraft;
  /** Under which it is booked, however often it is sent. */
  key: string;
  sent: SentBooking | null;
}

/**
 * The check-in dates of the two nights that somebody can mean who walks in after midnight: the one that is ending, and
 * the next. None by day, when there is nothing to ask.
 */
export function nightsAsked({ now, dayEnds }: DeskTime): readonly LagosDate[] {
  const [ending, tonight] = [businessDay(now, dayEnds), lagosToday(now)];
  return ending === tonight ? [] : [ending, tonight];
}

/** Until when rooms are held if nobody says otherwise, to the hour. */
function usualHold(checkIn: string, time: DeskTime): string {
  if (!isLagosDate(checkIn)) return '';
  const until = deskHold(checkIn, time);
  const date = lagosToday(until);
  const hours = Math.floor((until.getTime() - lagosInstant(date, '00:00').getTime()) / HOUR);
  return `${date}T${String(hours).padStart(2, '0')}:00`;
}

/** When a hold ends; an invalid date, before and after nothing, if no time is entered. */
const holdEnd = (holdUntil: string) => lagosInstant(holdUntil.slice(0, 10), holdUntil.slice(11));

/** The dates of a draft once some are other ones. A time to come until which somebody chose to hold stays. */
export function datesOf(draft: WalkInDraft, edits: Partial<WalkInDraft>, time: DeskTime) {
  const { checkIn, nights, holdUntil } = { ...draft, ...edits };
  const checkOut = isLagosDate(checkIn) ? addDays(checkIn, nights) : '';
  const isChosen = holdUntil !== usualHold(draft.checkIn, time) && holdEnd(holdUntil) > time.now;
  const isNow = checkIn <= lagosToday(time.now);
  const until = isChosen ? holdUntil : usualHold(checkIn, time);
  return { checkIn, nights, checkOut, isNow, holdUntil: until };
}

/** A draft for tonight; after midnight the night has to be chosen. */
export function emptyDraft(time: DeskTime): WalkInDraft {
  const card = { terminal: '', slip: '', noSlip: '', slipTotal: '' };
  const rooms = { rooms: [], counts: {}, roomWish: '' };
  const stay = { nights: 1, isNow: false, holdUntil: '' };
  const empty = { ...emptyReservationForm, ...card, ...rooms, ...stay };
  const checkIn = nightsAsked(time).length > 0 ? '' : lagosToday(time.now);
  return { ...empty, ...datesOf(empty, { checkIn }, time) };
}

type FreeType = DeskFree['types'][number];

/** How many rooms of a type can be had, if other stays move. A server that doesn't say counts those by number. */
export const roomsAvailable = ({ available, rooms }: FreeType): number => available ?? rooms.length;

/** Whether rooms are chosen by number: for a guest who is here, or who wishes for one. */
export const areNumbersShown = ({ isNow, roomWish }: WalkInDraft): boolean =>
  isNow || roomWish.trim() !== '';

const chosenOf = (draft: WalkInDraft, { rooms }: FreeType): number =>
  rooms.filter(({ room }) => draft.rooms.includes(room)).length;

/** How many rooms of a type can be chosen by count, beside those that are chosen by number. */
export const mostByCount = (draft: WalkInDraft, type: FreeType): number =>
  Math.max(0, roomsAvailable(type) - chosenOf(draft, type));

/** Whether rooms of a type are chosen by count: where numbers don't show, or can't be had without a move. */
export const isCountShown = (draft: WalkInDraft, type: FreeType): boolean =>
  !areNumbersShown(draft) || roomsAvailable(type) > type.rooms.length;

/** How many rooms are chosen. */
export const roomsChosen = ({ rooms, counts }: WalkInDraft): number =>
  Object.values(counts).reduce((sum, count) => sum + count, rooms.length);

/** The price of the chosen rooms for the whole stay. */
export function totalOf(draft: WalkInDraft, free: DeskFree | null): Kobo {
  const chosen = (free?.types ?? []).map((type) => ({
    roomPrice: type.roomPrice,
    numberOfRooms: chosenOf(draft, type) + (draft.counts[type.roomType] ?? 0),
  }));
  return quote(draft, chosen, ({ roomPrice }) => koboFromNaira(roomPrice)).total;
}

/** The chosen rooms that are not free. */
function lostRooms({ rooms }: WalkInDraft, { types }: DeskFree): string[] {
  const free = new Set(types.flatMap((type) => type.rooms.map(({ room }) => room)));
  return rooms.filter((room) => !free.has(room));
}

/** The types of which fewer rooms are left than are chosen by count. */
function lostCounts(draft: WalkInDraft, { types }: DeskFree) {
  return types.flatMap((type) => {
    const count = draft.counts[type.roomType] ?? 0;
    const most = isCountShown(draft, type) ? mostByCount(draft, type) : 0;
    return count > most ? [{ roomType: type.roomType, most }] : [];
  });
}

/** Says which of the chosen rooms are not left; null if all are. */
export function lostInWords(draft: WalkInDraft, free: DeskFree): string | null {
  const rooms = lostRooms(draft, free);
  const [fewer] = lostCounts(draft, free);
  if (rooms.length > 0) return roomsTaken(rooms);
  return fewer ? messages.fewerLeft(fewer.most, fewer.roomType) : null;
}

/** A draft without the rooms that are not free any more, as far as that is known, and with a terminal in use. */
export function onlyFree(entered: WalkInDraft, free: DeskFree | null): WalkInDraft {
  // What doesn't show is not chosen.
  const draft = { ...entered, rooms: areNumbersShown(entered) ? entered.rooms : [] };
  const lost = free === null ? [] : lostRooms(draft, free);
  const fewer = free === null ? [] : lostCounts(draft, free);
  const counts = Object.fromEntries(fewer.map(({ roomType, most }) => [roomType, most]));
  const [first = '', ...others] = free?.terminals ?? [draft.terminal];
  const terminal = others.includes(draft.terminal) ? draft.terminal : first;
  const rooms = draft.rooms.filter((room) => !lost.includes(room));
  return { ...draft, terminal, rooms, counts: { ...draft.counts, ...counts } };
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The errors of a draft. A guest may have no address; the server knows whether a time is past. */
export function errorsIn(draft: WalkInDraft, paying: Paying): FieldErrors<WalkInDraft> {
  const email = typedEmail(draft.email) || null;
  return definedErrors({
    ...validateReservationForm({ ...draft, email }, null),
    ...(paying === 'pos' && slipErrors(slipOf(draft))),
    rooms: roomsChosen(draft) === 0 ? messages.roomsRequired : undefined,
    holdUntil: paying === 'later' && !LOCAL.test(draft.holdUntil) ? holdEnds : undefined,
  });
}

/** A draft's slip, as dialogs read theirs. */
const slipOf = ({ terminal, slip, noSlip, slipTotal }: WalkInDraft) =>
  readerOf({ terminal, slip, noSlip, slipTotal });

/** The request for a draft without errors. */
export function bookingOf(draft: WalkInDraft, { paying, total }: SentBooking): DeskBooking {
  const { emailAddress, ...request } = stayRequestOf(draft);
  const roomWish = typedText(draft.roomWish).trim();
  const types = roomTypes.flatMap(({ name: roomType }) => {
    const numberOfRooms = draft.counts[roomType] ?? 0;
    return numberOfRooms === 0 ? [] : [{ roomType, numberOfRooms }];
  });
  return {
    ...request,
    ...(emailAddress !== '' && { emailAddress }),
    rooms: [...draft.rooms],
    ...(types.length > 0 && { types }),
    ...(roomWish !== '' && { roomWish }),
    totalPrice: nairaFromKobo(total),
    ...(paying === 'later'
      ? { holdUntil: holdEnd(draft.holdUntil).toISOString() }
      : { payment: { method: paying, ...(paying === 'pos' && slipIn(slipOf(draft))) } }),
  };
}

/** Each guest among found reservations once, with the newest details. */
export function guestsIn(found: DeskFound['reservations']): (GuestDetails & { id: string })[] {
  const guests = new Map<string, GuestDetails & { id: string }>();
  for (const { id, name, phone, email } of found) {
    const who = `${typedName(name).toLowerCase()} ${typedPhone(phone)}`;
    if (!guests.has(who)) guests.set(who, { id, name, phone, email: email ?? '' });
  }
  return [...guests.values()];
}

/** Reads a kept draft; null if it is anything else. */
export function readDraft(value: unknown): KeptDraft | null {
  const { draft, key, sent } = fieldsIn(value);
  const { rooms, holdUntil, ...others } = fieldsIn(draft);
  const countsKept = Object.entries(fieldsIn(others.counts)).map(
    ([type, count]) => [type, Number(count)] as const,
  );
  const textOf = (name: 'roomWish' | 'terminal' | 'slip' | 'noSlip' | 'slipTotal') =>
    typeof others[name] === 'string' ? others[name] : '';
  const { paying, total } = fieldsIn(sent);
  if (typeof key !== 'string' || !Array.isArray(rooms)) return null;
  const isSent = paying === 'cash' || paying === 'pos' || paying === 'later';
  const form = readReservationForm(draft);
  return {
    draft: {
      ...form,
      nights: Math.max(1, nightsBetween(form.checkIn, form.checkOut)),
      isNow: others.isNow === true,
      rooms: rooms.map(String),
      counts: Object.fromEntries(countsKept),
      roomWish: textOf('roomWish'),
      terminal: textOf('terminal'),
      slip: textOf('slip'),
      noSlip: textOf('noSlip'),
      slipTotal: textOf('slipTotal'),
      holdUntil: typeof holdUntil === 'string' ? holdUntil : '',
    },
    key,
    sent: isSent && typeof total === 'number' ? { paying, total } : null,
  };
}
