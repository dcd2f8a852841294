import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A random walk on which something did not hold. */
export interface SavedFailure {
  /** The seed of `npm run test:model -- --seed` that found it. */
  seed: number;
  /** The words of the start and of everything that happened. */
  steps: readonly string[];
}

function isSavedFailure(value: unknown): value is SavedFailure {
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

/** A machine's stored failing walks, oldest first. */
export function savedFailures(machineId: string, folder: URL): SavedFailure[] {
  const file = new URL(`${machineId}.json`, folder);
  if (!existsSync(file)) return [];
  const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(saved) || !saved.every(isSavedFailure)) {
    throw new Error(`${file.pathname} holds something else than walks that failed`);
  }
  return saved;
}

/** Stores a failing walk, once. From then on it is part of the tests, until it is deleted. */
export function saveFailure(machineId: string, failure: SavedFailure, folder: URL): void {
  const saved = savedFailures(machineId, folder);
  const path = failure.steps.join(' → ');
  if (saved.some(({ steps }) => steps.join(' → ') === path)) return;
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${machineId}.json`, folder);
  writeFileSync(file, `${JSON.stringify([...saved, failure], null, 2)}\n`);
}
