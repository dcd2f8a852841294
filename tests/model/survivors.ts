/**
 * Mistakes that the walk does not notice because nobody could: for each mutant, by its name, why
 * the machine with it behaves the same. `npm run test:mutants` names every survivor that is not
 * explained here.
 */
export const explainedSurvivors: Readonly<Record<string, string>> = {
  'booking.creating.naming: xstate.done.actor.makeIdempotencyKey [0] → booking.creating.sending: leads to booking.creating.naming':
    'a booking that has its key leaves naming for sending at once',
  ...Object.fromEntries(
    ['next', 'previous', 'slide'].map((chosen) => [
      `slider.moving: ${chosen}.chosen [0] → slider.moving: dropped`,
      'the slide would not show its full time; the walk has no clock, the unit test of the slider has',
    ]),
  ),
};
