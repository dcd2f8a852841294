import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets for signing and hashing. */
export interface Secrets {
  accessToken: string;
  codes: string;
}

function storedSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/** Development secrets: created at the first start and stored, so that sessions survive a restart. */
export function storedSecrets(dataFolder: string): Secrets {
  return {
    accessToken: storedSecret(dataFolder, 'access-token-secret'),
    codes: storedSecret(dataFolder, 'code-secret'),
  };
}
