import { initialTransition, type AnyMachineSnapshot } from 'xstate';
import { after, explore, type Path } from './exploration';
import { copyOf, recordingOf, type Recording } from './recording';
import type { TestModel } from './testModel';

/** A path, and the names of the transitions that it takes. */
export interface Scenario extends Path {
  transitions: readonly string[];
}

/** Walks a path from its start and records its transitions. */
function scenarioOf(model: TestModel, recording: Recording, path: Path): Scenario {
  recording.walked.clear();
  const [first] = initialTransition(recording.machine, model.starts.get(path.start)?.input);
  let snapshot: AnyMachineSnapshot = first;
  const steps = path.steps.map(({ words }) => {
    snapshot = after(snapshot, model.events.get(words) ?? { type: words });
    return { words, after: snapshot };
  });
  return { start: path.start, first, steps, transitions: Array.from(recording.walked) };
}

/** A path with one more step, and that step's transitions. */
interface Candidate {
  path: Path;
  taken: readonly string[];
}

/** The shortest path to each state, extended by each thing that can happen there. */
function candidatesOf(model: TestModel, { machine, walked }: Recording): Candidate[] {
  return Array.from(model.starts).flatMap(([start, { input }]) => {
    const candidates: Candidate[] = [];
    walked.clear();
    explore(model, machine, input, (first, steps) => {
      candidates.push({ path: { start, first, steps }, taken: Array.from(walked) });
      walked.clear();
    });
    return candidates;
  });
}

interface Choice {
  model: TestModel;
  recording: Recording;
  /** Shortest first; those of equal length in the model's order. */
  candidates: readonly Candidate[];
}

function choiceFor(model: TestModel): Choice {
  const recording = recordingOf(copyOf(model.machine));
  const candidates = candidatesOf(model, recording).toSorted(
    (one, other) => one.path.steps.length - other.path.steps.length,
  );
  return { model, recording, candidates };
}

/** For each transition, the shortest candidate that takes it, unless an earlier scenario does. */
function coveringScenarios({ model, recording, candidates }: Choice): Scenario[] {
  const missing = new Set(recording.transitions.map(({ name }) => name));
  const chosen: Scenario[] = [];
  for (const { path, taken } of candidates) {
    if (taken.some((name) => missing.has(name))) {
      const scenario = scenarioOf(model, recording, path);
      scenario.transitions.forEach((name) => missing.delete(name));
      chosen.push(scenario);
    }
  }
  return chosen;
}

/** The chosen scenarios without those that a longer one starts with. */
function withoutBeginnings(chosen: readonly Scenario[]): Scenario[] {
  return chosen.filter((scenario) => !chosen.some((other) => continues(other, scenario)));
}

/**
 * A few scenarios that together take every transition of a machine: for each transition, the shortest that takes it,
 * unless an earlier scenario does. Deterministic.
 */
export function scenariosOf(model: TestModel): Scenario[] {
  return withoutBeginnings(coveringScenarios(choiceFor(model)));
}

/** The start of a path, and what happens on it. */
export function wordsOf({ start, steps }: Path): string[] {
  return [start, ...steps.map(({ words }) => words)];
}

/** Whether a longer path starts with the shorter one. */
function continues(longer: Path, shorter: Path): boolean {
  const words = wordsOf(longer);
  return longer !== shorter && wordsOf(shorter).every((word, step) => words[step] === word);
}
