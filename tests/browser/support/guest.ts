import { randomUUID } from 'node:crypto';

/** Somebody who books. */
export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
}

/** A guest whom the site has never seen. */
export function newGuest(): Guest {
  return {
    firstName: 'Adaobi',
    lastName: 'Okeke',
    email: `adaobi.${randomUUID()}@example.com`,
    phoneNumber: '08030000000',
    password: 'Lagoon#42',
  };
}
