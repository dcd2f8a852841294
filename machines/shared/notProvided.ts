import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';

/**
 * A placeholder for an effect that the machine only names and types. The real one is passed with
 * `.provide({ actors })`; without it, the invocation rejects.
 */
export function notProvided<TOutput, TInput = undefined>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The actor "${name}" was not provided`)),
  );
}

/** Like {@link notProvided}, for an effect without a result. */
export function effectNotProvided<TInput = undefined>(
  name: string,
): PromiseActorLogic<void, TInput> {
  return notProvided(name);
}

/**
 * Like {@link notProvided}, for an actor that reports outside events for as long as it is invoked (the
 * address, another tab, a restored page). Without the real one the machine stops with an error at
 * once, so that the mistake is noticed.
 */
export function watcherNotProvided<TInput = undefined>(
  name: string,
): CallbackActorLogic<EventObject, TInput> {
  return fromCallback<EventObject, TInput>(() => {
    throw new Error(`The actor "${name}" was not provided`);
  });
}

/** An action with these parameters, in any machine. */
type Action<TParams> = (args: unknown, params: TParams) => void;

/** Like {@link notProvided}, for a synchronous effect that can't fail. */
export function actionNotProvided<TParams = undefined>(name: string): Action<TParams> {
  const missing: Action<TParams> = () => {
    throw new Error(`The action "${name}" was not provided`);
  };
  return missing;
}
