import { initialTransition, transition } from 'xstate';
import { stateFindings, stateOf, stepFindings } from '../findings';
import type { Scenario } from '../scenarios';
import { eventOf, type Step } from '../steps';
import type { TestModel } from '../testModel';

/** A path that was walked on the machine by itself. */
export interface WalkedAgain {
  /** The innermost states of each moment, the first one's first. */
  states: readonly string[];
  /** What is not as the model says, in words. */
  findings: readonly string[];
  /** The path for the other levels, which take nothing but cases of the model. */
  scenario: Scenario;
}

/**
 * Walks a path on the machine by itself, and looks at each step and moment for what the model claims.
 * @throws when a step is impossible where it comes, or the model does not know it
 */
export function walkAgain(model: TestModel, start: string, path: readonly Step[]): WalkedAgain {
  const begins = model.starts.get(start);
  if (!begins) throw new Error(`The model of ${model.id} knows no start “${start}”`);
  const [first] = initialTransition(model.machine, begins.input);
  const findings = Array.from(stateFindings(model, first));
  let moment = first;
  const steps = path.map((step) => {
    const { words, event } = eventOf(model, step);
    if (!moment.can(event)) throw new Error(`“${words}” can’t happen in ${stateOf(moment)}`);
    const [after] = transition(model.machine, moment, event);
    if (typeof step === 'string') findings.push(...stepFindings(model, words, moment, after));
    findings.push(...stateFindings(model, after));
    moment = after;
    return { words, after };
  });
  return {
    states: [first, ...steps.map(({ after }) => after)].map(stateOf),
    findings: findings.map(({ words }) => words),
    scenario: { start, first, steps, transitions: [] },
  };
}
