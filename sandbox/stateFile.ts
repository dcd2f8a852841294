import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from './json';
import type { SandboxState } from './state';

/**
 * The state kept in a file, null when there is none yet. A file that does not fit (another version, cut
 * short) is moved aside with the ending `.unreadable`, so that a developer's sandbox always starts.
 */
export function readState(file: string): SandboxState | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const state = parse(text);
  if (isSandboxState(state)) return state;
  renameSync(file, `${file}.unreadable`);
  return null;
}

/** Replaces the file in one step, so that an interrupted write leaves the old one whole. */
export function writeState(file: string, state: SandboxState): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(state), { mode: 0o600 });
  renameSync(unfinished, file);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only the sandbox writes this file; the version and the collections say whether it is one it can read. */
function isSandboxState(value: unknown): value is SandboxState {
  return (
    isRecord(value) &&
    value.version === 3 &&
    hasLists(value.paystack, ['transactions', 'refunds']) &&
    hasLists(value.flutterwave, ['payments', 'transactions', 'refunds']) &&
    hasLists(value.bank, ['accounts', 'transfers']) &&
    Array.isArray(value.deliveries)
  );
}

function hasLists(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => Array.isArray(value[name]));
}
