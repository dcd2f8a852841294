import { readFileSync } from 'node:fs';

const KIB_IN_MB = 1_024;

/** What Linux tells in a file of its own; undefined where the system has none. */
function told(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Megabytes of memory that a process has now; only where the system tells. */
export function memoryOf(pid = 0): string {
  const status = told(`/proc/${pid}/status`);
  if (status === undefined) return 'unknown';
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KIB_IN_MB)} MB`;
}

/** Clock ticks a second in which Linux counts a process's time. */
const TICKS = 100;

/** Milliseconds of processor that a process has used so far; NaN where the system doesn't tell. */
export function processorTimeOf(pid = 0): number {
  const [user, system] =
    told(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
  return ((Number(user) + Number(system)) * 1_000) / TICKS;
}

/** How busy the machine was in the last minute, without which its figures can't be judged. */
export const loadOfMachine = () => told('/proc/loadavg')?.split(' ')[0] ?? 'unknown';
