import { nameless } from '../../messages/layout/pages/navigation';
import type { User } from '../../machines/contract/wire';

/** The guest who is logged in, as the navigation greets them. */
export type NamedGuest = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** What the guest is called where there is room for one word. */
export function firstNameOf(guest: NamedGuest): string {
  return guest.firstName.trim() || nameless;
}

/** The guest's first and last name. */
export function fullNameOf(guest: NamedGuest): string {
  return `${firstNameOf(guest)} ${guest.lastName}`.trim();
}
