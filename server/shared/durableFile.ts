import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from './startupError';

/** Waits until a folder's list of names is on the disk. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/**
 * Writes a small file that only its owner can read. After a power cut it is there as a whole or not at all: it is
 * written beside its place, flushed to the disk and renamed.
 */
export function writeDurably(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/**
 * Reads a secret that {@link writeDurably} wrote.
 * @param wayOut what the operator does if the file has no whole secret
 * @throws StartupError
 */
export function readSecret(file: string, wayOut: string): string {
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^[\w-]{32,}$/.test(secret)) return secret;
  throw new StartupError(`${file} is missing, empty or torn, as after a power cut. ${wayOut}`);
}
