import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, scripts, type Part } from './parts';

/** How long a part may take to close what it has opened before it is killed. */
const CLOSING_MS = 30_000;
/** How often to check whether it has. */
const LOOK_MS = 100;
/** How long to wait for a part's last output, because processes it left behind keep its output open. */
const LAST_WORDS_MS = 1_000;

/** A running part. */
export interface RunningPart {
  /** Resolves when it has ended: whether it succeeded, and after how many seconds. */
  ended: Promise<{ succeeded: boolean; seconds: number }>;
  /** Sends its output to the terminal from now on, after what it has written so far. */
  show(): void;
  /** Asks it to close everything and end, and kills it if it doesn't. */
  interrupt(): Promise<void>;
}

/**
 * Starts it in a separate process group: Ctrl-C in a terminal reaches all processes of a group and npm sends it
 * again, and a runner that gets it twice leaves its servers behind.
 */
function startInGroup(script: string): ChildProcess {
  const command = scripts[script] ?? '';
  // Without a shell in between, so that the runner itself gets the signals.
  const own = command.includes('&&') ? command : command.replace(/^((?:\w+=\S+ )*)/, '$1exec ');
  return spawn('sh', ['-c', own], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [`${root}node_modules/.bin`, process.env.PATH].join(delimiter),
      ...(process.stdout.isTTY ? { FORCE_COLOR: process.env.FORCE_COLOR ?? '1' } : {}),
    },
  });
}

/** Starts a part of the test command. Its output is held back until it is shown. */
export function startPart({ script, results }: Part): RunningPart {
  const began = performance.now();
  const child = startInGroup(script);
  const held: Buffer[] = [];
  let isShown = false;
  const hear = (piece: Buffer) => {
    if (isShown) process.stdout.write(piece);
    else held.push(piece);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = once(child, 'exit').then(async ([code]) => {
    const seconds = (performance.now() - began) / 1000;
    await Promise.race([once(child, 'close'), pause(LAST_WORDS_MS)]);
    return { succeeded: code === 0, seconds };
  });

  /** Whether the process existed to receive it. */
  const send = (signal: NodeJS.Signals | 0, whole: boolean): boolean => {
    if (child.pid === undefined) return false;
    try {
      return process.kill(whole ? -child.pid : child.pid, signal);
    } catch {
      return false;
    }
  };
  const endedWithin = async (time: number) => {
    const until = performance.now() + time;
    while (send(0, true) && performance.now() < until) await pause(LOOK_MS);
  };
  return {
    ended,
    show() {
      isShown = true;
      held.splice(0).forEach((piece) => process.stdout.write(piece));
    },
    async interrupt() {
      // A runner closes its servers and browsers itself, and leaves only then; builds and checks have none.
      if (results !== null) {
        send('SIGINT', false);
        await Promise.race([ended, pause(CLOSING_MS)]);
      }
      send('SIGTERM', true);
      await endedWithin(CLOSING_MS);
      send('SIGKILL', true);
    },
  };
}
