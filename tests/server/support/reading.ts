import { valueAt as at } from '../../../src/api/valueAt';

/** The value in a parsed JSON body at a path like `results.0.newReservation.id`; undefined if there is none. */
export const valueAt = (body: unknown, path: string) => at(body, ...path.split('.'));

/** The list at a path; an empty one if there is none. */
export function listAt(body: unknown, path: string): readonly unknown[] {
  const value = valueAt(body, path);
  return Array.isArray(value) ? value : [];
}

/** The text at a path; throws if there is none. */
export function textAt(body: unknown, path: string): string {
  const value = valueAt(body, path);
  if (typeof value === 'string') return value;
  throw new Error(`There is no text at ${path} in ${JSON.stringify(body)}.`);
}

/** The number at a path; throws if there is none. */
export function numberAt(body: unknown, path: string): number {
  const value = valueAt(body, path);
  if (typeof value === 'number') return value;
  throw new Error(`There is no number at ${path} in ${JSON.stringify(body)}.`);
}

/** A refusal as it is answered, with what else its body must say. */
export function refusedWith(status: number, code: string, says: object = {}) {
  return { status, body: { code, ...says } };
}
