import { nightsAct, submits } from '../../../messages/desk/acts';
import { paidNow } from '../../../messages/desk/pages/asked';
import type { DeskActName, DeskReservation } from '../../contract/wire';
import { leavesOn } from '../../shared/lastNight';
import { koboFromNaira } from '../../shared/money';
import { requireValue } from '../../shared/required';
import {
  addDays,
  defaultStayLimits,
  eachNight,
  lagosToday,
  nightsBetween,
  type LagosDate,
} from '../../shared/stay';
import { dayInWords } from '../inWords';
import type { Act } from './act';
import { askedFor } from './askedFor';
import { emptySlip, slipErrors, slipFields, slipIn, sumInWords } from './fields';
import { choicesOf, type ReservationQuestion } from './question';
import { refusedByState, type StayFacts } from './stay';

/** As many days at a time as a dialog offers. */
const MOST_OFFERED = 14;

/** The first day on which a guest in house can be said to leave: today, or after the first night. */
export function earliestLeaving({ now, checkIn }: Pick<StayFacts, 'now' | 'checkIn'>): LagosDate {
  const [today, afterFirst] = [lagosToday(now), addDays(checkIn, 1)];
  return today > afterFirst ? today : afterFirst;
}

/** The room that a dialog asks about. @throws Error if it does not show */
const stayIn = ({ stays }: DeskReservation, number: string | null) =>
  requireValue(stays.find(({ room }) => room === number) ?? null, 'No such room');

/** The day on which the guest of a room leaves, as it shows. */
const leavingOf = (reservation: DeskReservation, room: string | null): LagosDate =>
  leavesOn({ ...reservation, staysUntil: stayIn(reservation, room).staysUntil });

/** A guest in house stays longer or shorter, in one room. The reservation keeps what was sold. */
export const nightActs = {
  extendStay: {
    role: () => 'desk',
    events: ['desk.extendStay'],
    refusal: (facts) => (facts.state === 'inHouse' ? null : refusedByState(facts)),
    warning: ({ nextGuest: guest = null, room, ...stay }) =>
      guest === null
        ? null
        : { code: 'roomWanted', facts: { guest, room, checkOut: leavesOn(stay) } },
    form: askedFor({
      begin: (reservation, { room }) => ({
        staysUntil: addDays(leavingOf(reservation, room), 1),
        pay: 'bill',
        ...emptySlip(reservation.terminals),
      }),
      choices: (reservation, { room }) => {
        const from = leavingOf(reservation, room);
        const most = defaultStayLimits.maxNights - nightsBetween(reservation.checkIn, from);
        const days = eachNight(from, addDays(from, Math.max(1, Math.min(most, MOST_OFFERED))));
        return {
          staysUntil: days.map((night, index) => {
            const value = addDays(night, 1);
            return { value, label: nightsAct.longer(dayInWords(value), index + 1) };
          }),
          pay: choicesOf(paidNow),
          terminal: reservation.terminals.map((value) => ({ value, label: value })),
        };
      },
      hidden: (read) => (read('pay') === 'pos' ? [] : slipFields),
      check: (read) => (read('pay') === 'pos' ? slipErrors(read) : {}),
      submit: (read, { folio }, preview) => {
        if (preview === null) return null;
        const kobo = koboFromNaira(preview.folio.charges) - koboFromNaira(folio.charges);
        const pay = read('pay');
        const words = pay === 'cash' || pay === 'pos' ? submits.record[pay] : submits.addExtra;
        return sumInWords(words, kobo) ?? submits.noCharge;
      },
      request: (read, { room, charges }, preview) => {
        const added = preview === null ? 0 : preview.folio.charges - charges;
        return {
          act: 'extendStay',
          room: room(),
          staysUntil: read('staysUntil'),
          ...(added > 0 && { amount: added }),
          ...(read('pay') === 'cash' && { method: 'cash' as const }),
          ...(read('pay') === 'pos' && { method: 'pos' as const, ...slipIn(read) }),
        };
      },
      // The price is the server's: it shows before it is charged.
      hasPreview: true,
    }),
  },
  shortenStay: {
    role: () => 'desk',
    events: ['desk.shortenStay'],
    refusal: (facts) => {
      if (facts.state !== 'inHouse') return refusedByState(facts);
      const leaving = leavesOn(facts);
      return earliestLeaving(facts) < leaving
        ? null
        : { code: 'leavesAnyway', facts: { day: leaving } };
    },
    form: askedFor({
      begin: (reservation, { room }) => ({ staysUntil: addDays(leavingOf(reservation, room), -1) }),
      choices: (reservation, { room }) => {
        const leaving = leavingOf(reservation, room);
        const { earliest = leaving } = stayIn(reservation, room);
        return {
          staysUntil: eachNight(earliest, leaving)
            .reverse()
            .map((value) => {
              const nights = eachNight(value, leaving).map(dayInWords);
              return { value, label: nightsAct.shorter(dayInWords(value), nights) };
            }),
        };
      },
      request: (read, { room }) => ({
        act: 'shortenStay',
        room: room(),
        staysUntil: read('staysUntil'),
      }),
    }),
  },
} satisfies Partial<Record<DeskActName, Act<StayFacts, ReservationQuestion>>>;
