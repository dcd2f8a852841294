import { createServer } from 'node:net';

/** Below the ports that systems assign themselves, without those that browsers refuse to open. */
const FIRST = 20_000;
const BLOCK = 100;
const BLOCKS = 100;

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

async function isFreeBlock(first: number): Promise<boolean> {
  for (let port = first; port < first + BLOCK; port += 1) {
    if (!(await isFree(port))) return false;
  }
  return true;
}

/**
 * The first of a hundred consecutive free ports of this machine.
 * @param seed where to start looking, so that simultaneous callers find different ones
 * @throws Error if there are none
 */
export async function freePorts(seed: number): Promise<number> {
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const first = FIRST + ((seed + tried) % BLOCKS) * BLOCK;
    if (await isFreeBlock(first)) return first;
  }
  throw new Error(
    `No hundred ports in a row are free between ${FIRST} and ${FIRST + BLOCKS * BLOCK}. Name the first of others in BROWSER_TEST_PORT.`,
  );
}
