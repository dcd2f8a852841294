import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSecret, syncFolder, writeDurably } from '../../shared/durableFile';
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
    const wayOut = `The data in ${path} is not harmed. Write a new password of 32 letters and digits into that file, and give it to the database, as its user: echo "alter user ${CLUSTER_USER} password 'THE NEW ONE'" | ${join(dirname(initdb), 'postgres')} --single -D ${path} postgres`;
    return { path, password: readSecret(passwordFile, wayOut) };
  }
  await mkdir(dataFolder, { recursive: true });
  const unfinished = join(dataFolder, 'postgres-unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeDurably(passwordFile, password);
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
  syncFolder(dataFolder);
  return { path, password };
}
