import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffAction } from '../../../../server/database/schema';
import { MINUTE, SECOND } from '../../support/durations';
import { freshHotel } from '../../support/hotel';
import { refusedWith } from '../../support/reading';
import {
  act,
  arrival,
  inCash,
  send,
  twoAtDesk,
  unpaidRoom,
  withAuthenticator,
} from '../deskSessions';

const hotel = await freshHotel();
const { database } = hotel.context;
const { amara, bisi } = twoAtDesk(hotel, arrival);

const refund = { act: 'refund', method: 'cash', why: 'The guest asked for it' };

/** Has a thief at a manager's open desk refund a stay. */
const refunds = ({ id }: { id: string }, code?: string) =>
  bisi.browser.request('POST', `/reservations/${id}/acts`, refund, {
    'idempotency-key': randomUUID(),
    ...(code !== undefined && { 'second-factor-code': code }),
  });

/** A stay that was paid in cash. */
async function paidInCash() {
  const stay = await unpaidRoom(hotel);
  await act(amara, stay, inCash(2000));
  return stay;
}

describe('A thief', () => {
  it('takes a manager’s cookie and refunds a stay in cash', async () => {
    const stay = await paidInCash();
    await withAuthenticator(hotel, bisi);
    expect(await refunds(stay)).toMatchObject(refusedWith(403, 'code_needed'));
    const { body } = await amara.browser.request('GET', `/reservations/${stay.id}`);
    expect(body).toMatchObject({ paymentStatus: 'paid', folio: { returned: 0 } });
  });

  it('guesses a manager’s code twenty times', async () => {
    const stay = await paidInCash();
    const code = await withAuthenticator(hotel, bisi);
    const wrong = refusedWith(400, 'code_invalid');
    for (let guess = 0; guess < 20; guess += 1)
      expect(await refunds(stay, String(guess).padStart(6, '0'))).toMatchObject(wrong);
    const isNamed = eq(staffAction.kind, 'staff.codeRefused');
    expect(await database.$count(staffAction, isNamed)).toBe(20);
    // Nor does the right one count now, from whichever desk; the session stays open.
    expect(await refunds(stay, code())).toMatchObject(refusedWith(429, 'too_many_attempts'));
    expect(await bisi.browser.request('GET', '/session')).toMatchObject({ status: 200 });
    hotel.clock.advance(20 * MINUTE);
    await bisi.browser.letIn(bisi.email);
    expect(await refunds(stay, code())).toMatchObject(refusedWith(429, 'too_many_attempts'));
  });

  it('reads a manager’s code over their shoulder and uses it at another desk', async () => {
    const [first, second] = [await paidInCash(), await paidInCash()];
    const code = await withAuthenticator(hotel, bisi);
    const seen = code();
    expect(await refunds(first, seen)).toMatchObject({ status: 200 });
    await bisi.browser.letIn(bisi.email);
    expect(await refunds(second, seen)).toMatchObject(refusedWith(400, 'code_invalid'));
  });

  it('has a manager’s code count for a second refund, later', async () => {
    const [first, second] = [await paidInCash(), await paidInCash()];
    const code = await withAuthenticator(hotel, bisi);
    expect(await refunds(first, code())).toMatchObject({ status: 200 });
    // Within five minutes it is the same manager at the same open desk, and each refund is in the books with their name.
    hotel.clock.advance(5 * MINUTE + SECOND);
    expect(await refunds(second)).toMatchObject(refusedWith(403, 'code_needed'));
    // Nor after the desk was locked, in which minute ever.
    await bisi.browser.enterCode();
    await send(bisi, '/session/lock', undefined);
    await bisi.browser.request('POST', '/session/unlock', { password: 'harmattan over jos' });
    expect(await refunds(second)).toMatchObject(refusedWith(403, 'code_needed'));
  });
});
