import { fromPromise, type PromiseActorLogic } from 'xstate';

/** An actor that does something and answers nothing. */
export function effect<TInput = undefined>(
  run: (input: TInput) => void | Promise<void>,
): PromiseActorLogic<void, TInput> {
  return fromPromise(async ({ input }) => {
    await run(input);
  });
}
