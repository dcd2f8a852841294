import type { AnyMachineSnapshot } from 'xstate';
import { fillIn, press } from '../../../../rendered/support/fields';
import * as viewMessages from '../../../../../messages/payment/view';
import * as messages from '../../../../../messages/reservation/management';
import { adaobi, NOW } from '../../../../rendered/support/renderSite';
import { savedChangeOf } from '../../../../../src/reservation/savedChange';
import type { PendingChange } from '../../../../../machines/reservation/pendingChange';
import { modifyFormOf } from '../../../../../machines/reservation/reservationForm';
import {
  cancelled,
  modifying,
  muchTooMuch,
  savedDates,
} from '../../../../../models/reservation/managementExamples';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers, type Call } from '../../support/pendingCalls';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  dialogSays,
  dialogShows,
  nothingLiesOver,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { stayPasses } from '../../support/time';
import { byItself, type View, opens } from '../../support/view';
import { valueAt as at } from '../../../../../src/api/valueAt';

const details = '/api/v1/hotel/reservations/{id}';
const cancel = '/api/v1/hotel/reservations/{id}/cancel';
const modify = '/api/v1/hotel/reservations/{id}/modify';
const refund = '/api/v1/hotel/payment/refund/request/{id}';

const done = { message: 'Done', reservation: exampleReservation() };

/** Presses the one of these buttons that shows, because each dialog has a different one for closing. */
async function closeDialog(): Promise<void> {
  const ways = ['Keep Reservation', 'Back', 'Close'];
  const shown = Array.from(document.querySelectorAll('button'), ({ textContent }) => textContent);
  await press(ways.find((words) => shown.includes(words)) ?? 'Close');
}

/** Opens the details with the guest's saved change in the tab, or none. */
const opensWith = (wanted: PendingChange | null, key: string | null = null) => {
  const state = savedChangeOf('r-1', wanted, key);
  const stored = { savedAt: NOW.getTime(), userId: adaobi.id, state };
  return opens('/my-reservations/r-1', { 'snapshot:change:r-1': JSON.stringify(stored) });
};

/** What kind of change the guest wants. */
const kindOf = ({ context }: AnyMachineSnapshot) => at(context, 'wanted', 'kind');

/** The call that sends the change. */
function sending(before: AnyMachineSnapshot): Call {
  if (kindOf(before) === 'refunding') return ['post', refund];
  return ['patch', kindOf(before) === 'modifying' ? modify : cancel];
}

function formShows(snapshot: AnyMachineSnapshot): void {
  if (kindOf(snapshot) === 'modifying') dialogShows('Modify Reservation');
  if (kindOf(snapshot) === 'refunding') dialogShows('Request Refund');
}

export const reservationManagementView: View = {
  id: 'reservationManagement',
  visits: {
    'opens a reservation': opensWith(null),
    'opens a reservation with changes kept': opensWith(modifying(modifyFormOf(savedDates))),
    'opens a reservation with a cancellation on its way': opensWith(
      { kind: 'cancelling' },
      'key-1',
    ),
    'opens a reservation with a reason kept': opensWith({
      kind: 'refunding',
      reason: 'The conference moved',
    }),
  },
  calls: {
    loadReservation: ['get', details],
    readAgain: ['get', details],
    sendChange: sending,
  },
  told: ['loadReservation', 'readAgain'],
  executors: {
    'the change is prepared': byItself,
    'wants to cancel': () => press('Cancel Reservation'),
    'means it and cancels': () => press('Yes, Cancel'),
    'wants to modify': () => press('Modify Reservation'),
    'enters another check-out date': () => fillIn({ 'Check-out': '2026-03-16' }),
    'enters a check-out before the check-in': () => fillIn({ 'Check-out': '2026-03-01' }),
    'saves the changes': () => press('Save Changes'),
    'saves the changes after the dates have passed': async () => {
      stayPasses();
      await press('Save Changes');
    },
    'wants the money back': () => press('Request Refund'),
    'wants the money back after the stay': async () => {
      stayPasses();
      await press('Request Refund');
    },
    'writes why': () => fillIn({ Reason: 'I am ill' }),
    'writes more than fits': () => fillIn({ Reason: muchTooMuch }),
    'sends the reason': () => press('Submit Request'),
    'means it and asks for the money': () => press('Yes, Request Refund'),
    'closes the dialog': closeDialog,
    'the server cancels': () =>
      serverAnswers('patch', cancel, 200, { ...done, reservation: cancelled }),
    'the server modifies': () => serverAnswers('patch', modify, 200, done),
    'the server takes the refund request': () => serverAnswers('post', refund, 200, done),
  },
  assertions: {
    // On the first load there is nothing yet; later what was known stays in view.
    loading: nothingLiesOver,
    'viewing.current': ({ context: { done } }) => {
      nothingLiesOver();
      textShows('Status');
      if (typeof done === 'string') alertSays(done);
    },
    'viewing.outdated': ({ context }) => {
      nothingLiesOver();
      textShows('Status');
      const isEmpty = at(context, 'notRead', 'kind') === 'empty';
      alertSays(isEmpty ? viewMessages.empty : messages.fetchFailed);
      buttonShows('Try again');
    },
    drafting: (snapshot) => {
      formShows(snapshot);
      buttonShows(kindOf(snapshot) === 'modifying' ? 'Save Changes' : 'Submit Request');
      const error: unknown = Reflect.get(snapshot.context, 'error');
      if (typeof error === 'string') dialogSays(error);
    },
    confirming: (snapshot) => {
      if (kindOf(snapshot) === 'refunding') {
        dialogSays(messages.refundQuestion);
        return;
      }
      dialogShows(messages.cancelQuestion);
      dialogSays(messages.cannotBeUndone);
    },
    sending: (snapshot) =>
      buttonIsBusy(kindOf(snapshot) === 'cancelling' ? 'Cancelling...' : 'Processing...'),
    alertingFailure: (snapshot) => {
      formShows(snapshot);
      dialogSays(String(Reflect.get(snapshot.context, 'error')));
    },
    readingAgain: () => waitingFor('Checking your reservation...'),
    findingOut: () => waitingFor('Checking your reservation...'),
    stillUnknown: ({ context: { error } }) => {
      alertSays(String(error));
      buttonShows('Try again');
    },
    failed: () => buttonShows('Try again'),
  },
  linksTo: { 'viewing.current': '/my-reservations', 'viewing.outdated': '/my-reservations' },
};
