import type { User } from '../../machines/contract/wire';
import { idAt, textAt } from './valueAt';

/** The logged-in guest in a response or in storage: undefined without an id; other missing fields are empty. */
export function parseUser(response: unknown): User | undefined {
  const id = idAt(response);
  if (id === undefined) return undefined;
  const revision = textAt(response, 'revision');
  const text = (field: string) => textAt(response, field) ?? '';
  return {
    id,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    ...(revision !== undefined && { revision }),
  };
}
