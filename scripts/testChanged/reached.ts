import type { Arrow } from '../layers/arrows';

/** A file that a change can break, with the number of imports in between. */
export interface Reached {
  file: string;
  distance: number;
}

/** All files that import one of these, directly or not, nearest first, including the changed ones. */
export function reachedFrom(changed: readonly string[], imports: readonly Arrow[]): Reached[] {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distances = new Map(changed.map((file) => [file, 0]));
  let edge = [...distances.keys()];
  for (let distance = 1; edge.length > 0; distance += 1) {
    edge = edge
      .flatMap((file) => importers.get(file) ?? [])
      .filter((file) => {
        if (distances.has(file)) return false;
        distances.set(file, distance);
        return true;
      });
  }
  return Array.from(distances, ([file, distance]) => ({ file, distance }));
}
