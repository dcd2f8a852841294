import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A walk by chance on which something did not hold. */
export interface KeptFailure {
  /** With which `npm run test:model -- --seed` found it. */
  seed: number;
  /** The words of the start and of everything that happened. */
  steps: readonly string[];
}

function isKeptFailure(value: unknown): value is KeptFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seed' in value &&
    typeof value.seed === 'number' &&
    'steps' in value &&
    Array.isArray(value.steps) &&
    value.steps.every((step) => typeof step === 'string')
  );
}

/** The walks by chance of a machine that once failed, the oldest first. */
export function keptFailures(machineId: string, folder: URL): KeptFailure[] {
  const file = new URL(`${machineId}.json`, folder);
  if (!existsSync(file)) return [];
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(kept) || !kept.every(isKeptFailure)) {
    throw new Error(`${file.pathname} holds something else than walks that failed`);
  }
  return kept;
}

/** Keeps a walk that failed, once; it is part of the tests from then on, until somebody deletes it. */
export function keepFailure(machineId: string, failure: KeptFailure, folder: URL): void {
  const kept = keptFailures(machineId, folder);
  const path = failure.steps.join(' → ');
  if (kept.some(({ steps }) => steps.join(' → ') === path)) return;
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${machineId}.json`, folder);
  writeFileSync(file, `${JSON.stringify([...kept, failure], null, 2)}\n`);
}
