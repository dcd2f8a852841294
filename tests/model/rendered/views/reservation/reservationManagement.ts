import type { AnyMachineSnapshot } from 'xstate';
import { fillIn, press } from '../../../../rendered/support/fields';
import * as messages from '../../../../../messages/reservation/management';
import { adaobi, NOW } from '../../../../rendered/support/renderSite';
import { savedChangeOf } from '../../../../../machines/reservation/savedChange';
import type { PendingChange } from '../../../../../machines/reservation/pendingChange';
import { modifyFormOf } from '../../../../../machines/reservation/reservationForm';
import { muchTooMuch } from '../../../../../models/reservation/managementExamples';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../../support/pendingCalls';
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
import { type View, opens } from '../../support/view';

const details = '/api/v1/hotel/reservations/{id}';
const cancel = '/api/v1/hotel/reservations/{id}/cancel';
const modify = '/api/v1/hotel/reservations/{id}/modify';
const refund = '/api/v1/hotel/payment/refund/request/{id}';

const pending = exampleReservation();
const paid = exampleReservation({
  paymentStatus: 'paid',
  refundableUntil: '2026-03-11T23:00:00.000Z',
});
const modified = exampleReservation({ checkOutDate: '2026-03-16' });
const refundRequested = {
  ...paid,
  refundStatus: 'requested',
  refundableUntil: null,
} as const;
const withoutRooms = exampleReservation({ totalPrice: 0, roomAllocations: [] });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });

const shows = (reservation: typeof pending) => () =>
  serverAnswers('get', details, 200, { reservation });

/** Presses the one of these buttons that shows, because each dialog has a different one for closing. */
async function closeDialog(): Promise<void> {
  const ways = ['Keep Reservation', 'Back', 'Close'];
  const shown = Array.from(document.querySelectorAll('button'), ({ textContent }) => textContent);
  await press(ways.find((words) => shown.includes(words)) ?? 'Close');
}

/** Opens the details with the guest's saved change in the tab, or none. */
const opensWith = (wanted: PendingChange | null) => {
  const state = savedChangeOf('r-1', wanted);
  const stored = { savedAt: NOW.getTime(), userId: adaobi.id, state };
  return opens('/my-reservations/r-1', { 'snapshot:change:r-1': JSON.stringify(stored) });
};

/** What kind of change the guest wants. */
function kindOf(snapshot: AnyMachineSnapshot): unknown {
  const wanted: unknown = Reflect.get(snapshot.context, 'wanted');
  return typeof wanted === 'object' && wanted !== null ? Reflect.get(wanted, 'kind') : undefined;
}

function formShows(snapshot: AnyMachineSnapshot): void {
  if (kindOf(snapshot) === 'modifying') dialogShows('Modify Reservation');
  if (kindOf(snapshot) === 'refunding') dialogShows('Request Refund');
}

const breaks = { code: 'server_error', message: 'Broken' } as const;

export const reservationManagementView: View = {
  id: 'reservationManagement',
  visits: {
    'opens a reservation': opensWith(null),
    'opens a reservation with changes kept': opensWith({
      kind: 'modifying',
      form: modifyFormOf(exampleReservation({ checkOutDate: '2026-03-17' })),
    }),
    'opens a reservation with a reason kept': opensWith({
      kind: 'refunding',
      reason: 'The conference moved',
    }),
  },
  executors: {
    'the server shows an unpaid reservation': shows(pending),
    'the server shows a paid reservation': shows(paid),
    'the server shows a reservation without rooms': shows(withoutRooms),
    'the server shows a cancelled reservation': shows(cancelled),
    'the server shows that a refund is requested': shows(refundRequested),
    'the server says that the session expired': () => sessionEnds('get', details),
    'the server shows nothing': () => serverAnswersOddly('get', details, 200, {}),
    'the server knows no such reservation': () =>
      serverAnswers('get', details, 404, { code: 'reservation_not_found', message: 'None' }),
    'the network fails': () => networkFails('get', details),
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
      serverAnswers('patch', cancel, 200, { message: 'Done', reservation: cancelled }),
    'the server does not cancel': () =>
      serverAnswers('patch', cancel, 409, { code: 'transition_refused', message: 'No' }),
    'the server has no time for the cancelling': () =>
      serverAnswersOddly('patch', cancel, 503, {
        code: 'temporarily_unavailable',
        message: 'No',
      }),
    'no answer to the cancelling comes': () => networkFails('patch', cancel),
    'the session expired before the cancelling': () => sessionEnds('patch', cancel),
    'the server modifies': () =>
      serverAnswers('patch', modify, 200, { message: 'Done', reservation: pending }),
    'the server does not modify': () =>
      serverAnswers('patch', modify, 409, { code: 'rooms_unavailable', message: 'No' }),
    'no answer to the modifying comes': () => networkFails('patch', modify),
    'the session expired before the modifying': () => sessionEnds('patch', modify),
    'the server takes the refund request': () =>
      serverAnswers('post', refund, 200, { message: 'Done', reservation: paid }),
    'the server does not take the refund request': () =>
      serverAnswers('post', refund, 409, { code: 'refund_refused', message: 'No' }),
    'no answer to the refund request comes': () => networkFails('post', refund),
    'the session expired before the refund': () => sessionEnds('post', refund),
    'the server breaks at the cancelling': () => serverAnswers('patch', cancel, 500, breaks),
    'the server breaks at the modifying': () => serverAnswers('patch', modify, 500, breaks),
    'the server breaks at the refund request': () => serverAnswers('post', refund, 500, breaks),
    'finds it as it was': shows(pending),
    'finds it cancelled': shows(cancelled),
    'finds it with the dates that were entered': shows(modified),
    'finds it paid as before': shows(paid),
    'finds the refund requested': shows(refundRequested),
    'finds nothing': () => serverAnswersOddly('get', details, 200, {}),
    'can’t find out': () => networkFails('get', details),
    'the session expired before it is found out': () => sessionEnds('get', details),
  },
  assertions: {
    // On the first load there is nothing yet; later what was known stays in view.
    loading: nothingLiesOver,
    'viewing.current': () => {
      nothingLiesOver();
      textShows('Status');
    },
    'viewing.outdated': ({ context: { error } }) => {
      nothingLiesOver();
      textShows('Status');
      alertSays(String(error));
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
      const error: unknown = Reflect.get(snapshot.context, 'error');
      formShows(snapshot);
      dialogSays(error === 'The server said no' || typeof error !== 'string' ? 'No' : error);
    },
    findingOut: () => waitingFor('Finding out how your reservation stands...'),
    stillUnknown: ({ context: { error } }) => {
      alertSays(String(error));
      buttonShows('Try again');
    },
    failed: () => buttonShows('Try again'),
  },
  linksTo: { 'viewing.current': '/my-reservations', 'viewing.outdated': '/my-reservations' },
};
