/** The dialog that asks for an act. */

/** By the field. */
export const labels = {
  charge: 'Which',
  amount: 'Amount in naira',
  method: 'Paid or given back',
  slip: 'Number of the terminal’s slip (if by card)',
  sender: 'Name of the sender, or of the transfer',
  text: 'What for',
  why: 'Why',
};
export const preview = 'Show What Changes';
export const close = 'Close';
export const changes = 'What Changes';
export const nothingChanges = 'Nothing that shows would change.';
export const now = 'Now';
export const then = 'Then';
/** How money is paid or given back at the desk. */
export const methods = { cash: 'In cash', pos: 'By card' };
