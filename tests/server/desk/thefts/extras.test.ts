import { beforeEach, describe, expect, test } from 'vitest';
import { freshHotel } from '../../support/hotel';
import { refusedWith, valueAt } from '../../support/reading';
import {
  act,
  arrival,
  inCash,
  paidBy,
  paidRoom,
  twoAtDesk,
  type OneRoomStay,
} from '../deskSessions';

/** Extras are used as a till. */

const hotel = await freshHotel();
const { amara, bisi } = twoAtDesk(hotel, arrival);
const managersOnly = refusedWith(403, 'not_your_role');
const actRefused = refusedWith(409, 'act_refused');
const why = 'It was in room 206';

let stay: OneRoomStay;
beforeEach(async () => {
  stay = await paidRoom(hotel);
});

const add = (amount: number, text = 'Laundry', balance = 0) =>
  act(amara, stay, { act: 'addExtra', amount, text, balance });
async function voidIt(person = amara, reason = why) {
  const { body } = await person.browser.request('GET', `/reservations/${stay.id}`);
  const charge = Number(valueAt(body, 'folio.lines.1.charge'));
  return act(person, stay, { act: 'voidExtra', charge, why: reason, method: 'cash' });
}
async function emailsToGuest() {
  await hotel.jobs.runDue();
  return hotel.post.emails.filter(({ subject }) => subject.includes(stay.id.slice(0, 8)));
}

describe('A clerk', () => {
  test('records an extra by card without a slip, voids it, and takes the cash out', async () => {
    await add(4500);
    await act(amara, stay, { ...inCash(4500), ...paidBy('pos') });
    expect(await voidIt()).toMatchObject(managersOnly);
    expect(await voidIt(bisi)).toMatchObject({ status: 200, body: { folio: { returned: 4500 } } });
  });

  test('keeps a guest’s cash by voiding the extra as unpaid, but the guest reads of it', async () => {
    await add(4500);
    expect(await voidIt()).toMatchObject({ status: 200, body: { folio: { balance: 0 } } });
    const [told] = (await emailsToGuest()).filter(({ subject }) =>
      subject.includes('off your bill'),
    );
    expect(told?.text).toContain('Laundry: ₦4,500.00');
    expect(told?.text).toContain('Refunded: ₦0.00');
  });

  test.each([' ', '\u200b\u200b', 'x', 'mistake', 'no no no', '1234567890 12'])(
    'gives no reason for it (%j)',
    async (reason) => {
      await add(4500);
      expect((await voidIt(amara, reason)).status).not.toBe(200);
      expect(await voidIt(amara, 'Wrong amount')).toMatchObject({ status: 200 });
    },
  );

  test('has guests pay on a page of their own, by a link on the hotel’s receipt', async () => {
    const text = 'Laundry, pay at https://pay.example/x or www.pay.example';
    await add(4500, text);
    await act(amara, stay, { ...inCash(4500), ...paidBy('pos'), proof: 'see pay.example/y' });
    await voidIt(bisi, 'See pay.example for why');
    const emails = await emailsToGuest();
    expect(emails.some((email) => email.text.includes('Laundry'))).toBe(true);
    for (const email of emails) expect(email.text).not.toMatch(/pay\.example|https:\/\/pay/);
  });

  test('blocks a bill with a kobo, or with more than a bill can say', async () => {
    expect(await add(0.01)).toMatchObject(actRefused);
    expect(await add(100_000_000)).toMatchObject({ status: 200 });
    const more = await add(1, 'Water', 100_000_000);
    expect(more).toMatchObject(actRefused);
    expect(valueAt(more.body, 'why')).toMatch(/₦100,000,000\.00/);
  });
});
