import { fromPromise, type PromiseActorLogic } from 'xstate';

/** An actor's input, and the signal that aborts it. */
export interface CallInput<TInput> {
  input: TInput;
  signal: AbortSignal;
}

/** An actor with an effect but no output. */
export function effect<TInput = undefined>(
  run: (input: TInput) => void | Promise<void>,
): PromiseActorLogic<void, TInput> {
  return fromPromise(async ({ input }) => {
    await run(input);
  });
}
