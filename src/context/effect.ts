import { fromPromise, type PromiseActorLogic } from 'xstate';

/** With what an actor makes its call, and when it is given up. */
export interface CallInput<TInput> {
  input: TInput;
  signal: AbortSignal;
}

/** An actor that does something and answers nothing. */
export function effect<TInput = undefined>(
  run: (input: TInput) => void | Promise<void>,
): PromiseActorLogic<void, TInput> {
  return fromPromise(async ({ input }) => {
    await run(input);
  });
}
