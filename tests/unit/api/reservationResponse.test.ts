import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../../machines/shared/failure';
import {
  parseCreation,
  parseReservation,
  parseReservationOrReceipt,
} from '../../../src/api/reservationResponse';
import { parseVerification } from '../../../src/api/verificationResponse';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { stories } from '../../../models/fixtures/exampleStories';

/** What our contract adds to the fields that the specification names. */
const added = [
  'nights',
  'refundStatus',
  'refundAccount',
  'cancelReason',
  'holdExpiresAt',
  'refundableUntil',
  'containedCharges',
  'papers',
  'refundAmount',
  'timeline',
] as const;

/** Fields of the specification that the site can do without. */
const dispensable = [
  'emailAddress',
  'phoneNumber',
  'specialRequest',
  'roomNumber',
  'roomDetails',
  'roomAmanities',
  'paymentRefrence',
] as const;

const withoutAnyOf = (fields: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...fields), fc.constantFrom('dropped', 'null')).map((fates) =>
    Object.fromEntries(
      Object.entries<unknown>(exampleReservation())
        .filter(([field]) => fates[field] !== 'dropped')
        .map(([field, value]) => [field, fates[field] === 'null' ? null : value]),
    ),
  );

function without(field: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<unknown>(exampleReservation()).filter(([name]) => name !== field),
  );
}

describe('A reservation that a server answers', () => {
  it('is taken over whole when it is whole', () => {
    expect(parseReservation(paidReservation)).toEqual(paidReservation);
  });

  it('says how its refund stands where it is about a bank account', () => {
    const stuck = exampleReservation({ refundAccount: 'underReview' });
    expect(parseReservation(stuck)).toEqual(stuck);
    expect(parseReservation({ ...stuck, refundAccount: null })).toEqual(exampleReservation());
  });

  it.each(Object.entries(stories))('keeps its story: %s', (_, reservation) => {
    expect(parseReservation(reservation)).toEqual(reservation);
  });

  it('leaves out of its story what nobody here has words for, and what has no moment', () => {
    const made = { at: '2026-03-10T08:58:00.000Z', what: 'reserved', amount: 6000 };
    const odd = { at: '2026-03-10T08:59:00.000Z', what: 'upgraded' };
    const timeline = [odd, { ...made, amount: '6000' }, { what: 'paid' }, null, 7];
    expect(parseReservation({ ...exampleReservation(), timeline }).timeline).toEqual([made]);
    expect(parseReservation({ ...exampleReservation(), timeline: [odd] })).toEqual(
      exampleReservation(),
    );
  });

  it('can be read without anything that our contract adds, and without what a guest can miss', () => {
    fc.assert(
      fc.property(withoutAnyOf([...added, ...dispensable]), (response) => {
        const reservation = parseReservation(response);
        expect(reservation.nights).toBe(3);
        expect(JSON.stringify(Object.values(reservation))).not.toMatch(/undefined|NaN/);
        expect(Object.values(reservation)).not.toContain(undefined);
      }),
    );
  });

  it.each(['pending', 'Pending', 'PENDING', 'unpaid', 'Unpaid', 'UNPAID'])(
    'is unpaid under the status %j',
    (paymentStatus) => {
      expect(parseReservation({ ...exampleReservation(), paymentStatus }).paymentStatus).toBe(
        'pending',
      );
    },
  );

  it.each(['checked-in', 'no_show', 'PAID', '', null, 7])(
    'is none under the status %j, since a guest must not be asked to pay for what nobody understood',
    (paymentStatus) => {
      const response = { ...exampleReservation(), paymentStatus };
      expect(() => parseReservation(response)).toThrow(CallFailed);
      expect(() => parseReservation(response)).toThrow(JSON.stringify(paymentStatus));
    },
  );

  it.each([
    ['refundStatus', 'awaiting-details'],
    ['cancelReason', 'byHotel'],
    ['refundAccount', 'declined'],
  ])(
    'is none with a %s of %j, which would otherwise look as if nobody had said it',
    (field, word) => {
      const response = { ...exampleReservation(), [field]: word };
      expect(() => parseReservation(response)).toThrow(JSON.stringify(word));
    },
  );

  it('may count its ids, write numbers as texts and dates with a time of day', () => {
    const response = {
      ...exampleReservation(),
      id: 17,
      totalPrice: '6000',
      checkInDate: '2026-03-12T00:00:00.000Z',
    };
    expect(parseReservation(response)).toEqual(exampleReservation({ id: '17' }));
  });

  it.each([
    'id',
    'checkInDate',
    'checkOutDate',
    'totalPrice',
    'noOfAdult',
    'noOfChildren',
    'paymentStatus',
  ])('is none without %s', (field) => {
    expect(() => parseReservation(without(field))).toThrow(CallFailed);
  });

  it('is only its receipt for somebody who is not its guest', () => {
    const { id, checkInDate, checkOutDate, totalPrice, paymentStatus } = exampleReservation();
    const said = { id, checkInDate, checkOutDate, totalPrice, paymentStatus };
    const receipt = parseReservationOrReceipt(said);
    expect(receipt).toEqual({
      id,
      checkInDate,
      checkOutDate,
      totalPrice,
      roomNumber: '',
      roomDetails: '',
      paymentStatus: 'pending',
      paymentRefrence: null,
      refundStatus: null,
    });
  });
});

describe('The answer to a creation', () => {
  it('names the reservation, and may say no more', () => {
    expect(parseCreation({ reservationData: { id: 'r-1' }, totalAmount: 6000 })).toEqual({
      reservationId: 'r-1',
      reservation: undefined,
    });
    expect(parseCreation({ reservationData: exampleReservation() }).reservation).toEqual(
      exampleReservation(),
    );
    expect(parseCreation({}).reservationId).toBeUndefined();
  });
});

describe('The answer to a verification', () => {
  it('takes the payment’s state from the reservation where it has no word of its own', () => {
    expect(parseVerification({ reservation: paidReservation })).toEqual({
      paymentStatus: 'paid',
      reservation: paidReservation,
    });
    expect(parseVerification({ reservation: exampleReservation() }).paymentStatus).toBe('pending');
  });

  it('tells of a payment that is under way only with until when the rooms are held', () => {
    const until = '2026-03-10T10:40:00.000Z';
    const underWayIn = (underWay: unknown) =>
      parseVerification({ paymentStatus: 'pending', underWay }).underWay;
    expect(underWayIn({ by: 'bank_transfer', until })).toEqual({ by: 'bank_transfer', until });
    expect(underWayIn({ by: 'by pigeon', until })).toEqual({ until });
    expect(underWayIn({ by: 'ussd' })).toBeUndefined();
    expect(underWayIn(null)).toBeUndefined();
  });

  it.each(['chargeback', 'success', 'PAID', '', 7])(
    'is none under the status %j, whatever the reservation says, since nobody understood it',
    (paymentStatus) => {
      for (const reservation of [paidReservation, exampleReservation(), undefined]) {
        const response = { paymentStatus, reservation };
        expect(() => parseVerification(response)).toThrow(CallFailed);
        expect(() => parseVerification(response)).toThrow(JSON.stringify(paymentStatus));
      }
    },
  );

  it.each(['Pending', 'unpaid', 'UNPAID'])('is not final under the status %j', (paymentStatus) => {
    expect(parseVerification({ paymentStatus }).paymentStatus).toBe('pending');
  });

  it.each([null, undefined])('has no word of its own where that is %j', (paymentStatus) => {
    const response = { paymentStatus, reservation: paidReservation };
    expect(parseVerification(response).paymentStatus).toBe('paid');
  });
});
