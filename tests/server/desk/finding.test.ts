import { describe, expect, test } from 'vitest';
import { eq, isNull } from 'drizzle-orm';
import { CliArguments } from '../../../server/cli/cliArguments';
import { reservation } from '../../../server/database/schema';
import { freshHotel } from '../support/hotel';
import { textAt } from '../support/reading';
import { stayRequest } from '../reservations/stays';
import { hotel } from './atTheDesk';

const world = await freshHotel();
const { database } = world.context;

/** A reservation of a guest; returns its id. */
async function reservedFor(guest: { name: string; phoneNumber?: string }): Promise<string> {
  const { token } = await world.guest(`${world.context.random.uuid()}@example.com`);
  const body = stayRequest({ junior: 1 }, guest);
  const made = await world.request('POST', '/api/v1/reservation', { token, body });
  return textAt(made.body, 'reservationData.id');
}

const found = async (...words: string[]) =>
  (await hotel(world, 'reservations', 'find', ...words)).text;

describe('A reservation is found', () => {
  test.each([
    [{ name: 'Adébáyò Okónkwọ' }, 'Adebayo'],
    [{ name: 'Adébáyò Okónkwọ' }, 'OKONKWO, Ade\u0301bayo'],
    [{ name: 'Olawale Chidi' }, 'ọláwálé'],
    [{ name: 'Chidi Okonkwo' }, 'Okonkwo Chidi'],
    [{ name: 'Ƙabiru Ɗanjuma Ƴarʼadua' }, 'kabiru danjuma yar’adua'],
    [{ name: 'Ƙabiru Ɗanjuma Ƴarʼadua' }, "YAR'ADUA"],
    [{ phoneNumber: '08031112222' }, '+234 803 111 2222'],
    [{ phoneNumber: '+2348031112222' }, '0803-111-2222'],
    [{ phoneNumber: '0803 111 2222' }, '8031112222'],
    [{ phoneNumber: '+44 20 7946 0958' }, '020 7946 0958'],
  ])('under %j as %j', async (told, text) => {
    const id = await reservedFor({ name: 'Chidi Okonkwo', ...told });
    await reservedFor({ name: 'Ngozi Eze', phoneNumber: '08039998888' });
    expect(await found(text)).toContain('1 reservation');
    expect(await found(text)).toContain(id.slice(0, 8));
  });

  test('by the first characters of its id, spaced as a guest reads them out', async () => {
    const id = await reservedFor({ name: 'Chidi Okonkwo' });
    await reservedFor({ name: 'Ngozi Eze' });
    expect(await found(`${id.slice(0, 4)} ${id.slice(4, 8)} `.toUpperCase())).toContain(
      '1 reservation',
    );
  });
});

test('A day’s guests are sorted by their names without accents and case', async () => {
  const names = ['Ọlá Bello', 'amina Bello', 'Òbí Bello', 'Ƙabiru Bello', 'Zainab Bello'];
  for (const name of [...names].reverse()) await reservedFor({ name });
  const { text } = await hotel(world, 'arrivals', '2026-03-12');
  const places = ['amina', 'Ƙabiru', 'Òbí', 'Ọlá', 'Zainab'].map((name) =>
    text.indexOf(name.normalize('NFC')),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.every((place) => place >= 0)).toBe(true);
});

test('What an earlier version stored is found, and in NFC, after the next sweep', async () => {
  const id = await reservedFor({ name: 'Chidi Okonkwo' });
  const before = { name: 'A\u0323de\u0301 Bello', specialRequest: 'Cafe\u0301', searchText: null };
  await database.update(reservation).set(before).where(eq(reservation.id, id));
  await world.jobs.run({ kind: 'sweep' });
  expect(await found('ade bello')).toContain(id.slice(0, 8));
  const [row] = await database.select().from(reservation).where(eq(reservation.id, id));
  expect(row).toMatchObject({ name: '\u1ea0d\u00e9 Bello', specialRequest: 'Caf\u00e9' });
  expect(await database.$count(reservation, isNull(reservation.searchText))).toBe(0);
});

test('What staff types is stored in one form, without what no one sees', () => {
  const typed = new CliArguments(['\u202da\u0323\u202c'], { name: 'A\u0323de\u0301\u200b Bello' });
  expect([typed.optionalWord(0), typed.optional('name')]).toEqual([
    '\u1ea1',
    '\u1ea0d\u00e9 Bello',
  ]);
});
