import type { User } from '../../machines/contract/wire';
import type { account } from '../database/schema';

/** What a guest is told of the own account. */
export function userOf({
  id,
  firstName,
  lastName,
  email,
  phoneNumber,
}: typeof account.$inferSelect): User {
  return { id, firstName, lastName, email, phoneNumber };
}
