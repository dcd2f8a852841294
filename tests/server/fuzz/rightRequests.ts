import fc from 'fast-check';
import { nairaFromKobo } from '../../../machines/shared/money';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { operations } from '../support/contractCalls';
import { dayOfStay, Known, type FuzzedRequest } from './requests';

/** A valid request of a guest, which the hotel's rules may still refuse. */
type Right = Partial<FuzzedRequest> & { operationId: string };

const contact = {
  noOfAdult: 2,
  noOfChildren: 0,
  specialRequest: 'nothing',
  name: 'Adaobi Okeke',
  emailAddress: 'adaobi@example.com',
  phoneNumber: '08030000000',
};

const stays = fc
  .record({
    arrival: fc.integer({ min: 2, max: 60 }),
    nights: fc.integer({ min: 1, max: 4 }),
    roomType: fc.constantFrom(...roomTypes),
    rooms: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ arrival, nights, roomType, rooms }) => {
    const roomPrice = nairaFromKobo(roomType.nightly);
    return {
      dates: { checkInDate: dayOfStay(arrival), checkOutDate: dayOfStay(arrival + nights) },
      roomAllocations: [{ roomType: roomType.name, roomPrice, numberOfRooms: rooms }],
      oneNight: roomPrice * rooms,
      allNights: roomPrice * rooms * nights,
    };
  });

/** A reservation that the server knows, with its amount. */
const reservations = fc.nat().map((choice) => ({
  id: new Known('reservationId', choice),
  amount: new Known('amount', choice),
}));

const creations: fc.Arbitrary<Right> = fc
  .tuple(stays, fc.boolean())
  .map(([{ dates, roomAllocations, oneNight, allNights }, isA]) => ({
    operationId: isA ? 'createReservation' : 'registerReservation',
    caller: isA ? 'first' : 'second',
    body: { ...contact, ...dates, roomAllocations, totalPrice: isA ? oneNight : allNights },
  }));

const initiations: fc.Arbitrary<Right> = fc
  .tuple(
    reservations,
    fc.constantFrom(
      'initializePaystack',
      'initializeFlutterwave',
      'initiatePayment',
      'initiateFlutterwave',
    ),
  )
  .map(([{ id, amount }, operationId]) => ({
    operationId,
    body: { reservationId: id, email: 'adaobi@example.com', amount },
  }));

function bodyOfChange(operationId: string, dates: Record<string, string>): unknown {
  switch (operationId) {
    case 'modifyReservation':
      return { ...dates, noOfAdult: 1, noOfChildren: 0, specialRequest: 'nothing' };
    case 'requestRefund':
      return { reason: 'The conference has been moved.' };
    default:
      return undefined;
  }
}

const changes: fc.Arbitrary<Right> = fc
  .tuple(
    reservations,
    stays,
    // Paid reservations are rare, so refunds are requested more often.
    fc.constantFrom(
      'modifyReservation',
      'cancelReservation',
      'requestRefund',
      'requestRefund',
      'requestRefund',
    ),
  )
  .map(([{ id }, { dates }, operationId]) => ({
    operationId,
    id,
    body: bodyOfChange(operationId, dates),
  }));

const verifications: fc.Arbitrary<Right> = fc
  .tuple(
    fc.nat(),
    fc.constantFrom('verifyPaystackPayment', 'verifyFlutterwavePayment', 'verifyPayment'),
  )
  .map(([choice, operationId]) => ({
    operationId,
    query: { reference: new Known('reference', choice) },
  }));

/**
 * A valid request about money, sent by its subject's owner. Sometimes enough time passes before it for providers to
 * decide and holds to expire.
 */
export const rightRequests: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    right: fc.oneof(
      { weight: 3, arbitrary: creations },
      { weight: 4, arbitrary: initiations },
      { weight: 3, arbitrary: changes },
      { weight: 1, arbitrary: verifications },
    ),
    network: fc.nat(60).map((number) => number * 4),
    wait: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.nat(60_000) },
      { weight: 1, arbitrary: fc.nat(3 * 3_600_000) },
    ),
  })
  .map(({ right: { operationId, ...right }, network, wait }) => {
    const operation = operations.find(({ id }) => id === operationId);
    if (!operation) throw new Error(`The contract has no ${operationId}.`);
    return {
      operation,
      id: 'nothing',
      query: {},
      headers: {},
      caller: 'owner',
      body: undefined,
      network,
      wait,
      ...right,
    };
  });
