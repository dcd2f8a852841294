import type { Outcome } from './outcome';
import type { Part } from './parts';

/** A part that did not run, and why. */
export interface NotRun {
  part: Part;
  why: string;
}

/** With more failing files than this, repeat the whole part. */
const MOST_FILES = 4;

/** The command that repeats a part's failures. */
export function repeatCommand({
  part,
  failedFiles,
}: Pick<Outcome, 'part' | 'failedFiles'>): string {
  if (part.repeat !== undefined) return part.repeat;
  const isFew = failedFiles.length > 0 && failedFiles.length <= MOST_FILES;
  const quoted = failedFiles.map((file) => (/^[\w./@-]+$/.test(file) ? file : `'${file}'`));
  return [`npm run ${part.script}`, ...(isFew ? ['--', ...quoted] : [])].join(' ');
}

/** Minutes and seconds, as on a clock. */
function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}

/** The totals for tools: the last line of the test command. */
function lastLine(outcomes: readonly Outcome[], notRun: readonly NotRun[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, { counts }) => total + counts[of], 0);
  const skipped = sum('skipped') + notRun.length;
  const told = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped === 0 ? told : `${told}, ${skipped} skipped`;
}

/**
 * The summary at the end of the test command: what ran, how many tests passed, how long it took, what was left out,
 * and what to repeat.
 */
export function summary(
  outcomes: readonly Outcome[],
  notRun: readonly NotRun[],
  about: { seconds: number; machine: string },
): string {
  const rows = outcomes.map(({ part, counts, seconds }) => [
    `${part.script}: ${part.what}`,
    String(counts.passed),
    String(counts.failed),
    String(counts.skipped),
    clockTime(seconds),
  ]);
  const leftOut = [
    ...outcomes.flatMap((outcome) => outcome.leftOut),
    ...outcomes
      .filter(({ counts }) => counts.skipped > 0)
      .map(({ part, counts }) => `${counts.skipped} tests of ${part.script} skip themselves.`),
    ...notRun.map(({ part, why }) => `${part.script} did not run: ${why}.`),
  ];
  const failed = outcomes.filter(({ counts }) => counts.failed > 0);
  return [
    '',
    ...table([['What ran', 'passed', 'failed', 'skipped', 'time'], ...rows]),
    '',
    `In all ${clockTime(about.seconds)}, on ${about.machine}.`,
    ...outcomes.flatMap(({ part, secondTime }) =>
      secondTime.map((name) => `Only the second time in ${part.script} passed: ${name}`),
    ),
    ...(leftOut.length === 0
      ? ['Nothing was left out.']
      : ['Left out:', ...leftOut.map((said) => `  ${said}`)]),
    ...failed.flatMap((outcome) => [
      `${outcome.part.script} failed. To repeat it alone: ${repeatCommand(outcome)}`,
    ]),
    lastLine(outcomes, notRun),
  ].join('\n');
}
