/** Messages about changing a reservation. */

export const fetchFailed = 'Failed to fetch reservation';
export const cancelFailed = 'Failed to cancel reservation';
export const modifyFailed = 'Failed to modify reservation';
export const refundFailed = 'Failed to request refund';
export const refundReasonRequired = 'Please provide a reason for the refund.';
export const cannotBeUndone = 'This action cannot be undone.';
export const cancelQuestion = 'Are you sure you want to cancel this reservation?';
export const refundQuestion = 'Are you sure you want to request a refund?';
export const cancelled = 'Your reservation has been cancelled.';
export const modified = 'Your reservation has been modified.';
export const refundRequested = 'Your refund has been requested.';
