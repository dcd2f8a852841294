import type { ErrorCode } from '../../machines/contract/wire';
import type { Failure } from '../../machines/shared/failure';
import { answers } from '../../tools/model/outcomes';
import { fails, refused } from '../../models/fixtures/failures';
import type { Step } from './storyPath';

/** The guest fills in fields of a form. */
export function fillsIn(fields: Readonly<Record<string, string | number>>): Step[] {
  return Object.entries(fields).map(([field, value]) => ({
    words: `enters “${value}” as ${field}`,
    event: { type: 'field.edited', field, value },
  }));
}

/** A call is answered. */
export function answered(actorId: string, output?: unknown): Step {
  return { words: `${actorId} is answered`, event: { ...answers(actorId, output) } };
}

/** A call fails. */
export function failing(actorId: string, failure: Failure): Step {
  return { words: `${actorId} fails`, event: { ...fails(actorId, failure) } };
}

/** The server refuses a call, with or without a message. */
export function refusing(actorId: string, code: ErrorCode, status: number, words = ''): Step {
  return failing(actorId, refused(code, status, words));
}
