import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { billExtra, room, roomNight } from '../../../server/database/schema';
import { transferTwice } from '../../../messages/desk/errors';
import { eraseGuests } from '../../../server/privacy/eraseGuests';
import { balanceOf } from '../../../server/books/cashBook';
import { compareDeskBook } from '../../../server/books/compareOwnBooks';
import { deskBooks, type DeskBooks } from '../../../server/books/ledger';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { HOUR } from '../support/durations';
import { freshHotel } from '../support/hotel';
import { refusedWith, textAt, valueAt } from '../support/reading';
import { attemptsOf, reserved, startPayment } from '../reservations/stays';
import {
  act,
  arrival,
  changed,
  paidBy,
  paidRoom,
  refused,
  send,
  twoAtDesk,
  unpaidRoom,
  type OneRoomStay,
  closingOf,
} from './deskSessions';

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi, goTo } = twoAtDesk(hotel, arrival);

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
});

const paidWith = (value: string): unknown =>
  expect.arrayContaining([expect.objectContaining({ term: 'Paid', value })]);
function charging(amount: number, text: string, balance = 0) {
  return { act: 'addExtra', amount, text, balance };
}
function taking(amount: number, balance: number, method = 'cash') {
  return { act: 'takePayment', ...paidBy(method), amount, balance };
}
function awaiting(amount: number, balance: number, proof = 'GTB 0312 Okeke') {
  return { act: 'expectTransfer', amount, proof, balance };
}
const look = async ({ id }: Pick<OneRoomStay, 'id'>) =>
  (await amara.browser.request('GET', `/reservations/${id}`)).body;
const money = async ({ browser } = amara) => (await browser.request('GET', '/money')).body;
const needs = async () => valueAt((await amara.browser.request('GET', '/today')).body, 'needs');

/** What the desk took and gave back, and what `reconcile` names of it. */
async function booksAtDesk() {
  const books: DeskBooks[] = [];
  for await (const page of deskBooks(database, 100)) books.push(...page);
  const kept = balanceOf(books.flatMap(({ movements }) => movements));
  return { ...kept, wrong: books.flatMap(compareDeskBook) };
}

describe('An extra', () => {
  test('is on the bill until it is paid, in parts too; the guest can’t leave before', async () => {
    const { room } = stay;
    await act(amara, stay, { act: 'checkIn', room });
    const charged = await act(amara, stay, charging(4500.5, 'Laundry, three shirts'));
    const added = { text: 'Extra added', why: 'Laundry, three shirts', by: 'Amara Eze' };
    expect(charged).toMatchObject({
      status: 200,
      body: {
        folio: { price: 6000, charges: 4500.5, paid: 0, balance: 4500.5, priceDue: 0 },
        timeline: [{}, {}, {}, added],
      },
    });
    const leaving = () => act(amara, stay, { act: 'checkOut', room });
    expect(await leaving()).toMatchObject(refused('₦4,500.50 is still due.'));
    expect(await act(amara, stay, taking(4501, 4500.5))).toMatchObject(
      refused('You can take any amount up to the ₦4,500.50 due.'),
    );
    await act(amara, stay, taking(4000, 4500.5, 'pos'));
    expect(await leaving()).toMatchObject(refused('₦500.50 is still due.'));
    const paid = await act(amara, stay, taking(500.5, 500.5));
    expect(paid.body).toMatchObject({ folio: { paid: 4500.5, balance: 0 } });
    expect((await leaving()).body).toMatchObject({ stays: [{ state: 'departed' }] });
    expect(await booksAtDesk()).toEqual({ takenKobo: 450_050, returnedKobo: 0, wrong: [] });
  });

  test('of a guest who has left is named on Today, until it is paid', async () => {
    const { room } = stay;
    await act(amara, stay, { act: 'checkIn', room });
    await act(amara, stay, charging(4500, 'Laundry'));
    expect(await needs()).toEqual([]);
    await act(amara, stay, taking(4500, 4500));
    await act(amara, stay, { act: 'checkOut', room });
    await act(amara, stay, charging(3000, 'A broken glass'));
    await act(amara, stay, taking(1000, 3000));
    const text = 'Adaobi Okeke has left with ₦2,000.00 still due.';
    expect(await needs()).toEqual([{ kind: 'unpaidDeparture', text, reservationId: stay.id }]);
    await act(amara, stay, taking(2000, 2000));
    expect(await needs()).toEqual([]);
  });

  test('leaves the price as it was sold, and what the guest’s pages say', async () => {
    const { guest, id } = await unpaidRoom(hotel);
    await act(amara, { id }, taking(2000, 2000));
    const url = `/api/v1/hotel/reservations/${id}`;
    const before = (await hotel.request('GET', url, guest)).body;
    await act(amara, { id }, charging(9000, 'A broken glass door'));
    expect((await hotel.request('GET', url, guest)).body).toEqual(before);
  });

  test('is for a stay that is paid', async () => {
    expect(await act(amara, await unpaidRoom(hotel), charging(500, 'Water', 2000))).toMatchObject(
      refused('Extras can be added once the stay, or part of it, is paid.'),
    );
  });

  test('is taken back once, with a reason; what was paid of it goes back', async () => {
    await act(amara, stay, charging(3000, 'Minibar'));
    await act(amara, stay, charging(1000, 'Taxi', 3000));
    const { body } = await act(amara, stay, taking(3500, 4000));
    const number = Number(valueAt(body, 'folio.lines.1.charge'));
    const back = { act: 'voidExtra', charge: number, why: 'It was in room 206', method: 'cash' };
    expect((await act(bisi, stay, back)).body).toMatchObject({
      folio: { charges: 1000, paid: 3500, returned: 2500, balance: 0 },
    });
    expect(await act(amara, stay, back)).toMatchObject(
      changed('Bisi Ade voided this extra at 14:02.'),
    );
    expect(await act(amara, stay, { ...back, charge: 4711 })).toMatchObject(
      refused('There is no such extra.'),
    );
    expect(await booksAtDesk()).toEqual({ takenKobo: 350_000, returnedKobo: 250_000, wrong: [] });
  });

  test('and its payment are refused to whom a colleague forestalled', async () => {
    await act(amara, stay, charging(3000, 'Minibar'));
    expect(await act(bisi, stay, charging(3000, 'Minibar'))).toMatchObject(
      changed('Amara Eze changed this bill at 14:02.'),
    );
    await act(amara, stay, taking(1000, 3000));
    expect(await act(bisi, stay, taking(1000, 3000))).toMatchObject(
      changed('Amara Eze took the payment at 14:02.'),
    );
  });

  test('is forgotten with its guest, but for the sum', async () => {
    await act(amara, stay, charging(3000, 'Chidi’s glasses'));
    await database.transaction((tx) => eraseGuests(tx, [stay.id], 'Nobody'));
    expect(await database.select().from(billExtra)).toMatchObject([
      { text: '', amountKobo: 300_000 },
    ]);
    expect(JSON.stringify(await look(stay))).not.toContain('glasses');
  });
});

describe('A stay that nobody paid in time', () => {
  const late = async () => {
    const booked = await unpaidRoom(hotel);
    await startPayment(hotel, booked.guest, booked.id);
    await goTo(new Date(arrival.getTime() + HOUR));
    await sweepHolds(hotel.context);
    return booked;
  };

  test('is paid at the desk all the same, and has its rooms again', async () => {
    const { id } = await late();
    const shown = await look({ id });
    expect(shown).toMatchObject({
      paymentStatus: 'cancelled',
      stays: [],
      folio: { balance: 2000, paymentLink: null },
    });
    const why =
      'The hold has expired, but the rooms are still available: the reservation gets them back once it’s paid.';
    const offered = { act: 'takePayment', room: null, isAllowed: true, why };
    expect(valueAt(shown, 'acts')).toContainEqual(offered);
    const done = await act(amara, { id }, taking(2000, 2000, 'pos'));
    expect(done.body).toMatchObject({
      paymentStatus: 'paid',
      stays: [{ state: 'expected' }],
      folio: { balance: 0, receipt: { stay: paidWith('by card at the desk') } },
    });
    expect(await attemptsOf(hotel, id)).toEqual(['superseded']);
    expect(await booksAtDesk()).toMatchObject({ takenKobo: 200_000, wrong: [] });
  });

  test('is refused before any money is booked where its rooms are sold', async () => {
    const { id } = await late();
    const rooms = await database.select().from(room).where(eq(room.roomType, 'deluxe'));
    await database
      .insert(roomNight)
      .values(
        rooms.map(({ number }) => ({
          roomNumber: number,
          night: '2026-03-12',
          reservationId: stay.id,
        })),
      )
      .onConflictDoNothing();
    const why =
      'The hold expired unpaid, and the rooms have since been sold. No payment was recorded.';
    const before = await booksAtDesk();
    expect(valueAt(await look({ id }), 'acts.0.why')).toBe(why);
    expect(await act(amara, { id }, taking(2000, 2000))).toMatchObject(refused(why));
    expect(await booksAtDesk()).toEqual(before);
    expect(await look({ id })).toMatchObject({ paymentStatus: 'cancelled' });
  });

  test('is booked anew once its first night is over', async () => {
    const { id } = await late();
    await goTo('2026-03-12T23:30:00Z');
    expect(await act(amara, { id }, taking(2000, 0))).toMatchObject(
      refused(
        'The hold expired unpaid, and the first night has passed. Please book the remaining nights as a new stay.',
      ),
    );
  });
});

describe('A transfer on a guest’s telephone', () => {
  test('pays nothing until a manager has seen it in the account, whose money it is then', async () => {
    const { id } = await unpaidRoom(hotel);
    const noted = await act(amara, { id }, awaiting(2000, 2000));
    expect(noted.body).toMatchObject({
      paymentStatus: 'pending',
      folio: {
        balance: 2000,
        awaited: { amount: 2000, proof: 'GTB 0312 Okeke', by: 'Amara Eze' },
      },
    });
    expect(await needs()).toMatchObject([{ kind: 'expectedTransfer', reservationId: id }, {}]);
    const mayNot = { isAllowed: false, why: 'Only a manager can do this.' };
    const awaited = { reservationId: id, amount: 2000, proof: 'GTB 0312 Okeke', by: 'Amara Eze' };
    expect(await money()).toMatchObject({
      transfers: [{ ...awaited, confirm: mayNot }],
      takings: [],
    });
    expect(await money(bisi)).toMatchObject({ transfers: [{ confirm: { isAllowed: true } }] });
    expect(await act(bisi, { id }, awaiting(2000, 2000))).toMatchObject(
      changed('Amara Eze noted at 14:02 that a transfer of ₦2,000.00 is expected.'),
    );
    const confirming = { act: 'confirmTransfer' };
    expect(await act(amara, { id }, confirming)).toMatchObject(refusedWith(403, 'not_your_role'));
    expect((await act(bisi, { id }, confirming)).body).toMatchObject({
      paymentStatus: 'paid',
      folio: { paid: 2000, awaited: null, receipt: { stay: paidWith('by transfer') } },
    });
    expect(await act(bisi, { id }, confirming)).toMatchObject(
      changed('Bisi Ade took the payment at 14:02.'),
    );
    const taken = { by: 'Bisi Ade', how: 'by transfer', taken: 2000 };
    expect(await money()).toMatchObject({ transfers: [], takings: [taken] });
    expect(await booksAtDesk()).toMatchObject({ takenKobo: 200_000, wrong: [] });
  });

  test('counts once, and is money received where it fits nothing', async () => {
    const [first, second] = [await unpaidRoom(hotel), await unpaidRoom(hotel)];
    await act(amara, first, awaiting(2000, 2000));
    await act(amara, second, awaiting(2000, 2000, 'gtb-0312 okeke'));
    await act(bisi, first, { act: 'confirmTransfer' });
    expect(await act(bisi, second, { act: 'confirmTransfer' })).toMatchObject(
      refused(transferTwice),
    );
    await act(amara, second, taking(2000, 2000));
    expect(await look(second)).toMatchObject({ folio: { awaited: { amount: 2000 } } });
    const proof = 'GTB 0313';
    const came = await act(bisi, second, { act: 'confirmTransfer', proof });
    const received = [{ amount: 2000, left: 2000, proof, by: 'Bisi Ade' }];
    expect(came.body).toMatchObject({ folio: { paid: 2000, awaited: null, received } });
    expect(await needs()).toMatchObject([{ kind: 'moneyReceived', reservationId: second.id }]);
  });
});

test('The link to pay is the guest’s own, and none where nobody can log in', async () => {
  const { id, guest } = await unpaidRoom(hotel);
  expect(textAt(await look({ id }), 'folio.paymentLink')).toBe(
    `http://hotel.test/reservation/${id}/confirm`,
  );
  const sent = await act(amara, { id }, { act: 'sendPaymentLink' });
  expect(sent.body).toMatchObject({ emails: [{ recipient: guest.email }, {}] });
  // Three within a day are enough, of all that the guest has booked.
  const other = await reserved(hotel, guest, { junior: 1 });
  for (const status of [200, 200, 409]) {
    const again = await act(amara, { id: other }, { act: 'sendPaymentLink' });
    expect(again.status).toBe(status);
  }
  expect(await act(amara, { id }, { act: 'sendPaymentLink' })).toMatchObject(
    refused(
      'This guest has had 3 payment links within 24 hours. Send the one on this page another way, or take the payment here.',
    ),
  );
  expect(await act(amara, stay, { act: 'sendPaymentLink' })).toMatchObject(
    refusedWith(409, 'act_refused'),
  );
});

test('A day is closed with the count, and whoever closes it hears when the owner reads of it', async () => {
  await goTo('2026-03-12T17:00:00Z');
  const closing = await closingOf(amara, '2026-03-12');
  const { body } = await send(amara, '/money/acts', closing);
  expect(textAt(body, 'text')).toBe(
    'Day closed. ₦0.00 counted in the drawer, ₦0.00 expected. Float ₦0.00, ₦0.00 taken in cash, ₦0.00 refunded, ₦0.00 paid out. The owner reads of it at 09:00.',
  );
});
