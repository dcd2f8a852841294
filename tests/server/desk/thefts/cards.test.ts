import { describe, expect, test } from 'vitest';
import { slipMissing } from '../../../../messages/desk/errors';
import { deskPayment, reservationEvent } from '../../../../server/database/schema';
import { noticed } from '../../../../server/owner/notices';
import { freshHotel } from '../../support/hotel';
import { textAt } from '../../support/reading';
import { act, arrival, changed, refused, send, twoAtDesk, unpaidRoom } from '../deskSessions';

/** What somebody tries who keeps cash and says that it was a card, or books one transfer twice. */

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

const card = (more: object = {}) => ({
  ...{ act: 'takePayment', method: 'pos', amount: 2000, balance: 2000, terminal: 'POS 1' },
  ...more,
});
const booked = async () => (await database.select().from(deskPayment)).length;
/** What the owner reads of the events at the desk. */
async function named(): Promise<string[]> {
  const events = await database.select().from(reservationEvent);
  return events.flatMap(({ kind, detail }) => {
    const notice = noticed({ kind, detail, earlier: [], typeOf: () => undefined });
    return notice === null ? [] : [notice.line];
  });
}
const twoRooms = async () => [await unpaidRoom(hotel), await unpaidRoom(hotel)] as const;

describe('A clerk who keeps the cash', () => {
  test('“It was by card”, of no terminal of the hotel', async () => {
    const stay = await unpaidRoom(hotel);
    for (const terminal of [undefined, 'POS 9'])
      expect(await act(amara, stay, card({ terminal, proof: '004711' }))).toMatchObject(
        refused('Which terminal took the card? Choose POS 1.'),
      );
    expect(await booked()).toBe(0);
  });

  test.each([
    [{}],
    [{ proof: '47' }],
    [{ proof: '0000' }],
    [{ proof: '777-777-777-777' }],
    [{ proof: '6032120047110' }],
    [{ proof: 'RRN 004711' }],
    [{ proof: '0O4711' }],
    [{ proof: 'none', noSlip: ' ' }],
    [{ noSlip: '–' }],
  ])('“I have no slip”, and no reason: %o', async (entered) => {
    const stay = await unpaidRoom(hotel);
    expect(await act(amara, stay, card(entered))).toMatchObject(refused(slipMissing));
    expect(await booked()).toBe(0);
  });

  test('“The paper was at its end” is named for the owner', async () => {
    const stay = await unpaidRoom(hotel);
    const done = await act(amara, stay, card({ noSlip: 'The paper was at its end' }));
    expect(done).toMatchObject({ status: 200, body: { folio: { balance: 0 } } });
    expect(await named()).toEqual(['₦2,000.00 by card at the desk: “The paper was at its end”']);
  });

  test.each(['004711', '4711', '٠٠٤٧١١', '00 47-11'])(
    '“Here is the slip” of another guest, typed as %s',
    async (proof) => {
      const [first, second] = await twoRooms();
      await act(amara, first, card({ proof: '4711' }));
      const again = await act(bisi, second, card({ proof }));
      expect(again.status).toBe(409);
      expect(textAt(again.body, 'message')).toMatch(
        /^Amara Eze used slip .* for ₦2,000\.00 of .*One slip for both\?/,
      );
      expect(await booked()).toBe(1);
    },
  );

  test('“One slip for both”, beyond its sum, and with two sums', async () => {
    const [first, second] = await twoRooms();
    const third = await unpaidRoom(hotel);
    await act(amara, first, card({ proof: '004711' }));
    const pays = (stay: typeof first, slipTotal: number) =>
      act(amara, stay, card({ proof: '004711', slipTotal }));
    expect(await pays(second, 3999.99)).toMatchObject({ status: 409 });
    expect(await pays(second, 4000)).toMatchObject({ status: 200 });
    for (const slipTotal of [4000, 6000]) {
      expect(await pays(third, slipTotal)).toMatchObject(
        refused(
          'The slip is for ₦4,000.00, and ₦4,000.00 of it is recorded already. Enter what is left of it, or another slip.',
        ),
      );
    }
    expect(await named()).toEqual(['₦2,000.00 from slip 004711 of ₦4,000.00, which paid for more']);
    const lines = await Promise.all(
      [first, second].map(async ({ id }) => amara.browser.request('GET', `/reservations/${id}`)),
    );
    expect(
      JSON.stringify(lines.map(({ body }) => body)).match(/slip 004711 of ₦4,000.00/g),
    ).toHaveLength(2);
  });

  test('“Here is the slip” twice in one moment', async () => {
    const stays = await twoRooms();
    const answers = await Promise.all(
      stays.map((stay) => act(amara, stay, card({ proof: '004711' }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('“Here is the slip” of yesterday: a bank’s own number counts once, a short one begins anew', async () => {
    const [first, second] = await twoRooms();
    await act(amara, first, card({ proof: '603212004711' }));
    await act(amara, second, card({ proof: '004711' }));
    await goTo('2026-03-13T08:00:00Z');
    const next = { checkInDate: '2026-03-13', checkOutDate: '2026-03-14' };
    const [third, fourth] = [await unpaidRoom(hotel, next), await unpaidRoom(hotel, next)];
    expect(await act(amara, third, card({ proof: '603212004711' }))).toMatchObject({ status: 409 });
    expect(await act(amara, fourth, card({ proof: '004711' }))).toMatchObject({ status: 200 });
  });

  test('books a walk-in by card, without its slip', async () => {
    const free = await amara.browser.request('GET', '/free?checkIn=2026-03-12&checkOut=2026-03-13');
    expect(free.body).toMatchObject({ terminals: ['POS 1'] });
    const booking = {
      ...{ checkInDate: '2026-03-12', checkOutDate: '2026-03-13', noOfAdult: 1, noOfChildren: 0 },
      ...{ name: 'Adaobi Okeke', phoneNumber: '08030000000', specialRequest: 'nothing' },
      ...{ rooms: ['501'], totalPrice: 4000 },
    };
    const pays = (payment: object) => send(amara, '/reservations', { ...booking, payment });
    expect(await pays({ method: 'pos' })).toMatchObject({ status: 409 });
    expect(await pays({ method: 'pos', terminal: 'POS 1' })).toMatchObject({ status: 409 });
    expect(await booked()).toBe(0);
  });
});

describe('A manager who books one transfer twice', () => {
  test.each([
    ['a Cyrillic І and О', 'GTB ІNV ОКЕКЕ'],
    ['a Greek Ο and Ι', 'GTB ΙΝV ΟΚΕΚΕ'],
    ['a zero and a one', 'GTB 1NV 0KEKE'],
    ['full width and signs', 'ＧＴＢ-inv/okeke'],
  ])('in look-alike letters: %s', async (_, proof) => {
    const [first, second] = await twoRooms();
    const noting = (text: string) => ({
      ...{ act: 'expectTransfer', amount: 2000, balance: 2000, proof: text },
    });
    await act(amara, first, noting('GTB INV OKEKE'));
    await act(amara, second, noting(proof));
    await act(bisi, first, { act: 'confirmTransfer' });
    expect(await act(bisi, second, { act: 'confirmTransfer' })).toMatchObject({ status: 409 });
    expect(await booked()).toBe(1);
  });
});

test('A terminal is a manager’s to add and remove, and is chosen as long as it is in use', async () => {
  const add = { act: 'addTerminal', name: 'POS 2' };
  expect(await send(amara, '/settings/acts', add)).toMatchObject({ status: 403 });
  expect(await send(bisi, '/settings/acts', add)).toMatchObject({ status: 200 });
  expect(await send(bisi, '/settings/acts', { ...add, name: 'pos-2' })).toMatchObject(
    changed('Bisi Ade added terminal pos-2 on 12 March, 14:02.'),
  );
  const remove = { act: 'removeTerminal', name: 'POS 1' };
  expect(await send(bisi, '/settings/acts', remove)).toMatchObject({ status: 200 });
  expect(await send(bisi, '/settings/acts', remove)).toMatchObject(
    changed('Bisi Ade removed terminal POS 1 on 12 March, 14:02.'),
  );
  const { body } = await bisi.browser.request('GET', '/settings');
  expect(body).toMatchObject({ terminals: [{ name: 'POS 2', by: 'Bisi Ade' }] });
  const stay = await unpaidRoom(hotel);
  const taking = card({ proof: '004711' });
  expect(await act(amara, stay, taking)).toMatchObject({ status: 409 });
  expect(await act(amara, stay, { ...taking, terminal: 'POS 2' })).toMatchObject({ status: 200 });
});
