import type { Step } from '../steps';
import type { RecordedWalk } from './recorded';
import { eventWords, isToldInside, type MatchedWalk, type MatchedStep } from './matchCases';
import { stateOf } from '../findings';

/** The path's steps: words of cases, or events as recorded. */
export function stepsOf({ steps }: Pick<MatchedWalk, 'steps'>): Step[] {
  return steps
    .filter(({ isTaken }) => isTaken)
    .map(({ words, event, isCase }) => (isCase ? words : { words, event }));
}

/** The states of each snapshot on the path, starting with the first. */
function statesOf({ first, steps }: MatchedWalk): string[] {
  const taken = steps.filter(({ isTaken }) => isTaken);
  return [first, ...taken.map(({ after }) => after)].map(stateOf);
}

/** Omits repetitions, and what a child machine tells itself. */
function isWorthTelling({ isTaken, isCase, event }: MatchedStep): boolean {
  return isTaken || (!isCase && !isToldInside(event.type));
}

/** Consecutive equal steps, counted. */
function counted(steps: readonly MatchedStep[]): [words: string, times: number][] {
  const told: [string, number][] = [];
  for (const { words } of steps.filter(isWorthTelling)) {
    const last = told.at(-1);
    if (last?.[0] === words) last[1] += 1;
    else told.push([words, 1]);
  }
  return told;
}

/** A path for people to read: what happened, one line each, and where it ended. */
export function asWords(match: MatchedWalk): string {
  const { model, start, steps, lost } = match;
  const told = counted(steps).map(([words, times]) =>
    times > 1 ? `${words} (${times} times)` : words,
  );
  const lines = [start, ...told].map((line, place) => `${place + 1}. ${line}`);
  const without = lost.map((step) => `- ${eventWords(step)} → ${step.states.join(' and ')}`);
  return [
    `${model.id}, until it is in ${lost.at(-1)?.states.join(' and ') ?? statesOf(match).at(-1) ?? ''}:`,
    ...lines,
    ...(lost.length > 0 ? ['and then, in words that no case of the model has:', ...without] : []),
    '',
  ].join('\n');
}

/** A text in the code style's quotes. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')}'`;
}

function asList(items: readonly string[], indent: string): string {
  return items.map((item) => `${indent}${item},\n`).join('');
}

function stepAsCode(step: Step): string {
  if (typeof step === 'string') return quoted(step);
  return `{ words: ${quoted(step.words)}, event: ${JSON.stringify(step.event)} }`;
}

function warning({ lost }: MatchedWalk): string {
  const left = lost.map(({ type }) => type).join(', ');
  return lost.length === 0 ? '' : `// Recorded after it, and like no case of the model: ${left}\n`;
}

/** The path as a test, for a file in `tests/model`. */
export function asTest(match: MatchedWalk): string {
  const { model, start } = match;
  const steps = stepsOf(match);
  const states = statesOf(match);
  return `import { expect, it } from 'vitest';
import { modelNamed } from '../../models/all';
import { walkAgain } from '../../tools/model/replay/walkAgain';

${warning(match)}it(${quoted(`${model.id}, “${start}”, comes to ${states.at(-1) ?? ''}`)}, () => {
  const { states, findings } = walkAgain(modelNamed(${quoted(model.id)}), ${quoted(start)}, [
${asList(steps.map(stepAsCode), '    ')}  ]);
  expect(findings).toEqual([]);
  expect(states).toEqual([
${asList(states.map(quoted), '    ')}  ]);
});
`;
}

/** The path as a story of its last snapshot, for a file in `stories`. */
export function asStory(
  match: MatchedWalk,
  { url, within }: Pick<RecordedWalk, 'url' | 'within'>,
): string {
  const { model, start } = match;
  const inner =
    within === null
      ? ''
      : `// It runs inside ${within}: give its moment to a screen of that machine as \`inside\`.\n`;
  return `import preview from '../../.storybook/preview';
import { modelNamed } from '../../models/all';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Recorded' });

${warning(match)}${inner}export const Recorded = meta.story(
  screen({
    model: modelNamed(${quoted(model.id)}),
    url: ${quoted(url)},
    path: {
      to: ${quoted(statesOf(match).at(-1)?.split(' and ')[0] ?? '')},
      start: ${quoted(start)},
      by: [
${asList(stepsOf(match).map(stepAsCode), '        ')}      ],
    },
  }),
);
`;
}
