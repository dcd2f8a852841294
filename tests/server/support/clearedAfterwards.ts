import { spawn } from 'node:child_process';

/**
 * Runs in a separate process, whose input ends when its starter ends, for whatever reason. Then it kills the
 * PostgreSQL, whose process id is the first line of a file, and removes its folder.
 */
const watch = `
const { readFileSync, rmSync } = require('node:fs');
const [folder] = process.argv.slice(1);
const clear = () => {
  try {
    process.kill(Number(readFileSync(folder + '/postgres/postmaster.pid', 'utf8').split('\\n')[0]), 'SIGQUIT');
  } catch {
    // It has ended, or never began.
  }
  setTimeout(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 500);
};
process.stdin.on('end', clear).on('error', clear).resume();
`;

/**
 * Removes a test PostgreSQL and its folder even if the tests are killed, because PostgreSQL runs in its own session.
 * @param dataFolder where the embedded PostgreSQL has its folder
 * @returns a function to call once both are gone in order
 */
export function clearWhenAbandoned(dataFolder: string): () => void {
  const watcher = spawn(process.execPath, ['-e', watch, dataFolder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // A watcher that has exited needs no more input.
  watcher.stdin.on('error', () => undefined);
  return () => {
    watcher.stdin.end();
  };
}
