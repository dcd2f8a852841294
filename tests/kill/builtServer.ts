import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../server/shared/projectRoot';

const SECOND = 1_000;
const READY_WITHIN = 60 * SECOND;

/** The settings of a built server. */
export type ServerEnvironment = Readonly<Record<string, string | undefined>>;

const READ_FROM = ['server', 'machines', 'messages', 'hotel', 'sandbox'];

/** @throws if the build is missing, or older than the sources, because an old server proves nothing */
function built(root: string, name: string): string {
  const file = join(root, 'dist', 'server', name);
  const builtAt = existsSync(file) ? statSync(file).mtimeMs : 0;
  for (const folder of READ_FROM) {
    for (const source of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!source.endsWith('.ts')) continue;
      if (statSync(join(root, folder, source)).mtimeMs <= builtAt) continue;
      throw new Error(`The built server is older than ${source}: npm run build:server`);
    }
  }
  return file;
}

/**
 * Starts the built server and waits until it answers.
 * @param nodeOptions for Node itself, before the server's file
 * @param root the folder of its version
 * @throws Error when it doesn't within a minute
 */
export async function startedServer(
  base: string,
  environment: ServerEnvironment,
  nodeOptions: readonly string[] = [],
  root = projectRoot,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...nodeOptions, built(root, 'main.js')], {
    env: environment,
    stdio: 'ignore',
  });
  const giveUpAt = Date.now() + READY_WITHIN;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const health = await fetch(`${base}/api/v1/health`).catch(() => null);
    if (health?.ok) return server;
    await sleep(100);
  }
  server.kill('SIGKILL');
  throw new Error('The server did not start');
}

/** Resolves when the server's process has ended. */
export function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', () => resolve()));
}

/** Stops it normally, or by force if that takes too long. */
export async function endServer(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await Promise.race([ended(server), sleep(15 * SECOND)]);
  server.kill('SIGKILL');
}

interface Reconciled {
  code: number | null;
  report: string;
}

async function reconciledOnce(environment: ServerEnvironment, root: string): Promise<Reconciled> {
  const run = spawn(process.execPath, [built(root, 'hotel.js'), 'reconcile', '--all'], {
    env: environment,
  });
  let report = '';
  run.stdout.on('data', (text: Buffer) => (report += text.toString()));
  run.stderr.on('data', (text: Buffer) => (report += text.toString()));
  const code = await new Promise<number | null>((resolve) => run.once('exit', resolve));
  return { code, report };
}

/** Repeats the hotel's reconciliation until nothing is under way any more, or the time is up. */
export async function reconciled(
  environment: ServerEnvironment,
  quietWithin: number,
  root = projectRoot,
): Promise<Reconciled> {
  const quietBy = Date.now() + quietWithin;
  let outcome = await reconciledOnce(environment, root);
  while (Date.now() < quietBy && /Not booked yet|On its way back +₦[^0]/.test(outcome.report)) {
    await sleep(5 * SECOND);
    outcome = await reconciledOnce(environment, root);
  }
  return outcome;
}
