import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authFormModel } from '../../../models/login/authFormModel';
import { bookingModel } from '../../../models/booking/bookingModel';
import { reservationCreationModel } from '../../../models/booking/reservationCreationModel';
import type { Failure } from '../../../machines/shared/failure';
import { checkoutFails } from '../../../models/payment/checkoutModel';
import { checkFails } from '../../../models/payment/paymentCheckModel';
import { confirmationModel } from '../../../models/payment/confirmationModel';
import { paymentChoiceModel } from '../../../models/payment/paymentChoiceModel';
import { reservationListModel } from '../../../models/reservation/reservationListModel';
import { reservationManagementModel } from '../../../models/reservation/reservationManagementModel';
import { guestOf } from '../../../machines/session/sessionSelectors';
import { isSession } from '../../../models/session/beside';
import { sessionModel } from '../../../models/session/sessionModel';
import { stateOf } from '../../../tools/model/findings';
import { answers } from '../../../tools/model/outcomes';
import { fails, notLoggedIn, sessionExpired } from '../../../models/fixtures/failures';
import { isIn } from '../../../tools/model/testModel';
import { after, callsIn, snapshotsIn } from '../../../tools/model/everySnapshot';
import { inEverySnapshot } from '../support/randomWalks';

describe('a login that is needed', () => {
  const asking = /^(requireLogin|accountVerification|logIn|register|verifyAccount|resendCode)$/;
  const guarded = [
    confirmationModel,
    paymentChoiceModel,
    reservationListModel,
    reservationManagementModel,
  ];
  const serverCalls = new Set([
    'createReservation',
    'loadReservation',
    'loadReservations',
    'loadMoreReservations',
    'paymentCheck',
    'checkout',
    'sendChange',
  ]);

  /** What a guest has entered, or what is known about what they pay. */
  const entered = [
    'form',
    'counts',
    'idempotencyKey',
    'reason',
    'saved',
    'reservation',
    'reference',
  ];

  /** The checkout and the payment check are machines too; they report that a login is needed. */
  const refusedWith = (id: string, why: Failure) => {
    if (id === 'checkout') return checkoutFails('loginNeeded', why);
    return id === 'paymentCheck' ? checkFails('loginNeeded', why) : fails(id, why);
  };

  /** Every pending call is refused with a 401. */
  function refusals(snapshot: AnyMachineSnapshot): AnyMachineSnapshot[] {
    return callsIn(snapshot)
      .filter((id) => serverCalls.has(id))
      .flatMap((id) =>
        [sessionExpired, notLoggedIn].map((why) => after(snapshot, refusedWith(id, why))),
      );
  }

  it.each(guarded)(
    'asks for it, whichever call of $id is refused with 401, and keeps what was entered',
    (model) => {
      expect(snapshotsIn(model).flatMap(({ snapshot }) => refusals(snapshot))).not.toEqual([]);
      inEverySnapshot(model, (snapshot) => {
        for (const lost of refusals(snapshot)) {
          expect(isIn(lost, 'sessionLost'), stateOf(snapshot)).toBe(true);
          expect(callsIn(lost).some((id) => asking.test(id))).toBe(true);
          for (const field of entered) {
            const stored: unknown = Reflect.get(lost.context, field);
            expect(stored, field).toEqual(Reflect.get(snapshot.context, field));
          }
        }
      });
    },
  );

  it('is what a creation that is refused with 401 answers, with the key of one that may exist', () => {
    expect(
      snapshotsIn(reservationCreationModel).flatMap(({ snapshot }) => refusals(snapshot)),
    ).not.toEqual([]);
    inEverySnapshot(reservationCreationModel, (snapshot) => {
      const mayExist = isIn(snapshot, 'repeating');
      for (const lost of refusals(snapshot)) {
        const key: unknown = Reflect.get(snapshot.context, 'idempotencyKey');
        const idempotencyKey = mayExist ? key : null;
        expect(lost.output, stateOf(snapshot)).toMatchObject({
          kind: 'loginNeeded',
          idempotencyKey,
        });
      }
    });
  });

  it('is asked for by a booking whose creation needs one, and what was entered is kept', () => {
    const creating = snapshotsIn(bookingModel).filter(({ snapshot }) => isIn(snapshot, 'creating'));
    expect(creating).not.toEqual([]);
    for (const { snapshot } of creating) {
      for (const idempotencyKey of [null, 'key-1']) {
        for (const failure of [sessionExpired, notLoggedIn]) {
          const outcome = { kind: 'loginNeeded', failure, idempotencyKey };
          const lost = after(snapshot, answers('reservationCreation', outcome));
          expect(isIn(lost, 'sessionLost')).toBe(true);
          expect(callsIn(lost)).toContain('requireLogin');
          expect(lost.context).toMatchObject({ idempotencyKey });
          for (const field of ['form', 'counts']) {
            const stored: unknown = Reflect.get(lost.context, field);
            expect(stored, field).toEqual(Reflect.get(snapshot.context, field));
          }
        }
      }
    }
  });

  it('leads from every moment of a session over an alert to the login form, with the way back', () => {
    const expired = { type: 'session.expired', returnPath: '/my-reservations/r-1' };
    expect(snapshotsIn(sessionModel).some(({ snapshot }) => snapshot.can(expired))).toBe(true);
    inEverySnapshot(sessionModel, (snapshot) => {
      if (!snapshot.can(expired)) return;
      const alerted = after(snapshot, expired);
      expect(alerted.hasTag('alert'), stateOf(snapshot)).toBe(true);
      const going = after(alerted, { type: 'alert.acknowledged' });
      expect(isIn(going, 'navigatingToLogin'), stateOf(snapshot)).toBe(true);
      expect(going.context).toMatchObject({ returnPath: expired.returnPath });
      expect(going.hasTag('loggedIn')).toBe(false);
      expect(callsIn(going)).toContain('navigateToLogin');
    });
  });

  it('can be ended wherever its guest is named, and then nothing is kept of them', () => {
    inEverySnapshot(sessionModel, (snapshot) => {
      if (!isSession(snapshot) || guestOf(snapshot) === null) return;
      const out = after(snapshot, { type: 'logout.requested' });
      expect(isSession(out) && guestOf(out), stateOf(snapshot)).toBeNull();
      expect(callsIn(out), stateOf(snapshot)).toContain('goHome');
    });
  });

  it('takes whoever logs in then back to where it was needed', () => {
    const session = {
      user: { id: 'u-1', email: 'a@b.ng', firstName: 'A', lastName: 'B', phoneNumber: '0803' },
      token: { accessToken: 'access', refreshToken: 'refresh' },
    };
    const loggedIn = { type: 'login.succeeded', session };
    expect(snapshotsIn(sessionModel).some(({ snapshot }) => snapshot.can(loggedIn))).toBe(true);
    inEverySnapshot(sessionModel, (snapshot) => {
      if (!snapshot.can(loggedIn)) return;
      expect(callsIn(after(snapshot, loggedIn)), stateOf(snapshot)).toContain('returnAfterLogin');
    });
  });

  it('leaves the login form itself where it is: a wrong password is no lost session', () => {
    const submitting = snapshotsIn(authFormModel).filter(({ snapshot }) =>
      isIn(snapshot, 'login.submitting'),
    );
    for (const { snapshot } of submitting) {
      const refused = after(snapshot, fails('logIn', sessionExpired));
      expect(isIn(refused, 'login.editing')).toBe(true);
    }
  });
});
