import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from './json';
import type { SandboxState } from './state';

/**
 * Reads the stored state; null if there is none yet. A file that doesn't fit (another version, truncated) is renamed
 * to `.unreadable`, so that a developer's sandbox always starts.
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

/** Replaces the file atomically, so that an interrupted write leaves the old one intact. */
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

/** Only the sandbox writes this file; its version and collections tell whether it can be read. */
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
