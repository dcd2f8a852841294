import { statfs } from 'node:fs/promises';
import type { Configuration } from '../../configuration/configuration';
import { fine, look, pointOf, wrong, type Finding } from './finding';

const WHAT = 'Disk';
const GIB = 1024 ** 3;
const ADVICE = 'Make room: a database that can’t write stops taking reservations.';

/** How full the data folder's disk is. Both in bytes. */
export function judgeDisk(free: number, whole: number): Finding {
  const share = Math.round((free / whole) * 100);
  const says = `${(free / GIB).toFixed(1)} GiB (${share} %) free`;
  if (free < GIB) return wrong(WHAT, says, ADVICE);
  return share < 10 ? look(WHAT, says, ADVICE) : fine(WHAT, says);
}

/** Examines the data folder's disk. The disk of an external PostgreSQL can't be seen from here. */
export async function examineDisk({
  dataFolder,
  databaseUrl,
}: Pick<Configuration, 'dataFolder' | 'databaseUrl'>): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataFolder);
    const found = judgeDisk(bavail * bsize, blocks * bsize);
    const whose = databaseUrl === null ? '' : '; the database’s own disk can’t be seen from here';
    return { ...found, says: `${found.says}, in ${dataFolder}${whose}` };
  } catch (error) {
    return wrong(WHAT, `${dataFolder} can’t be looked at: ${pointOf(error)}`, 'Check DATA_FOLDER.');
  }
}
