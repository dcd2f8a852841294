import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { examineWork } from '../../../server/cli/doctor/work';
import { roomPrice } from '../../../server/database/schema';
import { listStaffActions } from '../../../server/staff/auditLog';
import { reserve } from '../reservations/stays';
import { MINUTE } from '../support/durations';
import { freshHotel } from '../support/hotel';
import { listAt, numberAt, refusedWith, textAt, valueAt } from '../support/reading';
import { setPrice } from './atTheDesk';
import { enrolled, password, refused, send, twoAtDesk } from './deskSessions';

const hotel = await freshHotel();
const { context } = hotel;
const { amara, bisi } = twoAtDesk(hotel);

const settings = async () => (await bisi.browser.request('GET', '/settings')).body;
const act = (body: object) => send(bisi, '/settings/acts', body);

/** What a night in the first type costs, as the guests' site reads it. */
async function offered(checkIn: string, checkOut: string): Promise<number> {
  const query = `checkIn=${checkIn}&checkOut=${checkOut}`;
  const { body } = await hotel.request('GET', `/api/v1/availability?${query}`);
  return numberAt(body, 'rooms.0.roomPrice');
}

describe('A price', () => {
  const easter = { act: 'setPrice', roomType: 'Double Deluxe', from: '2026-04-01', why: 'Easter' };
  const setting = async (change: object) => {
    const revision = numberAt(await settings(), 'prices.0.revision');
    return act({ ...easter, nightly: 1200, revision, ...change });
  };

  test('counts for guests from its day on, and stands with who set it', async () => {
    expect(await setting({})).toMatchObject({
      status: 200,
      body: {
        text: 'Double Deluxe: ₦1,200.00 a night for check-ins from 1 April; it was ₦1,000.00. Existing reservations keep their rate.',
        link: null,
      },
    });
    expect(await offered('2026-03-31', '2026-04-02')).toBe(1000);
    expect(await offered('2026-04-01', '2026-04-02')).toBe(1200);
    expect(valueAt(await settings(), 'prices.0')).toMatchObject({
      now: { nightly: 1000, by: 'Iroko Court' },
      planned: [{ nightly: 1200, from: '2026-04-01', by: 'Bisi Ade', why: 'Easter' }],
    });
  });

  test('is set by whoever saw the one before, whoever else sets one', async () => {
    const revision = numberAt(await settings(), 'prices.0.revision');
    await setPrice(hotel, 'junior', 1300, '2026-04-01');
    const answer = await act({ ...easter, nightly: 1200, revision });
    expect(answer).toMatchObject(refusedWith(409, 'changed_meanwhile'));
    expect(textAt(answer.body, 'message')).toMatch(/^Ngozi set a rate for the Double Deluxe on /);
    expect(await offered('2026-04-01', '2026-04-02')).toBe(1300);
  });
});

test('A room type without a rate is not sold, everything else is, and its first rate is set at the desk', async () => {
  const premium = {
    roomType: 'Premium Penthouse',
    act: 'setPrice',
    from: '2026-03-02',
    why: 'New',
  };
  // As after an upgrade that knows the type: the rate that the hotel opened with is taken out of an append-only table.
  const opening = await context.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    return tx.delete(roomPrice).where(eq(roomPrice.roomType, 'premium')).returning();
  });
  onTestFinished(async () => void (await context.database.insert(roomPrice).values(opening)));
  const looks = '/free?checkIn=2026-03-12&checkOut=2026-03-13';
  const free = async () => listAt((await bisi.browser.request('GET', looks)).body, 'types').length;
  const site = async () => {
    const query = 'checkIn=2026-03-12&checkOut=2026-03-13';
    return (await hotel.request('GET', `/api/v1/availability?${query}`)).body;
  };
  expect(valueAt(await site(), 'rooms.5')).toMatchObject({ roomsLeft: 0 });
  const next = await hotel.request(
    'GET',
    '/api/v1/availability/next-dates?checkIn=2026-03-12&checkOut=2026-03-13',
  );
  expect(listAt(next.body, 'rooms').length).toBe(5);
  expect(await free()).toBe(5);
  expect(numberAt(await site(), 'rooms.0.roomPrice')).toBe(1000);
  const guest = await hotel.guest();
  expect(await reserve(hotel, guest, { premium: 1 })).toMatchObject(
    refusedWith(409, 'rooms_unavailable'),
  );
  expect(valueAt(await settings(), 'prices.5')).toMatchObject({ revision: 0, planned: [] });
  expect(await examineWork(context.database, hotel.clock.now())).toContainEqual(
    expect.objectContaining({ what: 'Rates', verdict: 'fail' }),
  );
  expect(await act({ ...premium, nightly: 6000, revision: 0 })).toMatchObject({ status: 200 });
  expect(numberAt(await site(), 'rooms.5.roomPrice')).toBe(6000);
  expect(await free()).toBe(6);
});

describe('Somebody who is invited', () => {
  const ada = { act: 'invite', name: 'Ada Obi', email: 'Ada@hotel.example', role: 'desk' };
  const linkIn = (body: unknown) => textAt(body, 'link').split('#').at(-1) ?? '';

  test('has a link that is mailed and shown once, works, and is let in no more', async () => {
    const link = linkIn((await act(ada)).body);
    await hotel.settle();
    const mailed = hotel.post
      .to('ada@hotel.example')
      .map(({ text }) => text.includes(`/desk/welcome#${link}`));
    expect(mailed).toEqual([true]);
    expect(valueAt(await settings(), 'staff.0')).toMatchObject({
      state: 'invited',
      linkUntil: new Date(hotel.clock.now().getTime() + 86_400_000).toISOString(),
    });
    const { browser, email, secret } = await enrolled(hotel, link);
    const seen = { name: 'Ada Obi', state: 'active', seenAt: hotel.clock.now().toISOString() };
    const works = valueAt(await settings(), 'staff.0');
    expect(works).toMatchObject({ ...seen, linkUntil: null });

    const revision = numberAt(works, 'revision');
    const ending = { email, why: 'Left the hotel', revision };
    expect(await act({ act: 'suspend', ...ending })).toMatchObject({
      body: { text: 'Ada Obi no longer has access.', link: null },
    });
    expect(await browser.request('GET', '/session')).toMatchObject({ status: 401 });
    const wrong = refusedWith(401, 'invalid_credentials');
    expect(await browser.request('POST', '/login', { email, password })).toMatchObject(wrong);
    const again = valueAt(await settings(), 'staff.0');
    expect(again).toMatchObject({ state: 'suspended', acts: [{ isAllowed: false }, {}] });
    const reset = await act({ ...ending, act: 'reset', revision: numberAt(again, 'revision') });
    expect(valueAt(reset.body, 'link')).toBeNull();
    await hotel.settle();
    const [mail] = hotel.post.to('ada@hotel.example').slice(-1);
    const back = await enrolled(hotel, /welcome#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    expect(back.secret).not.toBe(secret);
    // Whoever has left was here, also while somebody knows no more than the password.
    await back.browser.request('DELETE', '/session');
    hotel.clock.advance(MINUTE);
    await back.browser.request('POST', '/login', { email, password });
    expect(valueAt(await settings(), 'staff.0')).toMatchObject(seen);
  });

  test('is written down with who did it', async () => {
    await act(ada);
    const [ofAda, ofBisi] = await listStaffActions(context.database);
    expect(ofAda).toMatchObject({ kind: 'staff.invited', by: 'Bisi Ade' });
    expect(ofAda?.staffId).toBe(ofBisi?.detail.whom);
    expect(ofAda?.detail.whom).not.toBe(ofBisi?.detail.whom);
  });

  test('has an address, and one that nobody has', async () => {
    const invalid = await act({ ...ada, email: 'ada' });
    expect(invalid).toMatchObject(refusedWith(400, 'validation_failed'));
    const known = await act({ ...ada, email: amara.email });
    expect(textAt(known.body, 'message')).toMatch(
      /^amara@hotel.example already has desk access\. .* The owner invited Amara Eze on /,
    );
  });
});

test('Nobody ends their own access, as their buttons say', async () => {
  const { email } = bisi;
  const shown = valueAt(await settings(), 'staff.1');
  for (const [index, name] of ['suspend', 'reset'].entries()) {
    const why = textAt(shown, `acts.${index}.why`);
    expect(why).toContain('Another manager can');
    const body = { act: name, email, why: 'A holiday', revision: numberAt(shown, 'revision') };
    expect(await act(body)).toMatchObject(refused(why));
  }
  expect(await bisi.browser.request('GET', '/session')).toMatchObject({ status: 200 });
});
