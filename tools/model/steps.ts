import type { AnyEventObject } from 'xstate';
import type { TestModel } from './testModel';

/** A step: the words of a case of the model, or an event of the machine with words of its own. */
export type Step = string | { words: string; event: AnyEventObject };

/**
 * What a step says and does.
 * @throws when the model knows no such words
 */
export function eventOf(model: TestModel, step: Step): { words: string; event: AnyEventObject } {
  if (typeof step !== 'string') return step;
  const event = model.events.get(step);
  if (!event) throw new Error(`The model of ${model.id} knows no step “${step}”`);
  return { words: step, event };
}
