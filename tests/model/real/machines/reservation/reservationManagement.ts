import { randomUUID } from 'node:crypto';
import type { AnyMachineSnapshot } from 'xstate';
import type { Reservation } from '../../../../../machines/contract/wire';
import * as messages from '../../../../../messages/reservation/management';
import * as policyMessages from '../../../../../messages/reservation/policy';
import type { ReservationManagementContext } from '../../../../../machines/reservation/reservationManagementMachine';
import { availableActions } from '../../../../../machines/reservation/policy';
import {
  requireWanted,
  type PendingChange,
} from '../../../../../machines/reservation/pendingChange';
import * as sessionMessages from '../../../../../messages/session/session';
import { myReservationPath } from '../../../../../machines/shared/paths';
import { roomsUnavailable } from '../../../../../server/reservations/errors';
import { reservationManagementModel } from '../../../../../models/reservation/reservationManagementModel';
import {
  reasonOf,
  requireModifyForm,
  savedDates,
  modified,
  muchTooMuch,
  pending,
} from '../../../../../models/reservation/managementExamples';
import { isIn } from '../../../../../tools/model/testModel';
import { reservationManagementExclusions } from '../../exclusions/reservation/reservationManagement';
import { alertOf, alertSays, closesAlert, presses, withoutNetwork } from '../../support/acts';
import { askWithoutRooms, moveByCall } from '../../support/calls';
import { giveBack } from '../../support/checkouts';
import { leaveRooms } from '../../support/otherGuests';
import {
  cancelElsewhere,
  nightsOf,
  nowOf,
  opensDetails,
  payElsewhere,
  type Owner,
} from '../../support/owner';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsDetails } from '../../support/shown';
import { dateInWeek, endSession, expect } from '../../support/world';

const TEN_DAYS_MS = 10 * 86_400_000;

type Assertion = (
  scene: Scene<Owner>,
  snapshot: { context: ReservationManagementContext },
) => Promise<void>;

/** The real server's messages where the model has different ones. */
const refusalOf: Readonly<Record<PendingChange['kind'], string>> = {
  cancelling: policyMessages.paidCannotBeCancelled,
  modifying: roomsUnavailable().message,
  refunding: policyMessages.refundRequested,
};

const callOf: Readonly<Record<PendingChange['kind'], string>> = {
  cancelling: 'cancelReservation',
  modifying: 'modifyReservation',
  refunding: 'requestRefund',
};

const dialogOf = ({ page }: Scene<Owner>, name: string) => page.getByRole('dialog', { name });
const modifyForm = (scene: Scene<Owner>) => dialogOf(scene, 'Modify Reservation');
const reasonIn = (scene: Scene<Owner>) => dialogOf(scene, 'Request Refund').getByLabel('Reason');

/** Lets a change continue, and waits until its answer has arrived and the reservation is reloaded. */
async function letChange(scene: Scene<Owner>, call: string): Promise<Reservation> {
  await scene.gate.letGo(call);
  await scene.gate.held('loadReservation');
  return nowOf(scene);
}

const losesSession = (call: string) => async (scene: Scene<Owner>) => {
  await endSession(scene);
  await scene.gate.letGo(call);
};

const entersCheckOut = (modelDate: string) => (scene: Scene<Owner>) =>
  modifyForm(scene).getByLabel('Check-out').fill(dateInWeek(scene, modelDate));

/** Closes a dialog by the button it has for that. */
async function closesDialog(scene: Scene<Owner>, before: AnyMachineSnapshot): Promise<void> {
  const { kind } = requireWanted(before.context);
  if (isIn(before, 'confirming')) {
    return presses(kind === 'cancelling' ? 'Keep Reservation' : 'Back')(scene);
  }
  return scene.page.getByRole('dialog').getByText('Close', { exact: true }).click();
}

const showsAsItStands = ({ gate }: Scene<Owner>) => gate.letGo('loadReservation');

async function seesNothingOver(scene: Scene<Owner>): Promise<void> {
  await expect(alertOf(scene)).toBeHidden();
  await expect(scene.page.getByRole('dialog')).toHaveCount(0);
}

async function seesLastWords({ page }: Scene<Owner>, done: string | null): Promise<void> {
  if (done !== null) await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
}

/** The reservation as the server has it, and exactly the actions it allows. */
const seesReservation: Assertion = async (scene, { context: { done, reservation: told } }) => {
  await seesNothingOver(scene);
  await seesLastWords(scene, done);
  const { page, hotel } = scene;
  const reservation = await nowOf(scene);
  // After a change that could not be read again, nobody says which room it is.
  await showsDetails(page, { ...reservation, ...(told?.roomNumber === '' && { roomNumber: '' }) });
  const { modify, cancel, refund, whyNot } = availableActions(reservation, hotel.now());
  const offered = {
    'Modify Reservation': modify,
    'Cancel Reservation': cancel,
    'Request Refund': refund,
  };
  for (const [name, isOffered] of Object.entries(offered)) {
    await expect(page.getByRole('button', { name })).toHaveCount(isOffered ? 1 : 0);
  }
  if (whyNot !== undefined && done === null) await expect(page.getByText(whyNot)).toBeVisible();
};

/** The form has what was entered, or the reservation's values, with an error at each invalid field. */
const seesForm: Assertion = async (scene, { context }) => {
  const form = modifyForm(scene);
  const { checkOut } = requireModifyForm(context);
  const reservation = await nowOf(scene);
  await expect(alertOf(scene)).toBeHidden();
  await expect(form.getByLabel('Check-in')).toHaveValue(reservation.checkInDate);
  await expect(form.getByLabel('Check-out')).toHaveValue(
    checkOut === pending.checkOutDate ? reservation.checkOutDate : dateInWeek(scene, checkOut),
  );
  await expect(form.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  for (const field of ['checkIn', 'checkOut'] as const) {
    const error = context.errors[field];
    const input = form.getByLabel(field === 'checkIn' ? 'Check-in' : 'Check-out');
    if (error === undefined) await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(input).toHaveAccessibleDescription(new RegExp(error));
  }
};

const seesCalling = (call: string, label: string): Assertion => {
  return async ({ page, gate }) => {
    await gate.held(call);
    await expect(page.getByRole('button', { name: label })).toBeVisible();
  };
};

const seesFailure: Assertion = async ({ page }, { context: { error } }) => {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(error ?? '');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
};

const seesRefusal: Assertion = async (scene, { context: { error, wanted } }) => {
  const isServers = error === 'The server said no' && wanted !== null;
  await alertSays(isServers ? refusalOf[wanted.kind] : String(error))(scene);
};

/** How a guest manages a reservation in a real browser. */
export const reservationManagement: RealMachine<Owner, ReservationManagementContext> = {
  model: reservationManagementModel,
  exclusions: reservationManagementExclusions,
  calls: {
    loadReservation: { method: 'GET', path: /\/hotel\/reservations\/[^/]+$/ },
    cancelReservation: { method: 'PATCH', path: /\/cancel$/ },
    modifyReservation: { method: 'PATCH', path: /\/modify$/ },
    requestRefund: { method: 'POST', path: /\/refund\/request\/[^/]+$/ },
  },
  starts: {
    'opens a reservation': (stage) => opensDetails(stage, () => null),
    'opens a reservation with changes kept': (stage) =>
      opensDetails(stage, (form) => ({
        kind: 'modifying',
        form: { ...form, checkOut: dateInWeek(stage, savedDates.checkOutDate) },
      })),
    'opens a reservation with a reason kept': (stage) =>
      opensDetails(stage, () => ({ kind: 'refunding', reason: 'The conference moved' })),
  },
  executors: {
    'the server shows an unpaid reservation': showsAsItStands,
    'the server shows a paid reservation': async (scene) => {
      await payElsewhere(scene);
      await showsAsItStands(scene);
    },
    'the server shows a reservation without rooms': async (scene) => {
      scene.reservation = await askWithoutRooms(scene, { ...nightsOf(scene, pending), rooms: 0 });
      await scene.page.goto(myReservationPath(scene.reservation.id));
      await showsAsItStands(scene);
    },
    'the server shows a cancelled reservation': async (scene) => {
      await cancelElsewhere(scene);
      await showsAsItStands(scene);
    },
    'the server shows that a refund is requested': async (scene) => {
      await payElsewhere(scene);
      if ((await nowOf(scene)).refundStatus === null) await giveBack(scene, scene.reservation);
      await showsAsItStands(scene);
    },
    'the server says that the session expired': losesSession('loadReservation'),
    'the server knows no such reservation': async ({ page, gate }) => {
      await page.goto(myReservationPath(randomUUID()));
      await gate.letGo('loadReservation');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'loadReservation'),
    'wants to cancel': presses('Cancel Reservation'),
    'means it and cancels': presses('Yes, Cancel'),
    'wants to modify': presses('Modify Reservation'),
    'enters another check-out date': entersCheckOut(modified.checkOutDate),
    'enters a check-out before the check-in': entersCheckOut('2026-03-01'),
    'saves the changes': presses('Save Changes'),
    'saves the changes after the dates have passed': async (scene) => {
      const { page, hotel } = scene;
      await page.clock.setSystemTime(hotel.now().getTime() + TEN_DAYS_MS);
      await presses('Save Changes')(scene);
      await page.clock.setSystemTime(hotel.now());
    },
    'wants the money back': presses('Request Refund'),
    'writes why': (scene) => reasonIn(scene).fill('I am ill'),
    'writes more than fits': (scene) => reasonIn(scene).fill(muchTooMuch),
    'sends the reason': presses('Submit Request'),
    'means it and asks for the money': presses('Yes, Request Refund'),
    'closes the dialog': closesDialog,
    'closes the alert': closesAlert,
    'the server cancels': async (scene) => {
      const { paymentStatus, cancelReason } = await letChange(scene, 'cancelReservation');
      expect([paymentStatus, cancelReason]).toEqual(['cancelled', 'byGuest']);
    },
    'the server does not cancel': async (scene) => {
      await payElsewhere(scene);
      await scene.gate.letGo('cancelReservation');
    },
    'no answer to the cancelling comes': (scene) => withoutNetwork(scene, 'cancelReservation'),
    'the session expired before the cancelling': losesSession('cancelReservation'),
    'the server modifies': async (scene) => {
      const entered = await modifyForm(scene).getByLabel('Check-out').inputValue();
      const { checkOutDate } = await letChange(scene, 'modifyReservation');
      expect(checkOutDate).toBe(entered);
    },
    'the server does not modify': async (scene) => {
      // Another guest takes the last rooms of the first night that the change would add.
      await leaveRooms(scene, 0, {
        checkIn: dateInWeek(scene, pending.checkOutDate),
        checkOut: dateInWeek(scene, modified.checkOutDate),
      });
      await scene.gate.letGo('modifyReservation');
    },
    'no answer to the modifying comes': (scene) => withoutNetwork(scene, 'modifyReservation'),
    'the session expired before the modifying': losesSession('modifyReservation'),
    'the server takes the refund request': async (scene) => {
      const { refundStatus } = await letChange(scene, 'requestRefund');
      expect(refundStatus).toBe('requested');
    },
    'the server does not take the refund request': async (scene) => {
      await giveBack(scene, scene.reservation);
      await scene.gate.letGo('requestRefund');
    },
    'no answer to the refund request comes': (scene) => withoutNetwork(scene, 'requestRefund'),
    'the session expired before the refund': losesSession('requestRefund'),
    'finds it as it was': showsAsItStands,
    'finds it cancelled': async (scene) => {
      await cancelElsewhere(scene);
      await showsAsItStands(scene);
    },
    'finds it with the dates that were entered': async (scene) => {
      await moveByCall(scene, scene.reservation, nightsOf(scene, modified));
      await showsAsItStands(scene);
    },
    'finds it paid as before': showsAsItStands,
    'finds the refund requested': async (scene) => {
      await giveBack(scene, scene.reservation);
      await showsAsItStands(scene);
    },
    'can’t find out': (scene) => withoutNetwork(scene, 'loadReservation'),
    'the session expired before it is found out': losesSession('loadReservation'),
    'tries again': presses('Try again'),
  },
  assertions: {
    loading: async (scene, { context: { done } }) => {
      await scene.gate.held('loadReservation');
      await seesNothingOver(scene);
      await seesLastWords(scene, done);
    },
    'viewing.current': seesReservation,
    'viewing.outdated': seesFailure,
    drafting: async (scene, snapshot) => {
      const { error } = snapshot.context;
      if (requireWanted(snapshot.context).kind === 'modifying') return seesForm(scene, snapshot);
      if (error !== null) return alertSays(error)(scene);
      await expect(alertOf(scene)).toBeHidden();
      await expect(reasonIn(scene)).toHaveValue(reasonOf(snapshot.context) ?? '');
    },
    confirming: async (scene, { context }) => {
      if (requireWanted(context).kind === 'refunding') {
        return alertSays(messages.refundQuestion)(scene);
      }
      await alertSays(messages.cancelQuestion)(scene);
      await alertSays(messages.cannotBeUndone)(scene);
    },
    sending: async (scene, snapshot) => {
      const { kind } = requireWanted(snapshot.context);
      await seesCalling(callOf[kind], kind === 'cancelling' ? 'Cancelling...' : 'Processing...')(
        scene,
        snapshot,
      );
    },
    alertingFailure: seesRefusal,
    findingOut: async ({ page, gate }) => {
      await gate.held('loadReservation');
      await expect(page.getByText('Finding out how your reservation stands...')).toBeVisible();
    },
    stillUnknown: seesFailure,
    failed: seesFailure,
    sessionLost: alertSays(sessionMessages.expired),
  },
};
