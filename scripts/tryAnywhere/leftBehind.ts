import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Fails where a process still runs that was started in this folder or from it, as PostgreSQL is, and says which. Whoever asks,
 * the shells above, and the compiler that reads this very file don't count.
 */
const folder = process.cwd();

/** So often, a second apart, those may be met that end by themselves when nobody needs them any more. */
const MOST_LOOKS = 20;

function told(read: () => string): string {
  try {
    return read();
  } catch {
    // It has ended in the meantime, or is somebody else's.
    return '';
  }
}

const commandOf = (pid: string) =>
  told(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
const parentOf = (pid: string) =>
  /^PPid:\s*(\d+)/m.exec(told(() => readFileSync(`/proc/${pid}/status`, 'utf8')))?.[1] ?? '0';

const ours = new Set<string>();
for (let pid = String(process.pid); pid !== '0'; pid = parentOf(pid)) ours.add(pid);

const isOurs = (pid: string) => ours.has(pid) || parentOf(pid) === String(process.pid);

function leftNow(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || isOurs(pid)) return false;
    const startedIn = told(() => readlinkSync(`/proc/${pid}/cwd`));
    return startedIn.startsWith(folder) || commandOf(pid).includes(`${folder}/node_modules`);
  });
}

let left = leftNow();
for (let looks = 1; left.length > 0 && looks < MOST_LOOKS; looks += 1) {
  await pause(1_000);
  left = leftNow();
}
for (const pid of left) console.log(`left behind: ${pid} ${commandOf(pid)}`);
process.exitCode = Number(left.length > 0);
