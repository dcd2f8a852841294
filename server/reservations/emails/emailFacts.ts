import type { JTDDataType } from 'ajv/dist/jtd.js';
import { chargeKinds } from '../../../machines/shared/quote';
import { roomTypeKeys } from '../../../machines/shared/roomTypes';
import { guestName } from '../../email/guestName';
import { priceOfStay } from '../pricing/priceOfStay';
import type { ReservationRow } from '../queries';
import type { ReservationWithRooms } from '../reservationsWithRooms';
import {
  awaitsPayment,
  hasTag,
  type StatusFields,
} from '../../../machines/reservation/reservationStatus';

const commitments = ['confirmed', 'pending', 'cancelled'] as const;

/** How firm a reservation is, for formats that know only three statuses. */
export type Commitment = (typeof commitments)[number];

/** Whether a stay is confirmed, awaits payment, or is cancelled. */
export function commitmentOf(reservation: StatusFields): Commitment {
  if (hasTag(reservation, 'guaranteed')) return 'confirmed';
  return awaitsPayment(reservation) ? 'pending' : 'cancelled';
}

/** Facts for emails about a reservation: of the guest's free text only the name, cleaned. */

const text = { type: 'string' } as const;
const timestamp = { type: 'timestamp' } as const;
/** Whole kobo, or a count. JSON Type Definition's integers are too small for these. */
const count = { type: 'float64' } as const;

const guest = { id: text, guest: text } as const;
const stay = {
  ...guest,
  checkIn: text,
  checkOut: text,
  totalKobo: count,
  holdExpiresAt: timestamp,
} as const;
const wholeStay = {
  ...stay,
  commitment: { enum: commitments },
  adults: count,
  children: count,
  revision: count,
  createdAt: timestamp,
  updatedAt: timestamp,
} as const;

/** The guest, and which reservation it is. */
export const guestFacts = { properties: guest } as const;
/** Where the desk agreed to more or fewer nights. Emails of earlier versions have none. */
const agreed = { staysUntil: text } as const;

/** The same, and the stay at a glance. */
export const stayFacts = { properties: stay, optionalProperties: agreed } as const;
/** The same, and what programs read about it. */
export const wholeStayFacts = { properties: wholeStay, optionalProperties: agreed } as const;

export type GuestFacts = JTDDataType<typeof guestFacts>;
export type StayFacts = JTDDataType<typeof stayFacts>;
export type WholeStayFacts = JTDDataType<typeof wholeStayFacts>;

export function guestFactsOf({ id, name }: Pick<ReservationRow, 'id' | 'name'>): GuestFacts {
  return { id, guest: guestName(name) };
}

export function stayFactsOf(row: ReservationRow): StayFacts {
  const { checkIn, checkOut, staysUntil, totalKobo, holdExpiresAt } = row;
  const stay = { ...guestFactsOf(row), checkIn, checkOut, totalKobo, holdExpiresAt };
  return { ...stay, ...(staysUntil !== null && { staysUntil }) };
}

export function wholeStayFactsOf(row: ReservationRow): WholeStayFacts {
  const { adults, children, revision, createdAt, updatedAt } = row;
  const commitment = commitmentOf(row);
  return { ...stayFactsOf(row), commitment, adults, children, revision, createdAt, updatedAt };
}

/** The price of a stay, line by line; null for a reservation without rooms. */
export const priceFacts = {
  nullable: true,
  properties: {
    nights: count,
    rooms: {
      elements: {
        properties: {
          roomType: { enum: roomTypeKeys },
          rooms: count,
          nightly: count,
          amount: count,
        },
      },
    },
    charges: {
      elements: {
        properties: { kind: { enum: chargeKinds }, rate: count, amount: count },
      },
    },
    total: count,
  },
  optionalProperties: { reduction: { properties: { reason: text, amount: count } } },
} as const;

export type PriceFacts = JTDDataType<typeof priceFacts>;

export function priceFactsOf(asked: Pick<ReservationWithRooms, 'row' | 'allocations'>): PriceFacts {
  if (asked.allocations.length === 0) return null;
  const { nights, lines, charges, total, reduction } = priceOfStay(asked);
  const rooms = lines.map(({ roomType: { key }, numberOfRooms, nightly, amount }) => ({
    roomType: key,
    rooms: numberOfRooms,
    nightly,
    amount,
  }));
  return { nights, rooms, charges, total, ...(reduction && { reduction }) };
}
