import { initialTransition, transition } from 'xstate';
import { stateFindings, stateOf, stepFindings } from '../findings';
import type { Scenario } from '../scenarios';
import { eventOf, type Step } from '../steps';
import type { TestModel } from '../testModel';

/** A path that was walked on the machine alone. */
export interface WalkedAgain {
  /** The innermost states of each snapshot, starting with the first. */
  states: readonly string[];
  /** The differences from the model, as text. */
  findings: readonly string[];
  /** The path for the other levels, which accept only cases of the model. */
  scenario: Scenario;
}

/**
 * Walks a path on the machine alone, and checks the model's assertions at each step.
 * @throws Error if a step is impossible where it comes, or unknown to the model
 */
export function walkAgain(model: TestModel, start: string, path: readonly Step[]): WalkedAgain {
  const begins = model.starts.get(start);
  if (!begins) throw new Error(`The model of ${model.id} knows no start “${start}”`);
  const [first] = initialTransition(model.machine, begins.input);
  const findings = Array.from(stateFindings(model, first));
  let snapshot = first;
  const steps = path.map((step) => {
    const { words, event } = eventOf(model, step);
    if (!snapshot.can(event)) throw new Error(`“${words}” can’t happen in ${stateOf(snapshot)}`);
    const [after] = transition(model.machine, snapshot, event);
    if (typeof step === 'string') findings.push(...stepFindings(model, words, snapshot, after));
    findings.push(...stateFindings(model, after));
    snapshot = after;
    return { words, after };
  });
  return {
    states: [first, ...steps.map(({ after }) => after)].map(stateOf),
    findings: findings.map(({ words }) => words),
    scenario: { start, first, steps, transitions: [] },
  };
}
