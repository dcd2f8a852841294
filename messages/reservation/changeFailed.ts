import * as messages from './management';

/** What is said of each change of a reservation that failed, if the server says no more. */

export const cancelling = messages.cancelFailed;
export const modifying = messages.modifyFailed;
export const refunding = messages.refundFailed;
