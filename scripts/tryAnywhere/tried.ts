import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case, Step } from './case';
import { quoted } from './shell';

/** The result of a case. */
export interface Tried {
  name: string;
  what: string;
  /** `whole`, or the part that ran. */
  ran: string;
  result: string;
  seconds: number;
  isWell: boolean;
}

interface Asked {
  whole: boolean;
  keep: boolean;
  /** Reuses what the project has built already. */
  built: boolean;
  /** Where the case's output is stored. */
  folder: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const WHOLE: readonly Step[] = [{ run: 'npm ci' }, { run: 'npm test' }];

/** Runs a step in a shell and logs its output. Returns its exit code and output. */
async function run(
  command: string,
  at: { cwd: string; env: NodeJS.ProcessEnv; log: string },
): Promise<{ code: number | null; wrote: string }> {
  appendFileSync(at.log, `\n$ ${command}\n`);
  const child = spawn('bash', ['-c', command], {
    cwd: at.cwd,
    env: at.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let wrote = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      wrote += piece.toString();
      appendFileSync(at.log, piece);
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, wrote };
}

/** Puts a folder of the project into the clone, without copying if both are on one disk. */
const linked = (name: string, clone: string) =>
  ['-al', '-a']
    .map((how) => `cp ${how} ${quoted(join(root, name))} ${quoted(`${clone}/`)} 2>/dev/null`)
    .join(' || ');

/** How a step's result differs from the expected one; null if it doesn't. */
function wrongWith(
  step: Step,
  { code, wrote }: { code: number | null; wrote: string },
): string | null {
  if (step.fails === undefined) return code === 0 ? null : `${step.run} ended with ${String(code)}`;
  if (code === 0) return `${step.run} did not fail`;
  return step.fails.test(wrote) ? null : `${step.run} did not say ${String(step.fails)}`;
}

/** Tries a case in a separate clone. */
export async function tried(one: Case, { whole, keep, built, folder }: Asked): Promise<Tried> {
  const began = performance.now();
  const all = whole && !one.alwaysPart ? WHOLE : one.steps;
  const steps = built ? all.filter(({ builds }) => builds !== true) : all;
  const row = (result: string, isWell: boolean): Tried => ({
    name: one.name,
    what: one.what,
    ran: all === WHOLE ? '`npm ci`, `npm test`' : one.part,
    result,
    isWell,
    seconds: (performance.now() - began) / 1000,
  });
  const missing = one.missing?.() ?? null;
  if (missing !== null) return row(`left out: ${missing}`, true);

  const place = mkdtempSync(join(tmpdir(), 'anywhere-'));
  // Other users work there as well.
  chmodSync(place, 0o755);
  const clone = join(place, one.folderName ?? 'clone');
  const log = join(root, folder, `${one.name}.log`);
  writeFileSync(log, '');
  const about = { place, clone };
  // npm's variables would point the case's npm to this user's home and cache.
  const plain = Object.entries(process.env).filter(([variable]) => !/^npm_/i.test(variable));
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(plain), ...one.env?.(about) };
  // The case must not use this run's ports and browsers.
  delete env.BROWSER_TEST_PORT;
  if (one.env?.(about).CHROMIUM_PATH === undefined) delete env.CHROMIUM_PATH;
  const within = one.within?.(about) ?? ((command: string) => command);
  try {
    const ways = [
      `git clone --quiet --depth 1 ${quoted(`file://${root}`)} ${quoted(clone)}`,
      // What needn't be installed again is linked.
      ...(steps.some((step) => step.run.includes('npm ci')) ? [] : [linked('node_modules', clone)]),
      ...(built ? [linked('dist', clone)] : []),
      ...(one.prepare?.(about) ?? []),
    ];
    for (const way of ways) {
      const { code } = await run(way, { cwd: place, env: process.env, log });
      if (code !== 0) return row(`could not be prepared: ${way}`, false);
    }
    for (const step of steps) {
      const done = await run(within(step.run), { cwd: clone, env, log });
      const wrong = wrongWith(step, done);
      if (wrong !== null) return row(`**failed**: ${wrong}`, false);
    }
    return row(one.expected ?? 'passed', true);
  } finally {
    for (const way of one.afterwards?.(about) ?? []) {
      await run(way, { cwd: root, env: process.env, log });
    }
    if (!keep) rmSync(place, { recursive: true, force: true });
  }
}
