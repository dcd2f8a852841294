import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';

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

/**
 * Like {@link notProvided}, for an actor that tells the machine what happens in the world around it
 * (the address, another tab, a page that is shown again) for as long as it is invoked: without the
 * real one the machine stops with an error at once, and nobody overlooks it.
 */
export function watcherNotProvided(name: string): CallbackActorLogic<EventObject, undefined> {
  return fromCallback<EventObject, undefined>(() => {
    throw new Error(`The actor "${name}" was not provided`);
  });
}

/** An action by its parameters, whatever machine it stands in. */
type Action<TParams> = (moment: unknown, params: TParams) => void;

/** Like {@link notProvided}, for an effect that is over at once and can't fail. */
export function actionNotProvided<TParams = undefined>(name: string): Action<TParams> {
  const missing: Action<TParams> = () => {
    throw new Error(`The action "${name}" was not provided`);
  };
  return missing;
}
