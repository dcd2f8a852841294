import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { reservationCreationModel } from '../../models/booking/reservationCreationModel';
import { copyOf, recordingOf } from '../../tools/model/recording';

const atOnce = 'reservationCreation.creatingKey: always [0] → reservationCreation.awaitingOtherTab';

function begun(start: string) {
  const recording = recordingOf(copyOf(reservationCreationModel.machine));
  const [first] = initialTransition(
    recording.machine,
    reservationCreationModel.starts.get(start)?.input,
  );
  return { ...recording, first };
}

test('What a machine goes through at its beginning is noted down', () => {
  const { walked, said } = begun('takes up a booking that was sent');
  expect([...walked]).toEqual([atOnce]);
  expect(said.get(atOnce)).toEqual(new Set([true]));
});

test('What it would go through without its input is not', () => {
  const { machine, walked, said, first } = begun('books for the first time');
  expect([...walked]).toEqual([]);
  expect(said.get(atOnce)).toEqual(new Set([false]));
  const named = reservationCreationModel.events.get('the booking gets its key') ?? { type: '' };
  transition(machine, first, named);
  expect([...walked]).toEqual([
    'reservationCreation.creatingKey: xstate.done.actor.makeIdempotencyKey [0] → reservationCreation.sending',
  ]);
});
