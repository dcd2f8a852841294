import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { outcomeOf, type Outcome } from './test/outcome';
import { resultsFolder, stages, type Part } from './test/parts';
import { startPart, type RunningPart } from './test/running';
import { repeatCommand, summary, type NotRun } from './test/summary';

/**
 * `npm test`: runs all parts of the test command, one list of them after the other, and finally reports what ran, how
 * many tests passed, how long it took, what was left out and why, and how to repeat what failed. A failing part only
 * stops those that need it. Ctrl-C closes everything, then reports on what ran until then. `npm test -- check:rules
 * test:unit` runs only these parts. `npm run test:all` runs every test there is, for a release and at night.
 */
const began = performance.now();
const outcomes: Outcome[] = [];
const notRun: NotRun[] = [];
const running = new Set<RunningPart>();
const interruption = new AbortController();

const fileOf = ({ results }: Part) => (results === null ? null : resultsFolder + results.file);

function reportOf(part: Part): unknown {
  const file = fileOf(part);
  if (file === null) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function whyNot({ needs }: Part): string | null {
  if (interruption.signal.aborted) return 'the run was interrupted';
  const isMissing = outcomes.some(({ part, counts }) => part.script === needs && counts.failed > 0);
  return isMissing ? `it needs ${String(needs)}, which failed` : null;
}

function begin(part: Part): RunningPart {
  const file = fileOf(part);
  if (file !== null) rmSync(file, { force: true });
  const one = startPart(part);
  running.add(one);
  return one;
}

async function runStage(parts: readonly Part[]): Promise<void> {
  const able = parts.filter((part) => {
    const why = whyNot(part);
    if (why !== null) notRun.push({ part, why });
    return why === null;
  });
  const begun = able.map((part) => ({ part, one: begin(part) }));
  // They run concurrently, but their output is shown one after the other.
  for (const { part, one } of begun) {
    console.log(`\n${part.script}: ${part.what}`);
    one.show();
    const ended = await one.ended;
    running.delete(one);
    if (interruption.signal.aborted) {
      notRun.push({ part, why: 'the run was interrupted' });
      continue;
    }
    const outcome = outcomeOf(part, { ...ended, report: reportOf(part) });
    outcomes.push(outcome);
    if (outcome.counts.failed > 0) {
      console.log(`\n${part.script} failed. To repeat it alone: ${repeatCommand(outcome)}`);
    }
  }
}

let closing: Promise<unknown> = Promise.resolve();

function interrupt(): void {
  // A terminal and npm both send the signal.
  if (interruption.signal.aborted) return;
  interruption.abort();
  console.log('\nInterrupted: what is open is being closed.');
  closing = Promise.all(Array.from(running, (one) => one.interrupt()));
}

const asked = process.argv.slice(2);
const known = stages.flat().map(({ script }) => script);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')}: not a part of the tests. The parts are ${known.join(', ')}.`,
  );
  process.exit(2);
}

mkdirSync(resultsFolder, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
for (const stage of stages) {
  await runStage(stage.filter(({ script }) => asked.length === 0 || asked.includes(script)));
}
await closing;

const machine = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores`;
console.log(summary(outcomes, notRun, { seconds: (performance.now() - began) / 1000, machine }));
const isWell = notRun.length === 0 && outcomes.every(({ counts }) => counts.failed === 0);
process.exitCode = interruption.signal.aborted ? 130 : Number(!isWell);
