import * as messages from '../../../../../messages/reservation/management';
import type { ReservationManagementContext } from '../../../../../machines/reservation/reservationManagementMachine';
import { availableActions } from '../../../../../machines/reservation/policy';
import {
  requireWanted,
  type PendingChange,
} from '../../../../../machines/reservation/pendingChange';
import * as sessionMessages from '../../../../../messages/session/session';
import { reservationManagementModel } from '../../../../../models/reservation/reservationManagementModel';
import {
  reasonOf,
  requireModifyForm,
  modifying,
  savedDates,
  pending,
} from '../../../../../models/reservation/managementExamples';
import { alertOf, alertSays, byItself, presses, withoutNetwork } from '../../support/acts';
import { nowOf, opensDetails, payElsewhere, type Owner } from '../../support/owner';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsDetails } from '../../support/shown';
import { dateInWeek, endSession, expect } from '../../support/world';

type Assertion = (
  scene: Scene<Owner>,
  snapshot: { context: ReservationManagementContext },
) => Promise<void>;

const callOf: Readonly<Record<PendingChange['kind'], string>> = {
  cancelling: 'cancelReservation',
  modifying: 'modifyReservation',
  refunding: 'requestRefund',
};

const dialogOf = ({ page }: Scene<Owner>, name: string) => page.getByRole('dialog', { name });
const modifyForm = (scene: Scene<Owner>) => dialogOf(scene, 'Modify Reservation');
const reasonIn = (scene: Scene<Owner>) => dialogOf(scene, 'Request Refund').getByLabel('Reason');

const losesSession = (call: string) => async (scene: Scene<Owner>) => {
  await endSession(scene);
  await scene.gate.letGo(call);
};

const showsAsItStands = ({ gate }: Scene<Owner>) => gate.letGo('loadReservation');

async function seesNothingOver(scene: Scene<Owner>): Promise<void> {
  await expect(alertOf(scene)).toBeHidden();
  await expect(scene.page.getByRole('dialog')).toHaveCount(0);
}

/** The reservation as the server has it, and exactly the actions it allows. */
const seesReservation: Assertion = async (scene) => {
  await seesNothingOver(scene);
  const { page, hotel } = scene;
  const reservation = await nowOf(scene);
  await showsDetails(page, reservation);
  const { modify, cancel, refund, whyNot } = availableActions(reservation, hotel.now());
  const offered = {
    'Modify Reservation': modify,
    'Cancel Reservation': cancel,
    'Request Refund': refund,
  };
  for (const [name, isOffered] of Object.entries(offered)) {
    await expect(page.getByRole('button', { name })).toHaveCount(isOffered ? 1 : 0);
  }
  if (whyNot !== undefined) await expect(page.getByText(whyNot)).toBeVisible();
};

/** The form has what was entered, or the reservation's values, and nothing is wrong with them. */
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
  for (const label of ['Check-in', 'Check-out']) {
    await expect(form.getByLabel(label)).not.toHaveAttribute('aria-invalid', 'true');
  }
};

const seesCalling = (call: string, label: string): Assertion => {
  return async ({ page, gate }) => {
    await gate.held(call);
    await expect(page.getByRole('button', { name: label })).toBeVisible();
  };
};

/** How a guest manages a reservation in a real browser. */
export const reservationManagement: RealMachine<Owner, ReservationManagementContext> = {
  model: reservationManagementModel,
  calls: {
    loadReservation: { method: 'GET', path: /\/hotel\/reservations\/[^/]+$/ },
    cancelReservation: { method: 'PATCH', path: /\/cancel$/ },
    modifyReservation: { method: 'PATCH', path: /\/modify$/ },
    requestRefund: { method: 'POST', path: /\/refund\/request\/[^/]+$/ },
  },
  starts: {
    'opens a reservation': (stage) => opensDetails(stage, () => null),
    'opens a reservation with changes kept': (stage) =>
      opensDetails(stage, (form) =>
        modifying({ ...form, checkOut: dateInWeek(stage, savedDates.checkOutDate) }, form),
      ),
    'opens a reservation with a reason kept': (stage) =>
      opensDetails(stage, () => ({ kind: 'refunding', reason: 'The conference moved' })),
  },
  executors: {
    'the server shows an unpaid reservation': showsAsItStands,
    'the server shows a paid reservation': async (scene) => {
      await payElsewhere(scene);
      await showsAsItStands(scene);
    },
    'wants to cancel': presses('Cancel Reservation'),
    'means it and cancels': presses('Yes, Cancel'),
    'saves the changes': presses('Save Changes'),
    'sends the reason': presses('Submit Request'),
    'means it and asks for the money': presses('Yes, Request Refund'),
    'the session expired before the cancelling': losesSession('cancelReservation'),
    'no answer to the modifying comes': (scene) => withoutNetwork(scene, 'modifyReservation'),
    'the session expired before the refund request': losesSession('requestRefund'),
    'the change is prepared': byItself,
    'the server modifies': (scene) => scene.gate.letGo('modifyReservation'),
  },
  assertions: {
    loading: async (scene) => {
      await scene.gate.held('loadReservation');
      await seesNothingOver(scene);
    },
    'viewing.current': seesReservation,
    drafting: async (scene, snapshot) => {
      if (requireWanted(snapshot.context).kind === 'modifying') return seesForm(scene, snapshot);
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
    alertingFailure: (scene, { context }) => alertSays(String(context.error))(scene),
    findingOut: async ({ page, gate }) => {
      await gate.held('modifyReservation');
      await expect(page.getByText('Checking your reservation...')).toBeVisible();
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
