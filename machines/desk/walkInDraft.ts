import { holdEnds } from '../../messages/desk/errors';
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
import { typedEmail, typedName, typedPhone } from '../shared/typedText';

const HOUR = 60 * 60_000;

/** The entries for a booking at the desk. */
export interface WalkInDraft extends ReservationForm {
  nights: number;
  /** The numbers of the chosen rooms. */
  rooms: readonly string[];
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
  return { checkIn, nights, checkOut, holdUntil: isChosen ? holdUntil : usualHold(checkIn, time) };
}

/** A draft for tonight; after midnight the night has to be chosen. */
export function emptyDraft(time: DeskTime): WalkInDraft {
  const card = { terminal: '', slip: '', noSlip: '', slipTotal: '' };
  const empty = { ...emptyReservationForm, ...card, nights: 1, rooms: [], holdUntil: '' };
  const checkIn = nightsAsked(time).length > 0 ? '' : lagosToday(time.now);
  return { ...empty, ...datesOf(empty, { checkIn }, time) };
}

/** The price of the chosen rooms for the whole stay. */
export function totalOf(draft: WalkInDraft, free: DeskFree | null): Kobo {
  const chosen = (free?.types ?? []).map(({ roomPrice, rooms }) => ({
    roomPrice,
    numberOfRooms: rooms.filter(({ room }) => draft.rooms.includes(room)).length,
  }));
  return quote(draft, chosen, ({ roomPrice }) => koboFromNaira(roomPrice)).total;
}

/** The chosen rooms that are not free. */
export function lostRooms({ rooms }: WalkInDraft, { types }: DeskFree): string[] {
  const free = new Set(types.flatMap((type) => type.rooms.map(({ room }) => room)));
  return rooms.filter((room) => !free.has(room));
}

/** A draft without the rooms that are not free any more, as far as that is known, and with a terminal in use. */
export function onlyFree(draft: WalkInDraft, free: DeskFree | null): WalkInDraft {
  const lost = free === null ? [] : lostRooms(draft, free);
  const [first = '', ...others] = free?.terminals ?? [draft.terminal];
  const terminal = others.includes(draft.terminal) ? draft.terminal : first;
  return { ...draft, terminal, rooms: draft.rooms.filter((room) => !lost.includes(room)) };
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The errors of a draft. A guest may have no address; the server knows whether a time is past. */
export function errorsIn(draft: WalkInDraft, paying: Paying): FieldErrors<WalkInDraft> {
  const email = typedEmail(draft.email) || null;
  return definedErrors({
    ...validateReservationForm({ ...draft, email }, null),
    ...(paying === 'pos' && slipErrors(slipOf(draft))),
    rooms: draft.rooms.length === 0 ? messages.roomsRequired : undefined,
    holdUntil: paying === 'later' && !LOCAL.test(draft.holdUntil) ? holdEnds : undefined,
  });
}

/** A draft's slip, as dialogs read theirs. */
const slipOf = ({ terminal, slip, noSlip, slipTotal }: WalkInDraft) =>
  readerOf({ terminal, slip, noSlip, slipTotal });

/** The request for a draft without errors. */
export function bookingOf(draft: WalkInDraft, { paying, total }: SentBooking): DeskBooking {
  const { emailAddress, ...request } = stayRequestOf(draft);
  return {
    ...request,
    ...(emailAddress !== '' && { emailAddress }),
    rooms: [...draft.rooms],
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
  const textOf = (name: 'terminal' | 'slip' | 'noSlip' | 'slipTotal') =>
    typeof others[name] === 'string' ? others[name] : '';
  const { paying, total } = fieldsIn(sent);
  if (typeof key !== 'string' || !Array.isArray(rooms)) return null;
  const isSent = paying === 'cash' || paying === 'pos' || paying === 'later';
  const form = readReservationForm(draft);
  return {
    draft: {
      ...form,
      nights: Math.max(1, nightsBetween(form.checkIn, form.checkOut)),
      rooms: rooms.map(String),
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
