import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { takes, type TestModel } from '../../../tools/model/testModel';
import type { Path } from '../../../tools/model/exploration';

/** A way through a lifecycle in its model's words: how it begins, and what happens then. */
type Tour = readonly [start: string, ...words: string[]];

/** The tours that a real browser takes of each lifecycle that a guest has, by the id of its machine. */
export const tours: Readonly<Record<string, readonly Tour[]>> = {
  session: [
    [
      'opens a page',
      'no session is stored',
      'logs in',
      'is back where the login was needed',
      'a call finds its token too old',
      'the server refuses to refresh the session',
      'opens the list after the session expired',
      'closes the alert',
      'sees the login form',
    ],
    ['opens a page', 'only a refresh token is stored', 'logs out', 'sees the home page'],
    ['opens a page', 'a session is stored', 'opens the list without a session'],
  ],
  authForm: [
    [
      'sees the login form',
      'changes between login and registration',
      'enters the e-mail address',
      'enters the password',
      'enters the first name',
      'enters the last name',
      'enters the phone number',
      'repeats the password',
      'submits the form',
      'the server opens the account',
      'goes back from the code screen',
    ],
    [
      'sees the login form',
      'enters the e-mail address',
      'enters the password',
      'submits the form',
      'the server says that the account is not verified',
      'enters the right code',
      'closes the alert',
    ],
    [
      'sees the login form',
      'enters the e-mail address',
      'enters the password',
      'submits the form',
      'the server logs the guest in',
    ],
  ],
  booking: [
    [
      'begins a booking',
      'goes on to the rooms',
      'opens the room selection',
      'books the chosen rooms',
      'the booking gets its key',
      'the reservation is made',
    ],
    ['takes up a booking that was sent', 'the reservation is made', 'goes to the payment'],
    ['begins a booking', 'opens the room selection', 'closes the alert'],
    ['takes up a booking that the browser kept', 'has to see to the details first'],
    ['takes up a booking that was sent', 'the guest leaves it open'],
  ],
  confirmation: [
    ['comes back from Paystack', 'the payment is made'],
    [
      'opens the confirmation of a reservation',
      'the network fails',
      'tries again',
      'the server shows an unpaid reservation',
      'pays with Paystack',
      'the provider can’t be reached',
    ],
    [
      'opens the confirmation of a reservation',
      'the server shows an unpaid reservation',
      'the hold ends',
      'the network fails',
      'asks again',
    ],
  ],
  reservationManagement: [
    [
      'opens a reservation',
      'the server shows an unpaid reservation',
      'wants to cancel',
      'means it and cancels',
      'the change is prepared',
      'the session expired before the cancelling',
    ],
    [
      'opens a reservation with changes kept',
      'the server shows an unpaid reservation',
      'saves the changes',
      'the change is prepared',
      'no answer to the modifying comes',
      'the server modifies',
    ],
    [
      'opens a reservation with a reason kept',
      'the server shows a paid reservation',
      'sends the reason',
      'means it and asks for the money',
      'the change is prepared',
      'the session expired before the refund request',
    ],
  ],
};

/**
 * The snapshots of a tour.
 * @throws Error if a machine does not take something there
 */
export function pathAlong(model: TestModel, [start, ...words]: Tour): Path {
  const begin = model.starts.get(start);
  if (begin === undefined) throw new Error(`${model.id} does not begin with “${start}”`);
  const [first]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(model.machine, begin.input);
  let last = first;
  const steps = words.map((one) => {
    const event = model.events.get(one);
    if (event === undefined || !takes(model, last, event)) {
      throw new Error(`“${one}” can’t happen to ${model.id} there`);
    }
    [last] = transition(model.machine, last, event);
    return { words: one, after: last };
  });
  return { start, first, steps };
}
