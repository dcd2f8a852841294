import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Stands in a machine for an effect that the machine only names and types. Whoever runs the
 * machine gives the real one with `.provide({ actors })`; without it, the invocation rejects.
 */
export function notProvided<TOutput, TInput = undefined>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The actor "${name}" was not provided`)),
  );
}

/** Like {@link notProvided}, for an effect that answers nothing. */
export function effectNotProvided<TInput = undefined>(
  name: string,
): PromiseActorLogic<void, TInput> {
  return notProvided(name);
}
