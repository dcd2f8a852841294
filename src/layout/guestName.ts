import { nameless } from '../../messages/layout/pages/navigation';
import type { User } from '../../machines/contract/wire';

/** The logged-in guest, as the navigation shows them. */
export type NamedGuest = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** The guest's name where there is room for one word. */
export function firstNameOf(guest: NamedGuest): string {
  return guest.firstName.trim() || nameless;
}

/** The guest's first and last name. */
export function fullNameOf(guest: NamedGuest): string {
  return `${firstNameOf(guest)} ${guest.lastName}`.trim();
}
