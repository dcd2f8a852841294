import type { User } from '../../machines/contract/wire';
import { idAt, textAt } from './valueAt';

/**
 * The signed-in guest in an answer, or as the browser has kept them: undefined without an id; what
 * else is missing is empty, and the site does without it.
 */
export function parseUser(answer: unknown): User | undefined {
  const id = idAt(answer);
  if (id === undefined) return undefined;
  const text = (field: string) => textAt(answer, field) ?? '';
  return {
    id,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
  };
}
