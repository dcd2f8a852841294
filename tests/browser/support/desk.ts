import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { hotel } from '../../../hotel/hotel';
import { deskHold } from '../../../machines/desk/deskHold';
import { lagosInstant, nightsBetween } from '../../../machines/shared/stay';
import { siteEnvironment, siteUrl } from '../../../scripts/test/site';
import * as loginWords from '../../../messages/desk/pages/login';
import { readConfiguration } from '../../../server/configuration/configuration';
import type { Context } from '../../../server/context';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/openDatabase';
import { RefusalError } from '../../../server/contract/refused';
import { bookAtDesk } from '../../../server/desk/stays/bookAtDesk';
import { freeRooms } from '../../../server/desk/rooms/freeRooms';
import { createLog } from '../../../server/logging/log';
import { roomPricesOn } from '../../../server/rooms/roomPrices';
import { systemRandom } from '../../../server/shared/random';
import { valueAt } from '../../server/support/reading';
import { becomeGuest } from './asGuest';
import { inDays } from './booking';
import { expectErrorResponses } from './pageErrors';

/**
 * Lets a new person of the desk in, by an invitation as the owner gives one. Everybody has an authenticator of their
 * own: a code counts once, and the journeys run side by side.
 */
export async function logInAtDesk(page: Page, role: 'desk' | 'manager'): Promise<void> {
  const email = `${role}-${randomUUID().slice(0, 8)}@hotel.example`;
  // Nobody is called as a colleague is.
  const letters = Array.from(randomUUID().slice(0, 8), (digit) =>
    'bcdfghjklnprstwz'.charAt(Number.parseInt(digit, 16)),
  );
  const name = `${role === 'desk' ? 'Amara' : 'Bisi'} ${letters.join('')}`;
  const who = ['--name', name, '--email', email, '--role', role, '--by', 'Ngozi'];
  const env = { ...process.env, ...siteEnvironment };
  const invite = ['dist/server/hotel.js', 'staff', 'invite', ...who];
  const { stdout } = await promisify(execFile)('node', invite, { env });
  const link = /welcome#(\S+)/.exec(stdout)?.[1];
  const headers = { origin: siteUrl, 'desk-request': 'person' };
  const asked = { headers, data: { link } };
  const invitation: unknown = await (await page.request.post('/api/v1/desk/welcome', asked)).json();
  const secret = Secret.fromBase32(String(valueAt(invitation, 'secret')));
  const totp = new TOTP({ secret });
  authenticators.set(page, totp);
  const data = { link, password: 'harmattan over jos', code: totp.generate() };
  // Nobody is logged in yet, and grave acts ask for the code again.
  expectErrorResponses(page, 401, 403);
  const finished = await page.request.post('/api/v1/desk/welcome/finish', { headers, data });
  expect(finished.status()).toBe(200);
  await page.goto('/desk');
  await expect(page.getByRole('link', { name: 'Today', exact: true })).toBeVisible();
}

const authenticators = new WeakMap<Page, TOTP>();

/** Types the six digits that a grave act asks for again. The code of the log-in counts no more, the next one already. */
export async function enterCode(page: Page): Promise<void> {
  const code = authenticators.get(page)?.generate({ timestamp: Date.now() + 30_000 }) ?? '';
  await page.getByRole('dialog').getByLabel(loginWords.code).fill(code);
  await page.keyboard.press('Enter');
}

/** The headers of what a person does at the desk. */
export const deskHeaders = () => ({
  origin: siteUrl,
  'desk-request': 'person',
  'idempotency-key': randomUUID(),
});

/** Rooms are held for as long as the desk may. */
export function heldTonight() {
  const time = { now: new Date(), dayEnds: hotel.businessDayEnds };
  return { holdUntil: deskHold(inDays(0), time).toISOString() };
}

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

/** Does something as the desk's own use cases do it, in the database of the site under test. */
export async function inHotel<T>(
  now: Date,
  work: (tx: Database, context: Omit<Context, 'database' | 'log'>) => Promise<T>,
): Promise<T> {
  const configuration = readConfiguration({ ...process.env, ...siteEnvironment });
  const log = createLog({ ...configuration, logLevel: 'error' });
  const opened = await openDatabase(configuration, log);
  const context = { clock: { now: () => now }, random: systemRandom, configuration };
  try {
    return await opened.database.transaction((tx) => work(tx, context));
  } finally {
    await opened.close();
  }
}

/** A paid stay in one room that began before today, booked by the desk's use case at noon of its first day. */
export async function bookedBefore(
  name: string,
  checkInDate: string,
  checkOutDate: string,
): Promise<{ id: string; room: string }> {
  const guest = { name, phoneNumber: '08030000055', emailAddress: 'guest@example.com' };
  const party = { noOfAdult: 1, noOfChildren: 0, specialRequest: '' };
  const request = { ...guest, ...party, checkInDate, checkOutDate };
  const dates = { checkIn: checkInDate, checkOut: checkOutDate };
  const booked = inHotel(lagosInstant(checkInDate, '12:00'), async (tx, context) => {
    const free = await freeRooms(tx, context, dates);
    const room = free.find(({ roomType }) => roomType === 'deluxe')?.number ?? '';
    const nightly = (await roomPricesOn(tx, checkInDate))('deluxe') ?? 0;
    const priceKobo = nightly * nightsBetween(checkInDate, checkOutDate);
    const paid = { method: 'cash', proof: null } as const;
    const id = randomUUID();
    const booking = { request, rooms: [room], priceKobo, paid };
    await bookAtDesk(tx, context, booking, { name: 'Amara Eze' }, id);
    return { id, room };
  });
  try {
    return await booked;
  } catch (error) {
    // Another journey was faster.
    if (!(error instanceof RefusalError) || error.refusal.code !== 'roomsTaken') throw error;
    return bookedBefore(name, checkInDate, checkOutDate);
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
