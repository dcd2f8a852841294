import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate folder for a server, which its PostgreSQL can read. The caller removes it. */
export async function newDataFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `hotel-${purpose}-`));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * The environment of a built server that is measured or disturbed: on loopback only, silent, with limits that nobody
 * reaches. The two ports after its own are those of the payment providers' stand-ins.
 */
export function serverEnvironment(base: string, dataFolder: string) {
  const port = Number(new URL(base).port);
  return {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: base,
    DATA_FOLDER: dataFolder,
    SANDBOX_PAYSTACK_PORT: String(port + 1),
    SANDBOX_FLUTTERWAVE_PORT: String(port + 2),
    ADDRESS_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  };
}
