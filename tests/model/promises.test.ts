import fc from 'fast-check';
import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { reservationMachine, type ReservationEvent } from '../../machines/reservation';
import { applyEvent, type LifecycleFields } from '../../machines/reservationLifecycle';
import { authFormModel } from './models/authForm';
import { bookingModel } from './models/booking';
import { paymentModel } from './models/payment';
import { paymentCallbackModel } from './models/paymentCallback';
import { paymentChoiceModel } from './models/paymentChoice';
import { reservationModel } from './models/reservation';
import { reservationListModel } from './models/reservationList';
import { reservationManagementModel } from './models/reservationManagement';
import { sessionModel } from './models/session';
import { chanceParameters } from './support/chance';
import { explore, type Vertex } from './support/exploration';
import { stateOf } from './support/findings';
import { fails, notLoggedIn, sessionExpired } from './support/outcomes';
import { copyOf } from './support/recording';
import { isIn, type TestModel } from './support/testModel';

/** Promises that hold across all paths of a machine, or of several together. */

function everyMoment(model: TestModel): Vertex[] {
  return Array.from(model.starts.values()).flatMap(({ input }) =>
    explore(model, copyOf(model.machine), input),
  );
}

const momentsOf = new Map<TestModel, Vertex[]>();

function momentsIn(model: TestModel): Vertex[] {
  const known = momentsOf.get(model) ?? everyMoment(model);
  momentsOf.set(model, known);
  return known;
}

function after(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  return transition(snapshot.machine, snapshot, event)[0];
}

/** The calls that are under way. */
function callsIn(snapshot: AnyMachineSnapshot): string[] {
  const children: unknown = snapshot.children;
  return typeof children === 'object' && children !== null ? Object.keys(children) : [];
}

describe('a payment', () => {
  const starting = /^(startPayment|leaveForProvider|initiate)/;

  it.each([paymentModel, paymentChoiceModel])(
    'is never in flight beside another ($id)',
    (model) => {
      const inFlight = momentsIn(model).filter(({ snapshot }) =>
        callsIn(snapshot).some((call) => starting.test(call)),
      );
      expect(inFlight.length).toBeGreaterThan(0);
      for (const { snapshot } of inFlight) {
        expect(callsIn(snapshot), stateOf(snapshot)).toHaveLength(1);
        const another = ['payment.chosen', 'payment.requested', 'method.chosen'].filter((type) =>
          snapshot.can({ type, provider: 'paystack', method: 'paystack' }),
        );
        expect(another, stateOf(snapshot)).toEqual([]);
      }
    },
  );

  it.each([paymentModel, paymentCallbackModel])(
    'can’t be made again while the provider has not said its last word ($id)',
    (model) => {
      const waiting = momentsIn(model).filter(({ snapshot }) =>
        ['waiting', 'verifying', 'stillPending', 'underReview'].some((state) =>
          isIn(snapshot, state),
        ),
      );
      for (const { snapshot } of waiting) {
        expect(snapshot.can({ type: 'payment.chosen', provider: 'paystack' })).toBe(false);
      }
    },
  );
});

describe('a reservation and its payments', () => {
  const created: LifecycleFields = { status: 'pending', cancelReason: null, refundStatus: null };
  const happenings = fc.array(
    fc.constantFrom<'pays' | ReservationEvent['type']>(
      'pays',
      'hold.expired',
      'guest.cancelled',
      'guest.modified',
      'refund.requested',
      'refund.settled',
      'refund.failed',
    ),
    { maxLength: 30 },
  );

  /** What becomes of money that comes: it pays in time, takes the rooms again, or goes back. */
  function receive(fields: LifecycleFields, roomsAreFree: boolean) {
    const inTime = applyEvent(fields, { type: 'payment.settled' });
    if (inTime) return { fields: inTime, money: 'kept' as const };
    const late = roomsAreFree ? applyEvent(fields, { type: 'payment.settledLate' }) : undefined;
    return late ? { fields: late, money: 'kept' as const } : { fields, money: 'refunded' as const };
  }

  it('never makes paid what its guest cancelled, and loses no money', () => {
    fc.assert(
      fc.property(happenings, fc.boolean(), (events, roomsAreFree) => {
        let fields = created;
        let cancelledByGuest = false;
        const kept: string[] = [];
        for (const type of events) {
          if (type === 'pays') {
            const before = fields;
            const received = receive(before, roomsAreFree);
            fields = received.fields;
            if (received.money === 'kept') kept.push(type);
            if (before.status === 'cancelled') {
              expect(fields.status === 'paid' || received.money === 'refunded').toBe(true);
            }
            if (before.cancelReason === 'expired' && roomsAreFree) {
              expect(fields.status).toBe('paid');
            }
          } else {
            fields = applyEvent(fields, { type }) ?? fields;
            cancelledByGuest ||= fields.cancelReason === 'byGuest';
          }
          if (cancelledByGuest)
            expect(fields).toMatchObject({ status: 'cancelled', cancelReason: 'byGuest' });
        }
        expect(kept.length).toBe(fields.status === 'paid' || fields.status === 'refunded' ? 1 : 0);
      }),
      chanceParameters(1000),
    );
  });

  it('is over for good once refunded or cancelled by its guest', () => {
    const over = ['refunded', { cancelled: 'byGuest' }] as const;
    const events = Array.from(reservationModel.events.values());
    for (const value of over) {
      const snapshot: AnyMachineSnapshot = reservationMachine.resolveState({ value });
      expect(events.filter((event) => snapshot.can(event))).toEqual([]);
    }
  });
});

describe('a booking', () => {
  it('can be abandoned at any moment, and is taken up again as it was', () => {
    for (const { snapshot } of momentsIn(bookingModel)) {
      expect(bookingModel.claims('*', snapshot), stateOf(snapshot)).toEqual({
        'it can be abandoned and taken up again as it is': true,
      });
    }
  });

  it('can be resumed from every moment: something leads on to the chosen rooms', () => {
    const moments = momentsIn(bookingModel);
    const resuming = new Set(
      moments
        .filter(
          ({ snapshot }) =>
            isIn(snapshot, 'selectingRooms') || isIn(snapshot, 'fillingDetails.editing'),
        )
        .map(({ snapshot }) => bookingModel.project(snapshot)),
    );
    let found = -1;
    while (resuming.size > found) {
      found = resuming.size;
      for (const { snapshot, steps } of moments) {
        const onwards = Array.from(steps.values(), bookingModel.project);
        if (onwards.some((next) => resuming.has(next))) {
          resuming.add(bookingModel.project(snapshot));
        }
      }
    }
    const stuck = moments.filter(({ snapshot }) => !resuming.has(bookingModel.project(snapshot)));
    expect(stuck.map(({ snapshot }) => stateOf(snapshot))).toEqual([]);
  });
});

describe('a login that is needed', () => {
  const asking = /^(askForLogin|otp|logIn|register|verifyAccount|resendCode)$/;
  const guarded = [
    bookingModel,
    paymentModel,
    paymentChoiceModel,
    reservationListModel,
    reservationManagementModel,
  ];
  const serverCalls = new Set([
    'createReservation',
    'loadReservation',
    'loadReservations',
    'verifyPayment',
    'startPayment',
    'initiatePaystack',
    'initiateFlutterwave',
    'cancelReservation',
    'modifyReservation',
    'requestRefund',
  ]);

  it.each(guarded)(
    'asks for it, whichever call of $id is refused with 401, and keeps what was entered',
    (model) => {
      let asked = 0;
      for (const { snapshot } of momentsIn(model)) {
        for (const call of callsIn(snapshot).filter((id) => serverCalls.has(id))) {
          for (const failure of [sessionExpired, notLoggedIn]) {
            const lost = after(snapshot, fails(call, failure));
            asked += 1;
            expect(isIn(lost, 'sessionLost'), `${stateOf(snapshot)} ${call}`).toBe(true);
            expect(callsIn(lost).some((id) => asking.test(id))).toBe(true);
            const entered = [
              'form',
              'counts',
              'idempotencyKey',
              'reason',
              'saved',
              'reservation',
              'reference',
            ];
            for (const field of entered) {
              const kept: unknown = Reflect.get(lost.context, field);
              expect(kept, field).toEqual(Reflect.get(snapshot.context, field));
            }
          }
        }
      }
      expect(asked).toBeGreaterThan(0);
    },
  );

  it('leads from every moment of a session over an alert to the login form, with the way back', () => {
    const returnPath = '/my-reservations/r-1';
    const moments = momentsIn(sessionModel).filter(({ snapshot }) =>
      snapshot.can({ type: 'session.expired', returnPath }),
    );
    expect(moments.length).toBeGreaterThan(0);
    for (const { snapshot } of moments) {
      const alerted = after(snapshot, { type: 'session.expired', returnPath });
      const going = after(alerted, { type: 'alert.acknowledged' });
      expect(isIn(going, 'goingToLogin'), stateOf(snapshot)).toBe(true);
      expect(going.context).toMatchObject({ returnPath, user: null });
    }
  });

  it('leaves the login form itself where it is: a wrong password is no lost session', () => {
    const submitting = momentsIn(authFormModel).filter(({ snapshot }) =>
      isIn(snapshot, 'journey.login.submitting'),
    );
    for (const { snapshot } of submitting) {
      const refused = after(snapshot, fails('logIn', sessionExpired));
      expect(isIn(refused, 'journey.login.editing')).toBe(true);
    }
  });
});
