import { beforeEach, describe, expect, test } from 'vitest';
import { reservationEvent } from '../../../server/database/schema';
import { reconcile } from '../../../server/books/reconcile';
import { noticed } from '../../../server/owner/notices';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { listAt, numberAt, refusedWith, textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  changed,
  inCash,
  refused,
  send,
  twoAtDesk,
  unpaidRoom,
} from './deskSessions';

/** A guest who is gone, and has not paid everything. */

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world, arrival);
/** Three nights, ₦6,000. */
const threeNights = { checkInDate: '2026-03-12', checkOutDate: '2026-03-15' };
let stay: Awaited<ReturnType<typeof unpaidRoom>>;
const room = () => ({ room: stay.room });

beforeEach(async () => {
  stay = await unpaidRoom(world, threeNights);
  await act(amara, stay, inCash(2000, 6000));
  await act(amara, stay, { act: 'checkIn', ...room() });
  await act(amara, stay, { act: 'addExtra', amount: 500, text: 'Laundry', balance: 4000 });
});

const why = 'Left in the night';
const owing = () => act(bisi, stay, { act: 'checkOutOwing', ...room(), why });
const empty = (person = amara) => act(person, stay, { act: 'markEmpty', ...room() });
const writeOff = (balance = 4500) =>
  act(bisi, stay, { act: 'writeOff', why: 'Three letters came back', balance });
const shown = async () => (await amara.browser.request('GET', `/reservations/${stay.id}`)).body;
const offered = async () => listAt(await shown(), 'acts').map((one) => textAt(one, 'act'));
const needs = async () => {
  const { body } = await amara.browser.request('GET', '/today');
  const due = listAt(body, 'needs').filter((need) => valueAt(need, 'kind') === 'unpaidDeparture');
  return due.map((need) => textAt(need, 'text'));
};
const onBoard = async () => {
  const { body } = await amara.browser.request('GET', '/rooms');
  return listAt(body, 'rooms').find((one) => valueAt(one, 'number') === stay.room);
};
const lines = async () => {
  const events = await database.select().from(reservationEvent);
  return events.flatMap(({ kind, detail }) => {
    const notice = noticed({ kind, detail, earlier: [], typeOf: () => undefined });
    return notice ? [notice.line] : [];
  });
};
const wrong = async () => (await reconcile(world.context, { asksAll: true })).unaccounted;

describe('Checking out with a balance', () => {
  test('is a manager’s, and the desk can ask for it', async () => {
    const request = { act: 'checkOutOwing', ...room(), why };
    expect(await act(amara, stay, request)).toMatchObject(refusedWith(403, 'not_your_role'));
    const wish = { of: 'reservation', id: stay.id, body: request };
    expect(await send(amara, '/wishes', { wish, why })).toMatchObject({ status: 200 });
    const { body } = await bisi.browser.request('GET', '/today');
    const id = listAt(body, 'needs')
      .map((need) => valueAt(need, 'wishId'))
      .find(Boolean);
    expect(await send(bisi, `/wishes/${String(id)}/acts`, { act: 'approveWish' })).toMatchObject({
      status: 200,
    });
    expect(await shown()).toMatchObject({ stays: [{ state: 'departed' }] });
  });

  test('frees the nights; the debt stays on bill, Today and in the owner’s email, however long', async () => {
    expect(await owing()).toMatchObject({
      body: { stays: [{ state: 'departed' }], folio: { balance: 4500 } },
    });
    expect(await needs()).toEqual(['Adaobi Okeke has left with ₦4,500.00 still due.']);
    expect(await lines()).toContain(`Checked out with ₦4,500.00 still due: “${why}”`);
    expect(await onBoard()).toMatchObject({ uses: ['free'], isClean: false });
    await goTo('2026-12-01T09:00:00Z');
    expect(await needs()).toEqual(['Adaobi Okeke has left with ₦4,500.00 still due.']);
    await act(amara, stay, inCash(4000, 4500));
    expect(await act(amara, stay, inCash(500))).toMatchObject({
      body: { paymentStatus: 'paid', folio: { balance: 0 } },
    });
    expect(await needs()).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  test('takes added nights that are not used off the bill: they are not owed', async () => {
    const longer = { act: 'extendStay', ...room(), staysUntil: '2026-03-16' };
    expect(await act(amara, stay, longer)).toMatchObject({ body: { folio: { balance: 6500 } } });
    expect(await owing()).toMatchObject({ body: { folio: { balance: 4500 } } });
    expect(await lines()).toContain(`Checked out with ₦4,500.00 still due: “${why}”`);
    await writeOff();
    expect(await needs()).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  test('is offered only where something is due', async () => {
    expect(await offered()).toEqual(expect.arrayContaining(['checkOutOwing', 'markEmpty']));
    await act(amara, stay, inCash(4000, 4500));
    await act(amara, stay, inCash(500));
    expect(await offered()).not.toContain('checkOutOwing');
    expect(await empty()).toMatchObject(
      refused('Nothing is due on this stay. Check the guest out.'),
    );
    expect(await owing()).toMatchObject({ status: 409 });
  });
});

describe('A room whose guest is gone', () => {
  test('waits for the bill: it is cleaned, and the next guest can have it', async () => {
    expect(await empty()).toMatchObject({
      body: { stays: [{ state: 'inHouse', foundEmpty: { by: 'Amara Eze' } }] },
    });
    expect(await onBoard()).toMatchObject({ uses: ['waitingForBill'], isClean: false });
    const { body: round } = await amara.browser.request('GET', '/housekeeping');
    const cleaned = listAt(round, 'rooms').find((one) => valueAt(one, 'number') === stay.room);
    expect(cleaned).toMatchObject({ stay: 'none', cleaning: 'leaving' });
    expect(await needs()).toEqual([
      `Adaobi Okeke has left room ${stay.room} with a balance due. A manager can check them out.`,
    ]);
    expect(await empty(bisi)).toMatchObject(changed('Room found empty by Amara Eze at 14:02.'));
    expect(await send(amara, `/rooms/${stay.room}/acts`, { act: 'clean' })).toMatchObject({
      status: 200,
    });
    await owing();
    expect(await onBoard()).toMatchObject({ uses: ['free'], isClean: true });
    expect(await needs()).toEqual(['Adaobi Okeke has left with ₦4,500.00 still due.']);
  });

  test('is the guest’s again, who comes back', async () => {
    await empty();
    await goTo('2026-03-13T09:00:00Z');
    const undone = await act(amara, stay, { act: 'undo', ...room(), state: 'inHouse' });
    expect(undone).toMatchObject({ body: { stays: [{ state: 'inHouse' }] } });
    expect(valueAt(undone.body, 'stays.0.foundEmpty')).toBeUndefined();
    expect(await onBoard()).toMatchObject({ uses: ['occupied'] });
  });
});

describe('A debt that is written off', () => {
  test('is of a guest who has left, a manager’s, with the six digits and a reason', async () => {
    expect(await writeOff()).toMatchObject(
      refused(
        'Only the balance of a guest who has left can be written off. Reduce the price, or void extras.',
      ),
    );
    await owing();
    const asked = { act: 'writeOff', why, balance: 4500 };
    expect(await act(amara, stay, asked)).toMatchObject(refusedWith(403, 'not_your_role'));
    expect(await act(bisi, stay, { ...asked, why: ' ' })).toMatchObject({ status: 400 });
    expect(await act(bisi, stay, { ...asked, balance: 4499 })).toMatchObject({ status: 409 });
  });

  test('is owed no more, and the books say by whom it was given up', async () => {
    await owing();
    expect(await writeOff()).toMatchObject({
      body: { paymentStatus: 'paid', folio: { price: 2000, paid: 2000, charges: 0, balance: 0 } },
    });
    // Of the nights that were not used no more is offered to give back than was paid.
    expect(await shown()).toMatchObject({ folio: { unused: { nights: 3, amount: 2000 } } });
    expect(await needs()).toEqual([]);
    expect((await lines()).slice(-1)).toEqual([
      'Balance of ₦4,500.00 written off: “Three letters came back”',
    ]);
    expect(await writeOff()).toMatchObject(changed('Bisi Ade changed this bill at 14:02.'));
    expect(await wrong()).toEqual([]);
  });

  test('gives nobody money back for what was never paid', async () => {
    const charge = numberAt(await shown(), 'folio.lines.1.charge');
    await owing();
    await writeOff();
    expect(
      await act(bisi, stay, { act: 'voidExtra', charge, why: 'Charged twice', method: 'cash' }),
    ).toMatchObject(
      refused('The balance of this bill was written off, so its extras stay as they are.'),
    );
  });
});
