import { beforeEach, describe, expect, it } from 'vitest';
import { slipMissing } from '../../../../messages/desk/errors';
import { drawerHasLess, ownHandover, terminalsNotCounted } from '../../../../messages/desk/money';
import { freshHotel } from '../../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../../support/reading';
import {
  act,
  arrival,
  changed,
  closingOf,
  inCash,
  paidBy,
  password,
  refused,
  send,
  twoAtDesk,
  unpaidRoom,
  type AtDesk,
} from '../deskSessions';

/** What a thief does with the drawer is refused, or the day's entries say it, by name. */

const hotel = await freshHotel();
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);
const date = '2026-03-12';
const [evening, night] = ['2026-03-12T17:00:00Z', '2026-03-12T22:00:00Z'];

const write = (person: AtDesk, body: object) => send(person, '/money/acts', body);
const set = (body: object) => send(bisi, '/settings/acts', body);
const byCard = (terminal: string) => ({ ...inCash(2000), ...paidBy('pos'), terminal });
const nextNight = { checkInDate: '2026-03-13', checkOutDate: '2026-03-14' };
const look = async (day = date) => (await bisi.browser.request('GET', `/money?date=${day}`)).body;
const entries = async (day = date) =>
  listAt(await look(day), 'entries').map((entry) => textAt(entry, 'text'));
const takes = async (person = amara) =>
  expect(await act(person, await unpaidRoom(hotel), inCash(2000))).toMatchObject({ status: 200 });
const closes = async (counted: Parameters<typeof closingOf>[2], day = date, person = amara) =>
  write(person, await closingOf(person, day, counted));

beforeEach(async () => {
  await takes();
  await goTo(evening);
});

describe('A clerk', () => {
  it('pays himself out of the drawer, without a slip or to nobody', async () => {
    const taken = { act: 'payOut', amount: 500, text: 'Diesel', paidTo: 'Bisi Filling Station' };
    const why = slipMissing;
    expect(await write(amara, taken)).toMatchObject(refused(why));
    expect(await write(amara, { ...taken, why: '...' })).toMatchObject(refused(why));
    for (const nobody of [{ paidTo: '-' }, { text: '.' }, { paidTo: undefined }])
      expect(await write(amara, { ...taken, ...nobody, slip: '0711' })).toMatchObject({
        status: 400,
      });
    await write(amara, { ...taken, why: 'They had no paper' });
    expect(await entries()).toEqual([
      'Amara Eze paid out ₦500.00 to Bisi Filling Station: Diesel (no slip: They had no paper).',
    ]);
    const { body } = await closes({ counted: 1500 });
    expect(textAt(body, 'text')).toContain('₦1,500.00 counted in the drawer, ₦1,500.00 expected.');
  });

  it('pays himself more than is in it, also in two halves at once, after a count or before any', async () => {
    const taken = { act: 'payOut', text: 'Diesel', paidTo: 'Bisi Filling Station', slip: '0711' };
    const hasLess = (sum: string) => refused(drawerHasLess(sum));
    expect(await write(amara, { ...taken, amount: 2000.01 })).toMatchObject(hasLess('₦2,000.00'));
    expect(await write(bisi, { ...taken, amount: 90_000 })).toMatchObject(hasLess('₦2,000.00'));
    const halves = await Promise.all(
      [amara, bisi].map((person) => write(person, { ...taken, amount: 1200 })),
    );
    expect(halves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await closes({ counted: 3000, float: 3000, dropped: 800 });
    expect(await write(amara, { ...taken, amount: 3001 })).toMatchObject(hasLess('₦3,000.00'));
    await takes();
    expect(await write(amara, { ...taken, amount: 5000 })).toMatchObject({ status: 200 });
    expect(await write(amara, { ...taken, amount: 0.01 })).toMatchObject(hasLess('₦0.00'));
  });

  it('hides what one terminal lacks behind another, or counts none', async () => {
    for (const name of ['POS 2', 'POS 3']) await set({ act: 'addTerminal', name });
    for (const terminal of ['POS 2', 'POS 3'])
      await act(amara, await unpaidRoom(hotel), byCard(terminal));
    await set({ act: 'removeTerminal', name: 'POS 3' });
    const closing = await closingOf(amara, date, { counted: 2000 });
    const names = ['POS 1', 'POS 2', 'POS 3'];
    expect(closing.terminals).toEqual(names.map((terminal) => ({ terminal, total: 0 })));
    const totals = (...given: number[]) =>
      given.map((total, index) => ({ terminal: names[index] ?? '', total }));
    for (const terminals of [
      [],
      totals(0, 2000),
      [...totals(0, 2000), ...totals(2000)],
      [...totals(0, 2000, 2000), { terminal: 'POS 4', total: 0 }],
      [{ terminal: 'POS', total: 4000 }],
    ])
      expect(await write(amara, { ...closing, terminals })).toMatchObject(
        refused(terminalsNotCounted(names)),
      );
    const { body } = await write(amara, { ...closing, terminals: totals(0, 4000, 0) });
    expect(textAt(body, 'text')).toContain(
      'POS 2: ₦4,000.00 on the terminal, ₦2,000.00 recorded. POS 3: ₦0.00 on the terminal, ₦2,000.00 recorded.',
    );
    // The next count begins where this one ended, with the terminals in use.
    await goTo('2026-03-13T17:00:00Z');
    const next = await closingOf(amara, '2026-03-13', { counted: 2000 });
    expect(next.terminals.map(({ terminal }) => terminal)).toEqual(['POS 1', 'POS 2']);
    await act(amara, await unpaidRoom(hotel, nextNight), byCard('POS 2'));
    const exact = { ...next, terminals: totals(0, 2000) };
    expect(textAt((await write(amara, exact)).body, 'text')).toContain(
      'expected. POS 2: ₦2,000.00 on the terminal, ₦2,000.00 recorded. Float',
    );
  });

  it('keeps cash: what is short is named, and refuses nothing', async () => {
    const { body } = await closes({ float: 10_000, counted: 9_500, dropped: 2_000, pos: 700 });
    const said = [
      '₦9,500.00 counted in the drawer, ₦10,000.00 expected. ₦500.00 short.',
      'POS 1: ₦700.00 on the terminal, ₦0.00 recorded.',
      'Float ₦10,000.00, ₦2,000.00 taken in cash, ₦0.00 refunded, ₦0.00 paid out.',
      '₦2,000.00 dropped to the safe.',
    ].join(' ');
    expect(textAt(body, 'text')).toContain(said);
    expect(await entries()).toEqual([`Closed by Amara Eze. ${said}`]);
  });

  it('lowers the float, so that the count matches', async () => {
    await closes({ float: 10_000, counted: 12_000 });
    await goTo('2026-03-13T17:00:00Z');
    const { body } = await closes({ float: 9_000, counted: 9_000 }, '2026-03-13');
    const said = 'The float was entered as ₦9,000.00, but the last count left ₦12,000.00.';
    expect(textAt(body, 'text')).toContain(`₦9,000.00 expected. ${said}`);
    expect((await entries('2026-03-13')).join()).toContain(said);
  });

  it('closes the day before it has ended, to keep what is taken later', async () => {
    await goTo('2026-03-12T16:59:59Z');
    expect(await closes({ counted: 2000 })).toMatchObject(
      refused('This day can be closed from 18:00 on.'),
    );
    await goTo(evening);
    await closes({ counted: 2000 });
    await goTo(night);
    await takes();
    expect(await closes({ counted: 2000 })).toMatchObject(
      changed('Amara Eze closed this day on 12 March, 18:00.'),
    );
    expect(await look()).toMatchObject({
      closing: { taken: 2000, later: [{ by: 'Amara Eze', taken: 2000 }] },
    });
    // And it is missing in the next count.
    await goTo('2026-03-13T17:00:00Z');
    const { body } = await closes({ counted: 2000 }, '2026-03-13');
    expect(textAt(body, 'text')).toContain('₦4,000.00 expected. ₦2,000.00 short.');
  });

  it('hands the drawer over to himself, or to a colleague who does not know of it', async () => {
    const { act: _, date: __, ...counting } = await closingOf(amara, date, { counted: 1900 });
    const own = { act: 'handOver', ...counting, password, colleaguePassword: password };
    expect(await write(amara, { ...own, colleague: ' Amara@hotel.example' })).toMatchObject(
      refused(ownHandover),
    );
    const toBisi = { ...own, colleague: bisi.email };
    const wrong = refusedWith(400, 'password_wrong');
    expect(await write(amara, { ...toBisi, colleaguePassword: 'guessed at once' })).toMatchObject(
      wrong,
    );
    expect(await write(amara, { ...toBisi, password: 'guessed at once' })).toMatchObject(wrong);
    expect(await entries()).toEqual([]);
    expect(await write(amara, toBisi)).toMatchObject({ status: 200 });
    expect(await entries()).toEqual([
      expect.stringMatching(
        /^Handed over by Amara Eze to Bisi Ade. ₦1,900.00 counted in the drawer, ₦2,000.00 expected. ₦100.00 short./,
      ),
    ]);
    // Bisi answers for what comes after it, and finds what Amara has left.
    await takes(bisi);
    const { body } = await closes({ counted: 3900 }, date, bisi);
    expect(textAt(body, 'text')).toContain('₦3,900.00 counted in the drawer, ₦3,900.00 expected.');
  });

  it('counts after a colleague has, as if nothing had been counted', async () => {
    const seen = await closingOf(amara, date, { counted: 2000 });
    await closes({ counted: 2000 }, date, bisi);
    await goTo('2026-03-13T17:00:00Z');
    expect(await write(amara, { ...seen, date: '2026-03-13' })).toMatchObject(
      changed(
        'Bisi Ade counted the drawer on 12 March, 18:00. Close this dialog and count it again.',
      ),
    );
  });

  it('closes a day on which the hotel had no bookings yet', async () => {
    expect(await closes({}, '2026-03-11')).toMatchObject(
      refused('The hotel had no bookings yet on this day.'),
    );
  });

  it('leaves a day open, and says nothing', async () => {
    const needs = async () => {
      const { body } = await amara.browser.request('GET', '/today');
      return listAt(body, 'needs').filter((need) => valueAt(need, 'kind') === 'openDay');
    };
    await goTo('2026-03-13T04:59:00Z');
    expect(await needs()).toEqual([]);
    await goTo('2026-03-13T05:00:00Z');
    const text = 'Day not closed yet: 12 March. Count the drawer and close.';
    expect(await needs()).toEqual([{ kind: 'openDay', text, reservationId: null, date }]);
    expect(await closes({ counted: 2000 })).toMatchObject({ status: 200 });
    expect(await needs()).toEqual([]);
  });
});

describe('A manager', () => {
  it('opens a day again, to change a figure: both stay', async () => {
    await closes({ counted: 1500 });
    const reopening = { act: 'reopenDay', date, why: 'Amara counted twice' };
    expect(await write(amara, reopening)).toMatchObject(refusedWith(403, 'not_your_role'));
    expect(await write(bisi, { ...reopening, why: '' })).toMatchObject({ status: 400 });
    expect(await write(bisi, reopening)).toMatchObject({ status: 200 });
    expect(await write(bisi, reopening)).toMatchObject({ status: 409 });
    expect(await look()).toMatchObject({ closing: null, close: { isAllowed: true } });
    await closes({ counted: 2000, float: 2000 }, date, bisi);
    const [first, second, third] = await entries();
    expect(first).toContain('Closed by Amara Eze. ₦1,500.00 counted in the drawer, ₦2,000.00');
    expect(second).toBe('Opened again by Bisi Ade: Amara counted twice');
    expect(third).toContain('but the last count left ₦1,500.00');
    expect(await look()).toMatchObject({ closing: { by: 'Bisi Ade', taken: 2000 } });
  });
});
