const inEitherOrder = 'the two have nothing to do with each other';
const endsWithThePage = 'the form ends with its page, and then tells nobody anything';

const eitherWay =
  'refused or unanswered, it leads to the same place, with the same words for the same error';

/** A command with the same result whether it was refused or its outcome is unknown. */
const refusedAsUnknown = (refusal: string): [string, string][] =>
  ['dropped', 'guard turned round'].map((mistake) => [`${refusal}: ${mistake}`, eitherWay]);

/**
 * Mistakes that can't be noticed: for each mutant, by name, why the machine behaves the same with it. `npm run
 * test:mutants` names every survivor that is not explained here.
 */
export const explainedSurvivors: Readonly<Record<string, string>> = {
  'reservationCreation.sending: xstate.done.actor.createReservation [1] → reservationCreation.alertingMissingId: action 0 gone':
    'a first try has no failure to forget; `repeating`, which one function makes as well, has',
  ...Object.fromEntries(
    [
      'authForm.journey.login.submitting: xstate.error.actor.logIn [1] → authForm.journey.login.editing',
      'sessionList.ending: xstate.error.actor.endSession [2] → sessionList.listing',
      'checkout.opening: xstate.error.actor.openCheckout [1] → checkout.refused',
      'reservationCreation.repeating: xstate.error.actor.createReservation [3] → reservationCreation.outcomeUnknown',
    ].flatMap(refusedAsUnknown),
  ),
  'passwordReset.journey.requesting: xstate.done.actor.requestCode [0] → passwordReset.journey.choosing: action 0 gone':
    'who asks for the first code has no digits in the boxes; `requestingCode`, which makes `resending` as well, may have',
  ...Object.fromEntries(
    [
      '[0] → confirmation.loading: action 0 gone',
      '[1] → confirmation.unpaid.starting: action 1 gone',
    ].map((place) => [
      `confirmation.unpaid.abandoned: payment.chosen ${place}`,
      'the verification that leads there has just forgotten the last error',
    ]),
  ),
  'confirmation.loading: xstate.done.actor.loadReservation [0] → confirmation.sorting: action 1 gone':
    'the walk knows one refusal, in the very words that are said; tests/unit/payment/confirmation.test.ts knows another',
  ...Object.fromEntries(
    [
      'paymentResult.verifying: xstate.done.actor.paymentCheck [6] → paymentResult.declined',
      'paymentResult.verifying: xstate.done.actor.paymentCheck [7] → paymentResult.unverified',
      'confirmation.verifying: xstate.done.actor.paymentCheck [3] → confirmation.sessionLost',
      'confirmation.verifying: xstate.done.actor.paymentCheck [4] → confirmation.failed.notVerified',
    ].map((place) => [
      `${place}: action 0 gone`,
      'no check that fails in the walk was told of a reservation before; some in tests/unit/payment were',
    ]),
  ),
  ...Object.fromEntries(
    ['next', 'previous', 'slide'].map((chosen) => [
      `slider.moving: ${chosen}.chosen [0] → slider.moving: dropped`,
      'the slide would not show its full time; the walk has no clock, the unit test of the slider has',
    ]),
  ),
  ...Object.fromEntries(
    [
      '“listen();” after the next',
      "“page.addEventListener('storage', handleStorage);” after the next",
      "“page.addEventListener('pagehide', putAway);” after the next",
      '“listen();” after the next (2)',
      '“putAway();” after the next',
      "“page.removeEventListener('storage', handleStorage);” after the next",
      "“page.removeEventListener('pagehide', putAway);” after the next",
    ].map((mistake) => [`src/session/crossTabSession.ts: ${mistake}`, inEitherOrder]),
  ),
  ...Object.fromEntries(
    [
      "“page.removeEventListener('pagehide', putAway);” dropped",
      'putAway is changed (3)',
      'putAway is listen (3)',
    ].map((mistake) => [
      `src/session/crossTabSession.ts: ${mistake}`,
      'who has stopped watching has no channel left to close',
    ]),
  ),
  ...Object.fromEntries(
    [
      'keys.accessToken.clear();',
      'keys.accessToken.write(token.accessToken, user.id);',
      'removeTokens();',
      'keys.user.clear();',
      'keys.redirectAfterLogin.clear();',
    ].map((first) => [`src/session/sessionStore.ts: “${first}” after the next`, inEitherOrder]),
  ),
  ...Object.fromEntries(
    [
      'sessionActors.ts: “clearReservations(storage);”',
      'sessionActors.ts: “store.removeAccessToken();”',
      'sessionActors.ts: “storage.deletionSent.clear();”',
    ].map((first) => [`src/session/${first} after the next`, inEitherOrder]),
  ),
  ...Object.fromEntries(
    [
      'keyValueStore.ts: “memory.write(key, text);”',
      'keyValueStore.ts: “memory.remove(key);”',
      'sharedSnapshot.ts: “known = stamp;”',
      'sharedSnapshot.ts: “known = null;”',
      'storedValue.ts: “text.clear();”',
    ].map((first) => [`src/storage/${first} after the next`, inEitherOrder]),
  ),
  'src/login/useAuthForm.ts: its end is not returned': endsWithThePage,
  'src/login/useAuthForm.ts: “keeping.unsubscribe();” dropped': endsWithThePage,
  'src/login/useAuthForm.ts: “keeping.unsubscribe();” after the next': inEitherOrder,
  'src/login/useAuthForm.ts: “entering.unsubscribe();” dropped': endsWithThePage,
  'src/booking/bookingActors.ts: “!signal.aborted” not asked':
    'a call that is given up fails by itself; this holds should its answer come in the very same moment',
};

/**
 * Asserts that each mistake that is explained can still be made.
 * @param prefix that of the names of all mistakes in one machine or file
 * @param made the names of all of its mistakes
 * @throws Error that names one that can't
 */
export function assertCurrent(prefix: string, made: readonly string[]): void {
  const outdated = Object.keys(explainedSurvivors).find(
    (name) => name.startsWith(prefix) && !made.includes(name),
  );
  if (outdated !== undefined) throw new Error(`Explained, but nobody can make it: ${outdated}`);
}
