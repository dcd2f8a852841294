/** What needs somebody at the front desk today. */

/** @param days such as `12 March`, one or more */
export const openDays = (days: readonly string[]) =>
  `${days.length > 1 ? 'Days' : 'Day'} not closed yet: ${days.join(', ')}. Count the drawer and close.`;
export const overdue = (guest: string, room: string, date: string) =>
  `${guest} in room ${room} was due out on ${date}.`;
export const notFree = (guest: string, room: string) =>
  `Room ${room}, for ${guest}, is still occupied.`;
export const notClean = (guest: string, room: string) =>
  `Room ${room}, for ${guest}, is not clean yet.`;
export const awaited = (guest: string, amount: string, proof: string) =>
  `Transfer of ${amount} expected from ${guest} (${proof}). A manager confirms it.`;
export const received = (sender: string, left: string) =>
  `${left} from ${sender} pays nothing yet. A manager applies it to a stay, or refunds it.`;
export const letInOn = (guest: string, amount: string, proof: string) =>
  `${guest} was checked in on a transfer of ${amount} (${proof}). A manager confirms it, or marks it not received.`;
export const owed = (guest: string, amount: string) =>
  `${guest} has left with ${amount} still due.`;
export const waitsForBill = (guest: string, room: string) =>
  `${guest} has left room ${room} with a balance due. A manager can check them out.`;
export const unpaid = (guest: string, amount: string) =>
  `${guest} is due in today, with ${amount} still due.`;
export const waits = (guest: string, paid: string) =>
  `${guest} has paid ${paid} and hasn’t arrived. A manager can release the stay.`;
export const owes = (guest: string, room: string, due: string) =>
  `${guest} in room ${room} hasn’t paid for tonight: ${due} is still due.`;
