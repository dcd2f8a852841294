import { readFileSync } from 'node:fs';

const KIB_IN_MB = 1_024;

/** Megabytes of memory that a process has now; only where the system tells. */
export function memoryOf(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KIB_IN_MB)} MB`;
  } catch {
    return 'unknown';
  }
}

/** Clock ticks a second in which Linux counts a process's time. */
const TICKS = 100;

/** Milliseconds of processor that a process has used so far; only where the system tells. */
export function processorTimeOf(pid: number | undefined): number {
  try {
    const [, ...fields] = readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8').split(') ');
    const [user, system] = (fields.at(-1) ?? '').split(' ').slice(11, 13);
    return ((Number(user) + Number(system)) * 1_000) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** How busy the machine was in the last minute, without which its figures can't be judged. */
export function loadOfMachine(): string {
  try {
    return readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
