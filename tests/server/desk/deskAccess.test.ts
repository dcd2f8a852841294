import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deskRoles } from '../../../machines/desk/acts/act';
import { endAccess } from '../../../server/staff/staffAccounts';
import {
  branch,
  examplesOf,
  isTree,
  listAt,
  type Operation,
} from '../../unit/contract/contractDocument';
import { bodySchemaOf, exampleCall, operations } from '../support/contractCalls';
import { freshHotel, type HotelResponse } from '../support/hotel';
import { refusedWith, valueAt } from '../support/reading';
import {
  atDesk,
  cleaner,
  DeskBrowser,
  invited,
  paidRoom,
  password,
  send,
  twoAtDesk,
} from './deskSessions';

const hotel = await freshHotel();
const { context } = hotel;

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const subjects = { session: NOBODYS, reservation: NOBODYS, payment: NOBODYS };

const ofTheDesk = operations.filter(({ path }) => path.startsWith('/api/v1/desk/'));
const rolesOf = ({ tree }: Operation) => listAt(tree, 'x-roles');
const withSession = ofTheDesk.filter((operation) => rolesOf(operation).length > 0);
const named = (some: readonly Operation[]) =>
  some.map((operation) => [operation.id, operation] as const);
const isWrite = ({ method }: Operation) => method !== 'GET';
const answersLocked = ({ tree }: Operation) => tree['x-while-locked'] === true;

function ask(
  browser: DeskBrowser,
  operation: Operation,
  headers: Record<string, string> = {},
): Promise<HotelResponse> {
  const { method, url, body } = exampleCall(operation, subjects);
  const path = url.replace('/api/v1/desk', '');
  return browser.request(method, path, body, { 'idempotency-key': randomUUID(), ...headers });
}

const missing = refusedWith(401, 'desk_session_missing');

const { amara: receptionist, bisi: manager } = twoAtDesk(hotel);

test('Every operation of the desk needs a session, but for logging in and following a link', () => {
  const open = ofTheDesk.filter((operation) => rolesOf(operation).length === 0);
  expect(open.map(({ id }) => id)).toEqual([
    'deskLogIn',
    'confirmDeskLogIn',
    'openDeskWelcome',
    'finishDeskWelcome',
  ]);
  const secured = withSession.filter(
    ({ tree }) => JSON.stringify(tree.security) === '[{"deskSession":[]}]',
  );
  expect(secured).toEqual(withSession);
});

describe.each(named(withSession))('%s', (_, operation) => {
  test('is refused without a session, with a guest’s token, and between password and code', async () => {
    const { token } = await hotel.guest();
    const browser = new DeskBrowser(hotel);
    expect(await ask(browser, operation)).toMatchObject(missing);
    expect(await ask(browser, operation, { authorization: `Bearer ${token}` })).toMatchObject(
      missing,
    );
    browser.setCookie('desk_session', token);
    expect(await ask(browser, operation)).toMatchObject(missing);
    const { email } = receptionist;
    await browser.request('POST', '/login', { email, password });
    expect(await ask(browser, operation)).toMatchObject(missing);
  });

  test('is refused from the next call on to whom is suspended', async () => {
    const { email, browser } = manager;
    const act = { act: 'suspend', email, why: 'Left the hotel' } as const;
    await invited(hotel, { name: 'Ngozi Obi', email: 'ngozi@hotel.example', role: 'manager' });
    await context.database.transaction((tx) => endAccess(tx, context, act, { name: 'Owner' }));
    expect(await ask(browser, operation)).toMatchObject(missing);
  });

  test('answers while locked only where the contract says so', async () => {
    const { browser } = manager;
    await browser.request('POST', '/session/lock');
    const { status, body } = await ask(browser, operation);
    const isLocked = status === 403 && valueAt(body, 'code') === 'desk_locked';
    expect(isLocked).toBe(!answersLocked(operation));
  });

  test.each(deskRoles)('is for %s as the contract says', async (role) => {
    const people = [receptionist, manager, await atDesk(hotel, cleaner)];
    const person = people.find((one) => one.role === role) ?? receptionist;
    const { status, body } = await ask(person.browser, operation);
    const isRefused = status === 403 && valueAt(body, 'code') === 'not_your_role';
    expect(isRefused).toBe(!rolesOf(operation).includes(role));
    expect(status).not.toBe(401);
  });
});

test.each(named(ofTheDesk.filter(isWrite)))(
  '%s is written from the desk’s own pages alone',
  async (_, operation) => {
    const refused = refusedWith(403, 'origin_refused');
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: '' },
      { 'desk-request': '' },
      { 'desk-request': 'screen' },
    ]) {
      expect(await ask(manager.browser, operation, headers)).toMatchObject(refused);
    }
  },
);

test('A desk’s session is worth nothing among guests', async () => {
  const cookie = `desk_session=${manager.browser.cookie('desk_session') ?? ''}`;
  const history = await hotel.request('GET', '/api/v1/hotel/reservations/history', {
    headers: { cookie },
  });
  expect(history).toMatchObject(refusedWith(401, 'token_missing'));
});

/** The acts of an operation by name, each with its schema and an example of it. */
function actsOf(id: string) {
  const acting = ofTheDesk.find((operation) => operation.id === id);
  const json = branch(branch(branch(acting?.tree, 'requestBody'), 'content'), 'application/json');
  const schemas = acting ? listAt(bodySchemaOf(acting), 'oneOf') : [];
  return schemas.map((schema) => {
    const name = String(valueAt(schema, 'properties.act.const'));
    const body = examplesOf(json).find((example) => valueAt(example, 'act') === name);
    return [name, schema, body] as const;
  });
}

/** A body with every text and number of it far beyond what the contract allows. */
function beyondLimits(schema: unknown, body: unknown): Record<string, unknown> {
  const beyond: Record<string, unknown> = isTree(body) ? { ...body } : {};
  for (const [name, field] of Object.entries(branch(schema, 'properties'))) {
    const longest = Number(valueAt(field, 'maxLength'));
    const most = Number(valueAt(field, 'maximum'));
    if (longest > 0) beyond[name] = 'a'.repeat(longest + 1);
    if (Number.isSafeInteger(most + 1)) beyond[name] = most + 1;
  }
  return beyond;
}

const acting = [
  ['actOnReservation', `/reservations/${NOBODYS}/acts`],
  ['actOnRoom', '/rooms/301/acts'],
  ['actOnMoney', '/money/acts'],
  ['actOnSettings', '/settings/acts'],
] as const;

test.each(acting)(
  'What is too much for %s is said in a sentence, of its fields alone',
  async (id, path) => {
    for (const [, schema, body] of actsOf(id)) {
      const beyond = beyondLimits(schema, body);
      const answer = await send(manager, path, beyond);
      if (answer.status !== 400) continue;
      expect(JSON.stringify(answer.body)).not.toMatch(/must |property|schema/);
      expect(Object.keys(branch(schema, 'properties'))).toEqual(
        expect.arrayContaining(Object.keys(branch(answer.body, 'fields'))),
      );
    }
  },
);

const isForOthers = ({ status, body }: HotelResponse) =>
  status === 403 && valueAt(body, 'code') === 'not_your_role';

describe.each(acting)('%s', (operation, path) => {
  test.each(actsOf(operation))('“%s” is for whom the contract says', async (_, schema, body) => {
    const { id, room } = await paidRoom(hotel);
    for (const person of [receptionist, manager, await atDesk(hotel, cleaner)]) {
      const about = 'room' in branch(schema, 'properties') ? { room } : {};
      const answer = await send(person, path.replace(NOBODYS, id), { ...Object(body), ...about });
      expect(isForOthers(answer)).toBe(!listAt(schema, 'x-roles').includes(person.role));
    }
  });
});
