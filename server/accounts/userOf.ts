import type { User } from '../../machines/contract/wire';
import type { account } from '../database/schema';

/** An account as its guest sees it. */
export function userOf({
  id,
  firstName,
  lastName,
  email,
  phoneNumber,
}: typeof account.$inferSelect): User {
  return { id, firstName, lastName, email, phoneNumber };
}
