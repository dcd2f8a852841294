import { expect, it } from 'vitest';
import { initialTransition, type AnyMachineSnapshot } from 'xstate';
import { bookingFailureMessages, type BookingFlow } from '../../../machines/booking/bookingFailure';
import type { Failure } from '../../../machines/shared/failure';
import { reservationCreationModel } from '../../../models/booking/reservationCreationModel';
import { fails } from '../../../models/fixtures/failures';
import { after } from '../../../tools/model/exploration';
import { stateOf } from '../../../tools/model/findings';
import { answers } from '../../../tools/model/outcomes';

const refused = (code: string, status: number, message = ''): Failure => ({
  ...{ kind: 'refused', status, code, message, error: '' },
});

/** A booking that may have been made, and is sent again. */
function repeating(): AnyMachineSnapshot {
  const { machine, starts } = reservationCreationModel;
  const { input } = starts.get('takes up a booking that was sent') ?? {};
  const [sent]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input);
  return after(after(sent, answers('awaitSender')), { type: 'booking.continued', now: new Date() });
}

it.each([
  ['stays open', 'outcomeUnknown.alerting', 'temporarily_unavailable', 503],
  ['stays open', 'outcomeUnknown.alerting', 'too_many_attempts', 429],
  ['stays open', 'outcomeUnknown.alerting', 'server_error', 500],
  ['stays open', 'outcomeUnknown.alerting', 'request_in_progress', 409],
  ['stays open', 'outcomeUnknown.alerting', 'idempotency_key_reused', 409],
  ['is a matter of the list', 'alertingAlreadySent', 'idempotency_key_reused', 422],
  ['is a matter of the list', 'alertingAlreadySent', 'validation_failed', 400],
  ['is a matter of the list', 'alertingAlreadySent', 'not_found', 404],
  ['is known not to be made', 'refused', 'rooms_unavailable', 409],
])('A booking that may have been made %s (%s) where its repeat is refused with %s %d', (...row) => {
  const [, state, code, status] = row;
  const next = after(repeating(), fails('createReservation', refused(code, status)));
  expect([stateOf(next), Reflect.get(next.context, 'idempotencyKey')]).toEqual([
    state,
    state === 'refused' ? null : 'key-1',
  ]);
});

it.each<[BookingFlow, Failure, string]>([
  ['confirm', refused('', 500), 'Reservation failed: Server error'],
  ['confirm', { kind: 'unexpected', message: 'boom' }, 'An unexpected error occurred: boom'],
  [
    'payment',
    { kind: 'unexpected', message: 'boom' },
    'Failed to create reservation. Please try again.',
  ],
  [
    'payment',
    refused('', 409, 'Too late'),
    'Failed to create reservation. Please try again. Too late',
  ],
  ['payment', refused('', 500), 'Failed to create reservation. Please try again.'],
])('In the flow to %s, %j is alerted as “%s”', (flow, failure, words) => {
  expect(bookingFailureMessages(flow, failure)?.alerted).toBe(words);
});
