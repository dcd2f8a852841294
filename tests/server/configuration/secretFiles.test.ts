import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '../../../server/configuration/configuration';
import { prepareClusterFolder } from '../../../server/database/embedded/clusterFolder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const secrets = () => readConfiguration({ DATA_FOLDER: folder }).secrets;
/** What a power cut left: nothing, the file's length alone, or its beginning. */
const torn = ['', '\0'.repeat(43), 'abc'];

test('Secrets of the first start count at the next, and nothing unfinished stays beside them', async () => {
  const first = secrets();
  expect(secrets()).toEqual(first);
  expect((await readdir(folder)).sort()).toEqual(['access-token-secret', 'code-secret']);
  expect(await readFile(join(folder, 'code-secret'), 'utf8')).toBe(first.codes);
});

test.each(['access-token-secret', 'code-secret'])(
  'A torn %s is named, with the way out',
  async (name) => {
    for (const left of torn) {
      secrets();
      await writeFile(join(folder, name), left);
      expect(secrets).toThrow(`${join(folder, name)} is empty or torn, as after a power cut.`);
      expect(secrets).toThrow(/Delete it/);
      await rm(join(folder, name));
      expect(secrets).not.toThrow();
    }
  },
);

test('A torn password of the embedded PostgreSQL is named, with the way to another', async () => {
  for (const left of torn) {
    await rm(join(folder, 'postgres'), { recursive: true, force: true });
    await prepareClusterFolder(folder, 'true', null);
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18');
    const { password } = await prepareClusterFolder(folder, 'false', null);
    expect(password).toMatch(/^[\w-]{32}$/);
    await writeFile(join(folder, 'postgres-password'), left);
    const again = prepareClusterFolder(folder, 'false', null);
    await expect(again).rejects.toThrow(/postgres-password is empty or torn.*--single/s);
  }
});
