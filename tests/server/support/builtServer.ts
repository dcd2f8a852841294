import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../../server/configuration/environmentReader';
import { projectRoot } from '../../../server/shared/projectRoot';

const BUILT = join(projectRoot, 'dist', 'server', 'main.js');
const READ_FROM = ['server', 'machines', 'messages', 'hotel', 'sandbox'].map((folder) =>
  join(projectRoot, folder),
);

/** Fails if the build is older than the sources, because testing an old server proves nothing. */
function requireFreshBuild(): void {
  const builtAt = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  for (const folder of READ_FROM) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || statSync(join(folder, file)).mtimeMs <= builtAt) continue;
      throw new Error(`The built server is older than ${file}: npm run build:server`);
    }
  }
}

/**
 * Starts the built server as a separate process, which a test can kill; resolves once it is ready.
 * @throws Error with its output if it ends before
 */
export async function startBuiltServer(base: string, env: Environment): Promise<ChildProcess> {
  requireFreshBuild();
  const server = spawn(process.execPath, [BUILT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  }
  const ended = new Promise<never>((_resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
  const opened = new Promise<void>((resolve) => {
    server.stdout.on('data', () => {
      // It prints its URL once it is open.
      if (said.includes(base)) resolve();
    });
  });
  await Promise.race([opened, ended]);
  ended.catch(() => undefined);
  return server;
}
