import { spawn } from 'node:child_process';

/**
 * Runs in a process of its own, which hears the end of its input when whoever started it has ended, however that was. Ends
 * the PostgreSQL at once, whose postmaster names its process in the first line of a file, and removes its folder.
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
 * Has a PostgreSQL of the tests and its folder go also where the tests are killed, since PostgreSQL runs in a session of its own.
 * @param dataFolder where the embedded PostgreSQL has its folder
 * @returns to be called when both have gone in order
 */
export function clearWhenAbandoned(dataFolder: string): () => void {
  const watcher = spawn(process.execPath, ['-e', watch, dataFolder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // A watcher that is gone has nothing more to hear.
  watcher.stdin.on('error', () => undefined);
  return () => {
    watcher.stdin.end();
  };
}
