import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { lagosInstant } from '../../../machines/shared/stay';
import { siteEnvironment, siteUrl } from '../../../scripts/test/site';
import { readConfiguration } from '../../../server/configuration/configuration';
import { openDatabase } from '../../../server/database/openDatabase';
import { bookAtDesk } from '../../../server/desk/bookAtDesk';
import { createLog } from '../../../server/logging/log';
import { systemRandom } from '../../../server/shared/random';
import { valueAt } from '../../server/support/reading';
import { becomeGuest } from './asGuest';
import { inDays } from './booking';
import { atCommandLine } from './commandLine';
import { expectErrorResponses } from './pageErrors';

/**
 * Lets a new person of the desk in, by an invitation as the owner gives one. Everybody has an authenticator of their
 * own: a code counts once, and the journeys run side by side.
 */
export async function logInAtDesk(page: Page, role: 'desk' | 'manager'): Promise<void> {
  const email = `${role}-${randomUUID().slice(0, 8)}@hotel.example`;
  const name = role === 'desk' ? 'Amara Eze' : 'Bisi Ade';
  const who = ['--name', name, '--email', email, '--role', role, '--by', 'Ngozi'];
  const link = /welcome#(\S+)/.exec(await atCommandLine('staff', 'invite', ...who))?.[1];
  const headers = { origin: siteUrl, 'desk-request': 'person' };
  const asked = { headers, data: { link } };
  const invitation: unknown = await (await page.request.post('/api/v1/desk/welcome', asked)).json();
  const secret = Secret.fromBase32(String(valueAt(invitation, 'secret')));
  const data = { link, password: 'harmattan over jos', code: new TOTP({ secret }).generate() };
  // Nobody is logged in yet.
  expectErrorResponses(page, 401);
  const finished = await page.request.post('/api/v1/desk/welcome/finish', { headers, data });
  expect(finished.status()).toBe(200);
  await page.goto('/desk');
  await expect(page.getByRole('link', { name: 'Today', exact: true })).toBeVisible();
}

/** The headers of what a person does at the desk. */
export const deskHeaders = () => ({
  origin: siteUrl,
  'desk-request': 'person',
  'idempotency-key': randomUUID(),
});

/** Rooms are held until the end of the day: in an hour may be tomorrow, until when nothing for tonight is held. */
export const heldTonight = () => ({ holdUntil: lagosInstant(inDays(1), '00:00').toISOString() });

/**
 * Books a room for tonight that is ready, of a type of which another one is free.
 * @param paid how it is paid or held, as the contract has it
 */
export async function bookTonight(
  page: Page,
  name: string,
  paid: object = { payment: { method: 'cash' } },
): Promise<{ id: string; room: string; naira: number }> {
  const stay = { checkIn: inDays(0), checkOut: inDays(1) };
  const headers = deskHeaders();
  const found = await page.request.get('/api/v1/desk/free', { headers, params: stay });
  const types = valueAt(await found.json(), 'types');
  // The last ones: who walks in takes the first, in a journey beside this one.
  const type: unknown = Array.isArray(types)
    ? types.findLast((one) => valueAt(one, 'rooms.1') !== undefined)
    : undefined;
  const rooms = valueAt(type, 'rooms');
  const ready: unknown = Array.isArray(rooms)
    ? rooms.findLast((one) => valueAt(one, 'isReady') === true)
    : undefined;
  const room = String(valueAt(ready, 'room'));
  const naira = Number(valueAt(type, 'roomPrice'));
  const guest = { name, phoneNumber: '08030000055', specialRequest: '' };
  const dates = { checkInDate: stay.checkIn, checkOutDate: stay.checkOut };
  const party = { noOfAdult: 1, noOfChildren: 0, rooms: [room], totalPrice: naira };
  const data = { ...guest, ...dates, ...party, ...paid };
  const booked = await page.request.post('/api/v1/desk/reservations', { headers, data });
  const made: unknown = await booked.json();
  // Another journey was faster.
  if (valueAt(made, 'code') === 'rooms_unavailable') return bookTonight(page, name, paid);
  expect(made).toHaveProperty('id');
  return { id: String(valueAt(made, 'id')), room, naira };
}

/** A paid stay in one room that began before today, booked by the desk's use case at noon of its first day. */
export async function bookedBefore(
  name: string,
  checkInDate: string,
  checkOutDate: string,
): Promise<{ id: string; room: string }> {
  const configuration = readConfiguration({ ...process.env, ...siteEnvironment });
  const opened = await openDatabase(
    configuration,
    createLog({ ...configuration, logLevel: 'error' }),
  );
  const clock = { now: () => lagosInstant(checkInDate, '12:00') };
  const guest = { name, phoneNumber: '08030000055', emailAddress: 'guest@example.com' };
  const party = { noOfAdult: 1, noOfChildren: 0, specialRequest: '' };
  const book = (priceKobo: number | null) =>
    opened.database.transaction((tx) =>
      bookAtDesk(
        tx,
        { clock, random: systemRandom, configuration },
        {
          request: { ...guest, ...party, checkInDate, checkOutDate },
          rooms: [{ roomType: 'deluxe', rooms: 1 }],
          priceKobo,
          paid: { method: 'cash', proof: null },
        },
        { name: 'Amara Eze' },
      ),
    );
  try {
    const asked = await book(null);
    const booked = asked.kind === 'otherPrice' ? await book(asked.priceKobo) : asked;
    if (booked.kind !== 'booked') throw new Error('The price has changed.');
    return { id: booked.row.id, room: booked.roomNumbers[0] ?? '' };
  } finally {
    await opened.close();
  }
}

/** Books a night on the site, in a new guest's place. @param day of arrival, in days from today @returns the reservation's id */
export async function guestBooks({ request }: Page, name: string, day: number): Promise<string> {
  const { session, email: emailAddress, phoneNumber } = await becomeGuest(request);
  const roomAllocations = [{ roomType: 'Double Deluxe', roomPrice: 1000, numberOfRooms: 1 }];
  const stay = { checkInDate: inDays(day), checkOutDate: inDays(day + 1), roomAllocations };
  const party = { noOfAdult: 1, noOfChildren: 0, totalPrice: 1000, specialRequest: 'Quiet' };
  const booked = await request.post('/api/v1/reservation', {
    headers: { authorization: `Bearer ${session.token.accessToken}` },
    data: { ...stay, ...party, name, emailAddress, phoneNumber },
  });
  return String(valueAt(await booked.json(), 'reservationData.id'));
}
