/** Everything the product says about a guest's existing reservations. */

export const reservationListMessages = {
  empty: 'You have no reservations yet',
  fetchFailed: 'Failed to fetch reservations',
} as const;

export const managementMessages = {
  fetchFailed: 'Failed to fetch reservation',
  cancelFailed: 'Failed to cancel reservation',
  modifyFailed: 'Failed to modify reservation',
  refundFailed: 'Failed to request refund',
  refundReasonRequired: 'Please provide a reason for the refund.',
  cannotBeUndone: 'This action cannot be undone.',
  cancelQuestion: 'Are you sure you want to cancel this reservation?',
  refundQuestion: 'Are you sure you want to request a refund?',
  cancelled: 'Your reservation has been cancelled.',
  modified: 'Your reservation has been modified.',
  refundRequested: 'Your refund has been requested.',
} as const;

/** Of what can be fetched of a reservation as a file. */
export const papersMessages = {
  fetchFailed: 'The file could not be fetched. Please try again.',
} as const;

/** Why the guest may not do something with a reservation. */
export const policyMessages = {
  cancelled: 'This reservation has been cancelled. No further actions are available.',
  expired:
    'This reservation was not paid in time and has been cancelled. No further actions are available.',
  refunded: 'This reservation has been refunded. No further actions are available.',
  paidCannotBeCancelled: 'A paid reservation cannot be cancelled. You can request a refund.',
  paidCannotBeModified: 'A paid reservation can no longer be modified.',
  noRoomsToModify: 'This reservation has no rooms, so it can only be cancelled.',
  notPaidYet: 'Only a paid reservation can be refunded.',
  refundRequested: 'A refund has been requested. We will tell you by email when it is made.',
  refundUnderReview: 'The refund could not be made yet. Our staff is looking into it.',
  refundTooLate: 'A refund can be requested until the check-in day begins.',
} as const;
