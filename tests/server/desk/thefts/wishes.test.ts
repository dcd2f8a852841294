import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deskPayment, staffMember, staffWish } from '../../../../server/database/schema';
import { freshHotel } from '../../support/hotel';
import { refusedWith, textAt } from '../../support/reading';
import { act, arrival, inCash, send, twoAtDesk, unpaidRoom } from '../deskSessions';

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi } = twoAtDesk(hotel, arrival);
const done = { status: 200 };

/** Has the desk ask a manager for the refund of a stay that was paid in cash. */
async function refundAsked() {
  const { id } = await unpaidRoom(hotel);
  await act(amara, { id }, inCash(2000));
  const body = { act: 'refund', why: 'No water all day' };
  const wish = { of: 'reservation', id, body };
  expect(await send(amara, '/wishes', { wish, why: body.why })).toMatchObject(done);
  return { wish: await openWish() };
}
async function openWish(): Promise<string> {
  return textAt((await amara.browser.request('GET', '/today')).body, 'needs.0.wishId');
}
const decide = (id: string, name: string, person = bisi) =>
  send(person, `/wishes/${id}/acts`, { act: name });

describe('A thief', () => {
  it('approves their own wish as a clerk, and after becoming a manager', async () => {
    const { wish } = await refundAsked();
    expect(await decide(wish, 'approveWish', amara)).toMatchObject(
      refusedWith(403, 'not_your_role'),
    );
    const isAmara = eq(staffMember.email, amara.email);
    await database.update(staffMember).set({ role: 'manager' }).where(isAmara);
    expect(await decide(wish, 'approveWish', amara)).toMatchObject(refusedWith(409, 'act_refused'));
    expect(await database.$count(deskPayment, eq(deskPayment.kind, 'returned'))).toBe(0);
  });

  it('changes a wish after it was approved, or before', async () => {
    const { wish } = await refundAsked();
    const more = { request: null, why: 'Other' };
    const change = () => database.update(staffWish).set(more).where(eq(staffWish.id, wish));
    await expect(change()).rejects.toThrow();
    await decide(wish, 'approveWish');
    await expect(change()).rejects.toThrow();
    const reopen = { outcome: null, endedAt: null, endedStaffId: null };
    await expect(database.update(staffWish).set(reopen)).rejects.toThrow();
    await expect(database.delete(staffWish)).rejects.toThrow();
  });

  it('has a stolen manager’s cookie approve without the digits', async () => {
    const { wish } = await refundAsked();
    const approving = { act: 'approveWish' };
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/wishes/${wish}/acts`;
    expect(await bisi.browser.request('POST', path, approving, headers)).toMatchObject(
      refusedWith(403, 'code_needed'),
    );
    expect(await openWish()).toBe(wish);
  });
});
