import { fromPromise, type PromiseActorLogic } from 'xstate';

/** An actor's input, and the signal that aborts it. */
export interface CallInput<TInput> {
  input: TInput;
  signal: AbortSignal;
}

/** An actor that makes a call; what it is given and returns is what the machine says. */
export function call<TInput, TOutput>(
  make: (input: TInput, signal: AbortSignal) => Promise<TOutput>,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise(({ input, signal }) => make(input, signal));
}

/** An actor with an effect but no output. */
export function effect<TInput = undefined>(
  run: (input: TInput) => void | Promise<void>,
): PromiseActorLogic<void, TInput> {
  return fromPromise(async ({ input }) => {
    await run(input);
  });
}
