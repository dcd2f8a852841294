import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server process that belongs to one test. */
export interface OwnServer {
  /** All that it has written so far. */
  output(): string;
  /** Stops it as Ctrl-C does; returns its exit code. */
  interrupt(): Promise<number | null>;
  /** Waits until it exits; returns its exit code. */
  ended(): Promise<number | null>;
}

/** The servers that are running. */
const running = new Set<OwnServer>();

/** Stops the servers that a failed test has left behind, because the next one needs their ports. */
export async function endOwnServers(): Promise<void> {
  await Promise.all(Array.from(running, (server) => server.interrupt()));
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
  const server: OwnServer = {
    output: () => written,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
    ended: () => ended,
  };
  running.add(server);
  void ended.then(() => running.delete(server));
  await Promise.race([open, ended]);
  return server;
}
