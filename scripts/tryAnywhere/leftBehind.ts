import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Fails where a process still runs that was started in this folder or from it, as PostgreSQL is, and says which. Whoever asks,
 * and the shells above, don't count.
 */
const folder = process.cwd();

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

const left = readdirSync('/proc').filter((pid) => {
  if (!/^\d+$/.test(pid) || ours.has(pid)) return false;
  const startedIn = told(() => readlinkSync(`/proc/${pid}/cwd`));
  return startedIn.startsWith(folder) || commandOf(pid).includes(`${folder}/node_modules`);
});
for (const pid of left) console.log(`left behind: ${pid} ${commandOf(pid)}`);
process.exitCode = Number(left.length > 0);
