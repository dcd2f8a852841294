import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server process of a test's own. */
export interface OwnServer {
  /** All that it has written so far. */
  output(): string;
  /** Asks it to end as Ctrl-C does; answers its exit code. */
  interrupt(): Promise<number | null>;
  /** Waits until it ends by itself; answers its exit code. */
  ended(): Promise<number | null>;
}

/** Starts the built server with these settings and waits until it is open, or has ended. */
export async function startServer(environment: Record<string, string>): Promise<OwnServer> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...environment },
  });
  let written = '';
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const open = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        written += piece.toString();
        if (written.includes('is open')) resolve();
      });
  });
  await Promise.race([open, ended]);
  return {
    output: () => written,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
    ended: () => ended,
  };
}
