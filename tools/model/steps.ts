import type { AnyEventObject } from 'xstate';
import type { TestModel } from './testModel';

/** A step: the words of a model's case, or an event of the machine with its own words. */
export type Step = string | { words: string; event: AnyEventObject };

/**
 * A step's words and event.
 * @throws Error if the model doesn't know the words
 */
export function eventOf(model: TestModel, step: Step): { words: string; event: AnyEventObject } {
  if (typeof step !== 'string') return step;
  const event = model.events.get(step);
  if (!event) throw new Error(`The model of ${model.id} knows no step “${step}”`);
  return { words: step, event };
}
