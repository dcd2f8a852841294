import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, type SystemUser } from './program';

export const CLUSTER_USER = 'postgres';

/** The data directory of an embedded PostgreSQL, and its password. */
export interface ClusterFolder {
  path: string;
  password: string;
}

/** Whether an earlier start created a cluster in the data folder. */
export function hasCluster(dataFolder: string): boolean {
  return existsSync(join(dataFolder, 'postgres', 'PG_VERSION'));
}

/**
 * The cluster below the data folder, created on the first start. It is created beside its place and then moved there,
 * so that a start that was killed halfway leaves nothing that looks finished.
 */
export async function prepareClusterFolder(
  dataFolder: string,
  initdb: string,
  user: SystemUser | null,
): Promise<ClusterFolder> {
  const path = join(dataFolder, 'postgres');
  const passwordFile = join(dataFolder, 'postgres-password');
  if (hasCluster(dataFolder)) {
    return { path, password: await readFile(passwordFile, 'utf8') };
  }
  await mkdir(dataFolder, { recursive: true });
  const unfinished = join(dataFolder, 'postgres-unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) {
    await chown(unfinished, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  await runProgram(
    initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${CLUSTER_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    user,
  );
  await rm(path, { recursive: true, force: true });
  await rename(unfinished, path);
  return { path, password };
}
