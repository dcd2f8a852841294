import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../../../server/configuration/configuration';
import { prepareClusterFolder } from '../../../server/database/embedded/clusterFolder';

/** Empty, of the file's length alone, or its beginning: what a power cut leaves of a secret. */
const torn = ['', '\0'.repeat(43), 'abc'];
const names = ['access-token-secret', 'code-secret', 'postgres-password'];

test.each(names)('A torn %s is named, with the way out', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const start = async () => {
    readConfiguration({ DATA_FOLDER: folder });
    await prepareClusterFolder(folder, 'true', null);
    await mkdir(join(folder, 'postgres'), { recursive: true });
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18');
  };
  await start();
  await start();
  expect((await readdir(folder)).sort()).toEqual([
    'access-token-secret',
    'code-secret',
    'postgres',
    'postgres-password',
  ]);
  for (const left of torn) {
    await writeFile(join(folder, name), left);
    await expect(start()).rejects.toThrow(
      /(secret|password) is missing, empty or torn, as after a power cut\. .*(Delete it|--single)/,
    );
  }
});
