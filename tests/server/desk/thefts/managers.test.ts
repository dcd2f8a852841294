import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { staffAction } from '../../../../server/database/schema';
import { lockNamed } from '../../../../server/database/statements';
import { noticed, type Happening } from '../../../../server/owner/notices';
import { eventsOf } from '../../../../server/desk/stays/reservationReport';
import { DAY } from '../../support/durations';
import { freshHotel } from '../../support/hotel';
import { listAt, numberAt, refusedWith, textAt, valueAt } from '../../support/reading';
import {
  act,
  arrival,
  atDesk,
  inCash,
  refused,
  send,
  signIn,
  twoAtDesk,
  unpaidRoom,
  type AtDesk,
} from '../deskSessions';

/** What a manager does for themselves while the owner is in another city. Bisi is the manager. */

const hotel = await freshHotel();
const { context } = hotel;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

const lineOf = (kind: string, detail: Happening['detail']) =>
  noticed({ kind, detail, earlier: [], typeOf: () => undefined })?.line;
const shown = async () => (await bisi.browser.request('GET', '/settings')).body;
const set = (body: object, person: Pick<AtDesk, 'browser'> = bisi) =>
  send(person, '/settings/acts', body);
async function access(
  name: string,
  { email }: { email: string },
  person: Pick<AtDesk, 'browser'> = bisi,
) {
  const staff = listAt((await person.browser.request('GET', '/settings')).body, 'staff');
  const member = staff.find((one) => valueAt(one, 'email') === email);
  const body = { act: name, email, why: 'A new phone', revision: numberAt(member, 'revision') };
  return () => set(body, person);
}
const reset = async (whom: { email: string }) => (await access('reset', whom))();
const linksTo = async (email: string) => {
  await hotel.settle();
  return hotel.post.to(email).flatMap(({ text }) => /\/desk\/welcome#[\w-]+/.exec(text) ?? []);
};

describe('A manager', () => {
  test('resets a colleague’s access and takes the link', async () => {
    const done = await reset(amara);
    expect(done).toMatchObject({ status: 200, body: { link: null } });
    const link = (await linksTo(amara.email)).at(-1) ?? 'none';
    expect(JSON.stringify(done.body)).not.toContain(link.split('#')[1]);
    // Nor of somebody whose link is lost: since the reset Amara counts as invited.
    expect(await reset(amara)).toMatchObject({ status: 200, body: { link: null } });
    expect(await linksTo(amara.email)).toHaveLength(3);
  });

  test.each([
    'amara eze',
    'Amára  Ezé',
    'AmaraEze',
    'Аmara Еzе',
    'Amara\u200b Eze',
    'Ａmara Eze',
    'Amara-Eze',
    'Αmara Eze',
  ])('invites himself a second time as “%s”, to act in a colleague’s name', async (name) => {
    const invitation = { act: 'invite', name, email: 'bisi@elsewhere.example', role: 'desk' };
    expect(await set(invitation)).toMatchObject(
      refused(
        'This name reads like that of Amara Eze. Please add another name, so that the two aren’t confused.',
      ),
    );
  });

  test.each([
    'Win 5000 naira',
    'irokocourt.com',
    'Ada @home',
    'Ada http://x',
    '٣ Ada',
    '。',
    'a／b',
  ])('writes “%s” to strangers in an invitation’s name', async (name) => {
    const invitation = { act: 'invite', name, email: 'stranger@example.com', role: 'desk' };
    expect(await set(invitation)).toMatchObject(refusedWith(400, 'validation_failed'));
  });

  test('floods mailboxes with invitations: ten a day, thirty in the hotel’s first week', async () => {
    const invite = (index: number) =>
      set({
        ...{ act: 'invite', role: 'desk', email: `t${index}@example.com` },
        name: `Tester ${'k'.repeat(index + 1)}`,
      });
    const busy = { status: 429 };
    for (let index = 0; index < 26; index += 1) {
      expect(await invite(index)).toMatchObject({ status: 200 });
    }
    for (let index = 0; index < 4; index += 1) await reset({ email: 't1@example.com' });
    expect(await invite(26)).toMatchObject(busy);
    await goTo(new Date(arrival.getTime() + 8 * DAY));
    for (let index = 26; index < 30; index += 1) {
      expect(await invite(index)).toMatchObject({ status: 200 });
    }
    for (let index = 0; index < 6; index += 1) await reset({ email: 't1@example.com' });
    expect(await invite(30)).toMatchObject(busy);
    expect(await reset(amara)).toMatchObject(busy);
  });

  test('lowers a rate, books a friend and puts it back', async () => {
    const rate = async (nightly: number, from = '2026-03-12') => {
      const revision = numberAt(await shown(), 'prices.0.revision');
      const about = { act: 'setPrice', roomType: 'Double Deluxe', why: 'Quiet week' };
      return set({ ...about, from, nightly, revision });
    };
    expect(await rate(499)).toMatchObject(refusedWith(409, 'act_refused'));
    // In two steps on one day it goes no further: it is measured against the rate of seven days ago.
    expect(await rate(500)).toMatchObject({ status: 200 });
    expect(await rate(250)).toMatchObject(refusedWith(409, 'act_refused'));
    await goTo(new Date(arrival.getTime() + 6 * DAY));
    expect(await rate(250, '2026-03-18')).toMatchObject(refusedWith(409, 'act_refused'));
    expect(await rate(1000, '2026-03-18')).toMatchObject({ status: 200 });
    expect(valueAt(await shown(), 'rateChanges')).toMatchObject([
      { roomType: 'Double Deluxe', nightly: 1000, by: bisi.name, why: 'Quiet week' },
      { roomType: 'Double Deluxe', nightly: 500, by: bisi.name, why: 'Quiet week' },
    ]);
    const told = await context.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.kind, 'price.set'))
      .orderBy(asc(staffAction.id));
    expect(told.map(({ kind, why, detail }) => lineOf(kind, { ...detail, why }))).toEqual([
      'Double Deluxe: from ₦1,000.00 to ₦500.00 for check-ins from 12 March: “Quiet week”',
      'Double Deluxe: from ₦500.00 to ₦1,000.00 for check-ins from 18 March: “Quiet week”',
    ]);
    await goTo(new Date(arrival.getTime() + 40 * DAY));
    expect(valueAt(await shown(), 'rateChanges')).toEqual([]);
  });

  test('refunds a paid stay whole to himself while its guest is in house', async () => {
    const stay = await unpaidRoom(hotel);
    await act(amara, stay, inCash(2000));
    await act(amara, stay, { act: 'checkIn', room: stay.room });
    const given = await act(bisi, stay, { act: 'refund', why: 'For me' });
    expect(given).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', stays: [{ state: 'inHouse' }], folio: { returned: 2000 } },
    });
    const events = await eventsOf(context.database, stay.id);
    const last = events.at(-1);
    expect(last && lineOf(last.kind, last.detail)).toBe(
      '₦2,000.00 refunded; the stay goes on, and only ₦0.00 of ₦2,000.00 is left: “For me”',
    );
    // Nothing is left to be given a second time, and the room is kept.
    expect(await act(bisi, stay, { act: 'refund', why: 'Again' })).toMatchObject({ status: 409 });
    expect(await act(amara, stay, { act: 'checkOut', room: stay.room })).toMatchObject({
      status: 200,
    });
  });

  test('ends a stay with a refund of the whole once nobody of it is in house', async () => {
    const stay = await unpaidRoom(hotel);
    await act(amara, stay, inCash(2000));
    const part = await act(bisi, stay, { act: 'refund', amount: 900, why: 'Noise' });
    expect(part).toMatchObject({ body: { paymentStatus: 'paid' } });
    const [event] = (await eventsOf(context.database, stay.id)).slice(-1);
    expect(event && lineOf(event.kind, event.detail)).toBe(
      '₦900.00 refunded; the stay goes on: “Noise”',
    );
    expect(await act(bisi, stay, { act: 'refund', why: 'Noise' })).toMatchObject({
      body: { paymentStatus: 'refunded' },
    });
  });
});

test('Two managers suspend each other at once, and a third one sees only one gone', async () => {
  const ngozi = await atDesk(hotel, {
    name: 'Ngozi Eze',
    email: 'ngozi@hotel.example',
    role: 'manager',
  });
  const chidi = await atDesk(hotel, {
    name: 'Chidi Obi',
    email: 'chidi@hotel.example',
    role: 'manager',
  });
  await signIn(bisi);
  const suspending = [await access('suspend', chidi, ngozi), await access('suspend', ngozi, chidi)];
  const { database } = context;
  // Both have been let in when the first of them is suspended.
  const { answers } = await database.transaction(async (tx) => {
    await lockNamed(tx, 'staff');
    const begun = Promise.all(suspending.map((suspend) => suspend()));
    await vi.waitFor(async () => {
      const waiting = await database
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event = 'advisory'`);
      expect(waiting).toHaveLength(2);
    }, 20_000);
    return { answers: begun };
  });
  expect((await answers).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual(
    [200, 401],
  );
  const body = await shown();
  const states = [0, 1, 2, 3].map((index) => textAt(body, `staff.${index}.state`));
  expect(states.filter((state) => state === 'suspended')).toHaveLength(1);
});
