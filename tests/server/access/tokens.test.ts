import { SignJWT, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { issueAccessToken } from '../../../server/accounts/accessToken';
import {
  account,
  outboundEmail,
  paymentAttempt,
  refund,
  reservation,
  roomNight,
  session,
} from '../../../server/database/schema';
import type { Operation } from '../../unit/contract/contractDocument';
import { askForRefund } from '../payments/paidStay';
import { openPage, verify, type OpenPage, freshPaymentWorld } from '../payments/paymentWorld';
import { askForAccount, sendTransfer } from '../payments/transfers';
import { reserved } from '../reservations/stays';
import { exampleCall, isFor, operations, subjectOf, type Subjects } from '../support/contractCalls';
import type { HotelResponse, TestGuest } from '../support/hotel';
import { valueAt } from '../support/reading';

const world = await freshPaymentWorld();

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const unknown: Subjects = { session: NOBODYS, reservation: NOBODYS, payment: NOBODYS };

interface Owner {
  guest: TestGuest;
  subjects: Subjects;
}

/** Whether a call wants a reservation that is paid; all others want one that is not. */
const wantsPaid = ({ id }: Operation) => id === 'requestRefund' || id === 'getReservationReceipt';

/** Whether a call is about the bank account that a refund needs. */
const wantsAccount = ({ id }: Operation) =>
  id === 'checkRefundAccountName' || id === 'submitRefundAccount';

/** Has a stay paid by a transfer whose refund can't go back to where it came from. */
async function refundWithoutAccount(guest: TestGuest, id: string, page: OpenPage): Promise<void> {
  const account = await askForAccount(world, page);
  const name = 'ADAOBI OKEKE';
  // The bank knows the name of the account in the contract's example since money was sent from it.
  await sendTransfer(world, account, 1, { name, accountNumber: '0123456789' });
  await sendTransfer(world, account, 600_000, { name, accountNumber: '1012204935' });
  await verify(world, page.reference);
  await askForRefund(world, guest, id);
  await world.pass(5 * 60_000);
}

/** A guest with another session, and a reservation in the state that a call wants. */
async function owner(email: string, operation: Operation): Promise<Owner> {
  const guest = await world.guest(email);
  if (operation.id === 'deleteAccount') return { guest, subjects: unknown };
  const id = await reserved(world, guest, { deluxe: 1 });
  const page = await openPage(world, guest, id);
  const { reference, checkoutUrl } = page;
  if (wantsAccount(operation)) await refundWithoutAccount(guest, id, page);
  if (wantsPaid(operation)) {
    await world.press(checkoutUrl, 'pay');
    await world.jobs.runDue();
  }
  const elsewhere = await anotherSession(guest);
  return { guest, subjects: { session: elsewhere, reservation: id, payment: reference } };
}

/** Inserts another session of a guest, still valid or already ended, and returns its access token. */
async function anotherSession(guest: TestGuest, endedAt: Date | null = null): Promise<string> {
  const id = world.context.random.uuid();
  const now = world.clock.now();
  await world.context.database.insert(session).values({
    id,
    accountId: guest.accountId,
    device: 'another browser',
    networkHash: 'none',
    openedAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + world.context.configuration.sessionLifetime),
    endedAt,
  });
  return id;
}

/** All invalid forms of a guest's token; undefined is no token at all. */
async function badTokens(guest: TestGuest): Promise<Record<string, string | undefined>> {
  const [header = '', payload = '', signature = ''] = guest.token.split('.');
  const algNone = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const { kid = '' } = decodeProtectedHeader(guest.token);
  const wrongKey = await new SignJWT({ sid: guest.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setIssuer('hotel')
    .setSubject(guest.accountId)
    .setIssuedAt(world.clock.now())
    .setExpirationTime(new Date(world.clock.now().getTime() + 60_000))
    .sign(new TextEncoder().encode('a secret that is none of the hotel’s'));
  const yesterday = new Date(world.clock.now().getTime() - 24 * 3_600_000);
  const configuration = { ...world.context.configuration, accessTokenLifetime: 60_000 };
  const expired = await issueAccessToken({ clock: { now: () => yesterday }, configuration }, guest);
  const { accountId } = guest;
  const ended = await anotherSession(guest, world.clock.now());
  const revoked = await issueAccessToken(world.context, { accountId, sessionId: ended });
  return {
    none: undefined,
    malformed: 'no token at all',
    'of two parts': `${header}.${payload}`,
    'without its signature': `${header}.${payload}.`,
    'of algorithm none': `${algNone}.${payload}.`,
    'of algorithm none, signed': `${algNone}.${payload}.${signature}`,
    'signed with a wrong key': wrongKey,
    expired,
    revoked,
  };
}

function ask(
  operation: Operation,
  subjects: Subjects,
  token: string | undefined,
  address = '127.0.0.1',
): Promise<HotelResponse> {
  const { method, url, body } = exampleCall(operation, subjects);
  const amount = typeof body === 'object' && body !== null && 'amount' in body;
  return world.request(method, url, {
    address,
    ...(body === undefined ? {} : { body: amount ? { ...body, amount: 6_000 } : body }),
    ...(token === undefined ? {} : { token }),
  });
}

const said = ({ status, body, headers }: HotelResponse) => ({
  status,
  body,
  location: headers.location,
});

/** Everything that a call could have changed. */
async function everythingStored(): Promise<string> {
  const tables = [account, reservation, roomNight, paymentAttempt, refund, session, outboundEmail];
  const rows = [];
  for (const table of tables) rows.push(await world.context.database.select().from(table));
  return JSON.stringify(rows);
}

const guests = operations.filter((operation) => isFor(operation) === 'guests');
const receipts = operations.filter((operation) => isFor(operation) === 'guestsAndOthers');
const others = operations.filter((operation) => isFor(operation) === 'anybody');

test('The table has every operation of the contract in it', () => {
  expect(guests.length + receipts.length + others.length).toBe(operations.length);
  expect(guests.length).toBeGreaterThan(14);
});

describe.each(guests)('$call', (operation) => {
  test('needs a good token, and finds what is the guest’s own and nothing that is somebody else’s', async () => {
    const own = await owner('adaobi@example.com', operation);
    const foreign = await owner('chidi@example.com', operation);
    const tokens = await badTokens(own.guest);
    const before = await everythingStored();
    for (const [kind, token] of Object.entries(tokens)) {
      const code = token === undefined ? 'token_missing' : 'token_invalid';
      // A token that opens nothing is refused before anything is looked up.
      const others = token === undefined ? [foreign.subjects, unknown] : [];
      for (const subjects of [own.subjects, ...others]) {
        const response = await ask(operation, subjects, token);
        expect(response, kind).toMatchObject({ status: 401, body: { code } });
      }
    }
    expect(await everythingStored()).toBe(before);
    if (subjectOf(operation) !== null) {
      const missing = said(await ask(operation, unknown, own.guest.token));
      expect(missing.status).toBe(404);
      expect(said(await ask(operation, foreign.subjects, own.guest.token))).toEqual(missing);
      expect(said(await ask(operation, own.subjects, foreign.guest.token))).toEqual(missing);
      expect(await everythingStored()).toBe(before);
    }
    const response = await ask(operation, own.subjects, own.guest.token);
    expect([200, 201, 204]).toContain(response.status);
    expect(JSON.stringify(response.body ?? null)).not.toContain(foreign.subjects.reservation);
  });
});

describe.each(receipts)('$call', (operation) => {
  test('gives the whole reservation to its guest alone, whatever token else is shown', async () => {
    const own = await owner('adaobi@example.com', operation);
    const foreign = await owner('chidi@example.com', operation);
    const tokens = { ...(await badTokens(own.guest)), 'of another guest': foreign.guest.token };
    const receipt = said(await ask(operation, own.subjects, undefined));
    expect(receipt.status).toBe(200);
    for (const [kind, token] of Object.entries(tokens)) {
      expect(said(await ask(operation, own.subjects, token)), kind).toEqual(receipt);
      expect((await ask(operation, unknown, token)).status, kind).toBe(404);
    }
    expect(valueAt(receipt.body, 'reservation.name')).toBeUndefined();
    const whole = await ask(operation, own.subjects, own.guest.token);
    expect(valueAt(whole.body, 'reservation.name')).toBe('Adaobi Okeke');
  });
});

describe.each(others)('$call', (operation) => {
  test('answers alike with any token and with none', async () => {
    const guest = await world.guest('ngozi@example.com');
    const tokens = { ...(await badTokens(guest)), good: guest.token };
    const before = said(await ask(operation, unknown, undefined));
    expect(before.status).toBeLessThan(500);
    for (const [index, [kind, token]] of Object.entries(tokens).entries()) {
      const response = await ask(operation, unknown, token, `198.51.100.${index}`);
      expect(said(response), kind).toEqual(before);
    }
  });
});
