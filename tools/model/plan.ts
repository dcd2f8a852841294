import type { AnyMachineSnapshot } from 'xstate';
import { nodesOf, screensIn } from '../statechart/nodes';
import { scenariosOf, type Scenario } from './scenarios';
import { isIn, type Assertions, type TestModel } from './testModel';

const sentence = (text: string) =>
  text === '' ? '' : `${text.replace(/^./, (letter) => letter.toUpperCase()).replace(/\.$/, '')}.`;

/** What a person sees in a snapshot: the screens that show, or else what is going on. */
function visibleTextOf(snapshot: AnyMachineSnapshot): string {
  const screens = screensIn(snapshot);
  if (screens.length > 0) return `sees ${screens.map((screen) => `“${screen}”`).join(' and ')}`;
  return (
    nodesOf(snapshot.machine)
      .filter(({ path, description }) => path.length > 0 && description)
      .findLast(({ path }) => isIn(snapshot, path.join('.')))?.description ?? ''
  );
}

function writtenStep(
  model: TestModel,
  words: string,
  snapshot: AnyMachineSnapshot,
  changes: Assertions,
): string[] {
  const states = model.statesWithAssertions.filter((state) => isIn(snapshot, state));
  const inState = states.flatMap((state) => Object.keys(model.assertions(state, snapshot)));
  return [
    `- [ ] **${sentence(words)}** ${sentence(visibleTextOf(snapshot))}`.trimEnd(),
    ...[...Object.keys(changes), ...inState].map((mustHold) => `  - [ ] ${mustHold}`),
  ];
}

function writtenPath(model: TestModel, { start, first, steps }: Scenario): string[] {
  const moments = [first, ...steps.map(({ after }) => after)];
  return [
    ...writtenStep(model, start, first, {}),
    ...steps.flatMap(({ words, after }, place) =>
      writtenStep(model, words, after, model.changes(words, moments[place] ?? first, after)),
    ),
  ];
}

/**
 * A plan for testing a machine by hand, as Markdown: a few paths for all its transitions, and for each step what must be
 * seen and be true then, with a box to tick.
 */
export function planFor(model: TestModel): string {
  const paths = scenariosOf(model);
  return [
    `# ${model.id}: all transitions`,
    ...paths.flatMap((path, place) => [
      '',
      `## Path ${place + 1} of ${paths.length}`,
      '',
      ...writtenPath(model, path),
    ]),
    '',
  ].join('\n');
}
