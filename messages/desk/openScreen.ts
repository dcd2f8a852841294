/** What the screens of the front desk say of the acts that were sent from them. */

export const failed = 'This didn’t go through. Please try again.';
export const outcomeUnknown =
  'The server didn’t respond, so this may or may not have gone through. As soon as it responds, you’ll see here what happened.';
/** In place of a card terminal, where the hotel has none. */
export const noTerminal = 'None';
/** Of a field that was left empty. */
export const requiredHere = 'Please fill this in.';
export const amountHere = 'Please enter an amount in naira, such as 4500 or 4500.50.';
