import { randomUUID } from 'node:crypto';

/** A guest who books. */
export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
}

/** A guest who is new to the site. */
export function newGuest(): Guest {
  return {
    firstName: 'Adaobi',
    lastName: 'Okeke',
    email: `adaobi.${randomUUID()}@example.com`,
    phoneNumber: '08030000000',
    password: 'Lagoon#42',
  };
}
