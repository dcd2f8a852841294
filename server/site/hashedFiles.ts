import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pathUnknown, sendError } from '../http/handleErrors';
import type { Clock } from '../shared/clock';
import type { Log } from '../shared/log';

/** The folder, within a built one, of the files with a hash of their content in their name. */
export const HASHED = 'assets';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** A name without a folder, so that a request reaches nothing else. Source maps are for whoever has the sources. */
const FILE_NAME = /^\w[\w.-]*(?<!\.map)$/;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long the files of a build are kept after its last server, as long as a guest may leave a tab open. */
const KEPT_MS = 30 * DAY_MS;
/** How many builds are kept, of some megabytes each. */
const KEPT_BUILDS = 10;
/** A running server says each hour that its build is in use. */
const IN_USE_MS = 3 * HOUR_MS;

/** The hashed files of this and other versions. */
export interface KeptFiles {
  /** The folders of all kept builds. */
  folders(): Promise<string[]>;
  /** Stops saying that this build is in use. */
  close(): void;
}

async function hashedIn(folders: readonly string[]): Promise<[file: string, from: string][]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(join(folder, HASHED));
      return files
        .filter((file) => !file.endsWith('.map'))
        .map((file): [string, string] => [file, join(folder, HASHED, file)]);
    }),
  );
  return lists.flat().sort();
}

/** Deletes what no server used lately: builds older than 30 days, and all but the last ten. */
async function prune(folder: string, now: number): Promise<void> {
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { mtimeMs } = await stat(join(folder, name));
      return { name, age: now - mtimeMs };
    }),
  );
  builds.sort((one, other) => one.age - other.age);
  const old = builds.filter(({ age }, index) => {
    return age > IN_USE_MS && (age > KEPT_MS || index >= KEPT_BUILDS);
  });
  await Promise.all(
    old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/**
 * Copies the hashed files of this build, with their compressed forms, to where the servers of other versions find them,
 * and prunes what is there. A page of one version may ask a server of another one for its files, before and after an
 * upgrade, and `npm run build` may replace those that a server started with. Without room or permission it goes on with
 * what it has, and logs so.
 * @param folder of all kept builds, shared by the servers of a machine
 * @param built the built site and front desk
 */
export async function keepHashedFiles(
  folder: string,
  built: readonly string[],
  { clock, log }: { clock: Clock; log: Log },
): Promise<KeptFiles> {
  const files = await hashedIn(built);
  const id = createHash('sha256')
    .update(files.map(([file]) => file).join('\n'))
    .digest('hex');
  const own = join(folder, id.slice(0, 16));
  const sayInUse = () => utimes(own, clock.now(), clock.now());
  try {
    await mkdir(folder, { recursive: true });
    if (!existsSync(own)) {
      const unfinished = await mkdtemp(join(folder, '.unfinished-'));
      for (const [file, from] of files) await cp(from, join(unfinished, file));
      // Another server may have finished the same meanwhile.
      await rename(unfinished, own).catch(() => rm(unfinished, { recursive: true }));
    }
    await sayInUse();
    await prune(folder, clock.now().getTime());
  } catch (error) {
    log.warn({ err: error }, 'Files for open pages could not be kept: an upgrade may break them');
  }
  const timer = setInterval(() => {
    sayInUse().catch((error: unknown) => {
      log.warn({ err: error }, 'The files of this version are missing in the kept ones');
    });
  }, HOUR_MS).unref();
  return {
    folders: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => !name.startsWith('.')).map((name) => join(folder, name));
    },
    close: () => clearInterval(timer),
  };
}

/**
 * Serves the hashed files below a path: those of this build, else those that a server of another version kept. A missing
 * one is not remembered by any cache, because another server may have it.
 */
export function serveHashedFiles(
  app: FastifyInstance,
  path: string,
  built: string,
  kept: KeptFiles | undefined,
): void {
  app.get<{ Params: { '*': string } }>(`${path}${HASHED}/*`, async (request, reply) => {
    const file = request.params['*'];
    const has = (folder: string) => FILE_NAME.test(file) && existsSync(join(folder, file));
    const own = join(built, HASHED);
    const folder = has(own) ? own : (await kept?.folders())?.find(has);
    if (folder === undefined)
      return sendError(reply.header('cache-control', 'no-store'), pathUnknown);
    return reply.header('cache-control', FOR_EVER).sendFile(file, folder);
  });
}
