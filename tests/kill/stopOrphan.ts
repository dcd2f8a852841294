import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stops the PostgreSQL of a data folder if its server couldn't, because it runs independently. */
export async function stopOrphan(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (process.platform === 'linux' && !commandLine.includes(dataFolder)) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has exited meanwhile.
  }
}
