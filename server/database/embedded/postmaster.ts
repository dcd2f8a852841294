import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The facts that a running PostgreSQL writes into its folder. */
interface Postmaster {
  pid: number;
  port: number;
}

const pidFileOf = (clusterPath: string) => join(clusterPath, 'postmaster.pid');

async function written(clusterPath: string): Promise<Postmaster | null> {
  const file = pidFileOf(clusterPath);
  if (!existsSync(file)) return null;
  const lines = (await readFile(file, 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process is the cluster's PostgreSQL: after a crash its id may belong to another program. */
async function isPostgres(pid: number, clusterPath: string): Promise<boolean> {
  if (!isProcess(pid)) return false;
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(clusterPath);
}

/** The port of a cluster's PostgreSQL; null if none runs. Removes what a crashed one left in the next one's way. */
export async function runningPort(clusterPath: string): Promise<number | null> {
  const postmaster = await written(clusterPath);
  if (postmaster === null) return null;
  if (await isPostgres(postmaster.pid, clusterPath)) return postmaster.port;
  await rm(pidFileOf(clusterPath), { force: true });
  return null;
}
