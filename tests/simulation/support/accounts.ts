import * as schema from '../../../server/database/schema';
import type { HotelWorld } from './hotelWorld';

/** Opens the account of a verified guest, and returns its id. */
export async function openAccount(world: HotelWorld, name: string): Promise<string> {
  const accountId = world.surroundings.serverRandom.uuid();
  await world.database.insert(schema.account).values({
    id: accountId,
    email: `${name.toLowerCase()}@example.com`,
    passwordHash: 'none: this guest never logs in',
    firstName: name,
    lastName: 'Okeke',
    phoneNumber: '08030000000',
    createdAt: world.agenda.clock.now(),
  });
  return accountId;
}

export async function knowsAccount({ database }: HotelWorld, accountId: string): Promise<boolean> {
  const accounts = await database.select({ id: schema.account.id }).from(schema.account);
  return accounts.some(({ id }) => id === accountId);
}
