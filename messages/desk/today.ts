/** What needs somebody at the front desk today. */

export const overdue = (guest: string, room: string, date: string) =>
  `${guest} in room ${room} should have left on ${date}.`;
export const notFree = (guest: string, room: string) =>
  `Room ${room}, for ${guest}, is not free yet.`;
export const notClean = (guest: string, room: string) =>
  `Room ${room}, for ${guest}, is not clean yet.`;
export const awaited = (guest: string, amount: string, proof: string) =>
  `${amount} of ${guest} should come by transfer (${proof}). A manager confirms it.`;
export const owed = (guest: string, amount: string) => `${guest} has left with ${amount} unpaid.`;
export const unpaid = (guest: string, amount: string) =>
  `${guest} comes today and has ${amount} still to pay.`;
