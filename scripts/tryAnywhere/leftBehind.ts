import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Fails if a process started in or from this folder, such as PostgreSQL, is still running, and names it. The asking
 * process, the shells above it and the compiler that reads this file don't count.
 */
const folder = process.cwd();

/** How often, a second apart, to check for processes that end by themselves once they are unused. */
const MOST_LOOKS = 20;

function told(read: () => string): string {
  try {
    return read();
  } catch {
    // It has ended meanwhile, or belongs to another user.
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
