import preview from '../../.storybook/preview';
import type { Reservation } from '../../machines/contract/wire';
import { managementMessages, policyMessages } from '../../machines/messages/management';
import { reservationViewMessages } from '../../machines/messages/payment';
import { myReservationPath } from '../../machines/paths';
import { reservationManagementModel as model } from '../../tests/model/models/reservationManagement';
import { exampleReservation, paidReservation } from '../../tests/support/exampleReservation';
import { screen } from '../support/screen';
import { answered, refusing } from '../support/steps';
import type { Step } from '../support/way';

const meta = preview.meta({ title: 'Screens/Reservation details' });
const url = myReservationPath('r-1');
const at = (to: string, ...says: string[]) => screen({ model, url, way: { to }, says });

export const Loading = meta.story(at('loading'));
export const Viewing = meta.story(at('viewing'));
export const ConfirmingCancel = meta.story(
  at('confirmingCancel', managementMessages.cannotBeUndone, managementMessages.cancelQuestion),
);
export const Cancelling = meta.story(at('cancelling'));
export const ModifyForm = meta.story(at('editing.filling'));
export const ModifyingFailed = meta.story(at('editing.alertingFailure'));
export const SavingChanges = meta.story(at('modifying'));
export const GivingReason = meta.story(at('givingReason.writing'));
export const ReasonMissing = meta.story(
  at('givingReason.alertingReasonMissing', managementMessages.refundReasonRequired),
);
export const ConfirmingRefund = meta.story(
  at('confirmingRefund', managementMessages.refundQuestion),
);
export const RequestingRefund = meta.story(at('requestingRefund'));
export const ActionFailed = meta.story(at('alertingFailure'));

export const LoginNeeded = meta.story(at('sessionLost'));

const going = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url, way: { to, by }, says });

export const NotFound = meta.story(
  going('failed', ['the server knows no such reservation'], reservationViewMessages.notFound),
);
export const Failed = meta.story(
  going('failed', ['the network fails'], managementMessages.fetchFailed),
);

/** How a reservation stands, and what the guest may not do because of that. */
const standing = (changes: Partial<Reservation>, words: string) =>
  going('viewing', [answered('loadReservation', exampleReservation(changes))], words);
const cancelled = { paymentStatus: 'cancelled', cancelReason: 'byGuest' } as const;
const paid = { ...paidReservation, refundableUntil: null };

export const Cancelled = meta.story(standing(cancelled, policyMessages.cancelled));
export const Expired = meta.story(
  standing({ ...cancelled, cancelReason: 'expired' }, policyMessages.expired),
);
export const Refunded = meta.story(
  standing({ paymentStatus: 'refunded' }, policyMessages.refunded),
);
export const WithoutRooms = meta.story(
  standing({ roomAllocations: [], totalPrice: 0 }, policyMessages.noRoomsToModify),
);
export const RefundRequested = meta.story(
  standing({ ...paid, refundStatus: 'requested' }, policyMessages.refundRequested),
);
export const RefundUnderReview = meta.story(
  standing({ ...paid, refundStatus: 'failed' }, policyMessages.refundUnderReview),
);
export const TooLateForARefund = meta.story(
  standing({ ...paid, refundableUntil: '2026-03-09T23:00:00.000Z' }, policyMessages.refundTooLate),
);

const shows = answered('loadReservation', exampleReservation());
const showsPaid = answered('loadReservation', paidReservation);
const cancels = [shows, 'wants to cancel', 'means it and cancels'];
const modifies = [shows, 'wants to modify', 'saves the changes'];
const asksForTheMoney = [
  showsPaid,
  'wants the money back',
  'writes why',
  'sends the reason',
  'means it and asks for the money',
];

export const CancelDone = meta.story(
  going(
    'viewing',
    [...cancels, 'the server cancels', answered('loadReservation', exampleReservation(cancelled))],
    managementMessages.cancelled,
  ),
);
export const CancelFailed = meta.story(
  going(
    'alertingFailure',
    [...cancels, 'no answer to the cancelling comes'],
    managementMessages.cancelFailed,
  ),
);
export const PaidBeforeItWasCancelled = meta.story(
  going(
    'alertingFailure',
    [
      ...cancels,
      refusing(
        'cancelReservation',
        'transition_refused',
        409,
        policyMessages.paidCannotBeCancelled,
      ),
    ],
    policyMessages.paidCannotBeCancelled,
  ),
);
export const ModifyDone = meta.story(
  going('viewing', [...modifies, 'the server modifies', shows], managementMessages.modified),
);
export const ModifyFailed = meta.story(
  going(
    'editing.alertingFailure',
    [...modifies, 'no answer to the modifying comes'],
    managementMessages.modifyFailed,
  ),
);
export const PaidBeforeItWasModified = meta.story(
  going(
    'editing.alertingFailure',
    [
      ...modifies,
      refusing('modifyReservation', 'transition_refused', 409, policyMessages.paidCannotBeModified),
    ],
    policyMessages.paidCannotBeModified,
  ),
);
export const RefundDone = meta.story(
  going(
    'viewing',
    [
      ...asksForTheMoney,
      'the server takes the refund request',
      answered('loadReservation', { ...paid, refundStatus: 'requested' }),
    ],
    managementMessages.refundRequested,
  ),
);
export const RefundFailed = meta.story(
  going(
    'alertingFailure',
    [...asksForTheMoney, 'no answer to the refund request comes'],
    managementMessages.refundFailed,
  ),
);
export const RefundRefused = meta.story(
  going(
    'alertingFailure',
    [
      ...asksForTheMoney,
      refusing('requestRefund', 'refund_refused', 409, policyMessages.notPaidYet),
    ],
    policyMessages.notPaidYet,
  ),
);
