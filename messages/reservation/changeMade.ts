import * as messages from './management';

/** What is said of each change of a reservation once it is made. */

export const cancelling = messages.cancelled;
export const modifying = messages.modified;
export const refunding = messages.refundRequested;
