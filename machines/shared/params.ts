/**
 * Named guards and actions are given what they read as parameters. These say from where, so that a guard is
 * `withOutput('rooms are held')` and an action `withEvent('edit field')`. A failure they read from the event themselves
 * (`whenFailure`, `failureIn`).
 */

/** A guard or action that is given the event. */
export const withEvent = <const TName extends string>(type: TName) => ({
  type,
  params: <TEvent>({ event }: { event: TEvent }): TEvent => event,
});

/** A guard or action that is given what an actor has returned. */
export const withOutput = <const TName extends string>(type: TName) => ({
  type,
  params: <TOutput>({ event }: { event: { output: TOutput } }): TOutput => event.output,
});
