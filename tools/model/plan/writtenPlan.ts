import { stringify } from 'csv-stringify/sync';
import type { PlannedStep, TestPlan } from './testPlan';

const sentence = (text: string) =>
  `${text.replace(/^./, (letter) => letter.toUpperCase()).replace(/\.$/, '')}.`;
const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

function markdownStep({ does, sees, mustHold }: PlannedStep, place: number): string[] {
  return [
    `${place + 1}. [ ] **${sentence(does)}** ${sees === '' ? '' : sentence(sees)}`.trimEnd(),
    ...mustHold.map((assertion) => `   - [ ] ${assertion}`),
  ];
}

/** A plan to print: steps, what must be seen, and a box to tick for each. */
export function asMarkdown({ machine, covers, paths }: TestPlan): string {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return [
    `# ${machine}: ${covers}`,
    '',
    `${counted(paths.length, 'path')}, ${counted(steps, 'step')}. Tester: ____________ Date: ____________`,
    ...paths.flatMap(({ title, steps: planned }) => [
      '',
      `## ${title}`,
      '',
      ...planned.flatMap(markdownStep),
    ]),
    '',
  ].join('\n');
}

/** The same as a table that Excel reads as UTF-8: a row per step, with an empty cell for the tester's findings. */
export function asCsv({ machine, paths }: TestPlan): string {
  return stringify(
    paths.flatMap(({ title, steps }) =>
      steps.map(({ does, sees, mustHold }, place) => [
        machine,
        title,
        place + 1,
        does,
        sees,
        mustHold.join('\n'),
        '',
      ]),
    ),
    {
      bom: true,
      header: true,
      columns: ['machine', 'path', 'step', 'does', 'sees', 'must hold', 'found'],
    },
  );
}
