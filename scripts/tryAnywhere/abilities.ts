import { execFileSync } from 'node:child_process';

const isRoot = process.getuid?.() === 0;
/** Why a case that needs root can’t be tried; null if it can. */
export const onlyRoot = () => (isRoot ? null : 'only root can do this');

/** Whether a command succeeds on this machine. */
export function can(command: string): boolean {
  try {
    execFileSync('bash', ['-c', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Why a case can’t have its own mounts; null if it can. */
export const mountable = () =>
  can('unshare --mount true') ? null : 'no namespaces for mounts here';
