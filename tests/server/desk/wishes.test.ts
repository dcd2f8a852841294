import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deskRefusals } from '../../../machines/desk/refusals/deskRefusals';
import { acts } from '../../../machines/desk/acts/registry';
import {
  deskPayment,
  outboundEmail,
  reservationEvent,
  staffWish,
} from '../../../server/database/schema';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { DAY } from '../support/durations';
import type { HotelResponse } from '../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  atDesk,
  changed,
  inCash,
  send,
  signIn,
  twoAtDesk,
  unpaidRoom,
} from './deskSessions';
import { readyActs, recordedBy } from './readyActs';

/** “Ask a Manager”: whatever the desk is refused by its role alone can be asked for, and is done once it is approved. */

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world);
const ready = readyActs(world, bisi, goTo);
const why = 'No water all day';

/** The request of an act, as a wish has it. */
function wished(path: string, body: object) {
  const [, of, id] = path.split('/');
  if (of === 'reservations') return { of: 'reservation', id, body };
  return of === 'rooms' ? { of, number: id, body } : { of, body };
}
const ask = (path: string, body: object, key?: string, person = amara) =>
  send(person, '/wishes', { wish: wished(path, body), why }, key);
const decide = (id: string, name: string, person = bisi, key?: string) =>
  send(person, `/wishes/${id}/acts`, { act: name, ...(name === 'declineWish' && { why }) }, key);
const needs = async (person = amara) =>
  listAt((await person.browser.request('GET', '/today')).body, 'needs');
/** The wish that waits. */
async function openWish(): Promise<string> {
  const found = (await needs()).filter((one) => valueAt(one, 'kind') === 'wish');
  expect(found).toHaveLength(1);
  return textAt(found[0], 'wishId');
}
const done = { status: 200 };
const code = ({ status, body }: HotelResponse) => (status === 200 ? 'done' : valueAt(body, 'code'));

/** Acts that are refused to the desk by their role. An account's number is typed by whoever sends the money. */
const managers = Object.values(ready)
  .flatMap((some) => Object.entries(some))
  .filter(([name]) => {
    const found = Object.entries(acts).find(([one]) => one === name.split(' ')[0]);
    return found && Reflect.apply(found[1].role, null, [{}]) === 'manager';
  })
  .filter(([name]) => !name.endsWith('sendToAccount'));

describe('A refusal whose way on is to ask a manager', () => {
  test('is that of the role alone', () => {
    const asking = Object.entries(deskRefusals).flatMap(([name, { way }]) =>
      typeof way === 'object' && way.way === 'askManager' ? name : [],
    );
    expect(asking).toEqual(['notYourRole']);
  });

  test.each(managers)('%s leads from asking to done', async (name, arrange) => {
    const { path, body, recorded } = await arrange(name);
    for (const one of [amara, bisi]) await signIn(one);
    const before = (await recordedBy(database, recorded)).length;
    expect(await send(amara, path, body)).toMatchObject(refusedWith(403, 'not_your_role'));
    const key = randomUUID();
    expect(await ask(path, body, key)).toMatchObject(done);
    expect(await ask(path, body, key)).toMatchObject(done);
    const id = await openWish();
    expect(await recordedBy(database, recorded)).toHaveLength(before);
    const approving = randomUUID();
    expect(await decide(id, 'approveWish', bisi, approving)).toMatchObject(done);
    expect(await decide(id, 'approveWish', bisi, approving)).toMatchObject(done);
    expect((await recordedBy(database, recorded)).slice(before)).toHaveLength(1);
    const told = (await needs()).filter((one) => valueAt(one, 'kind') === 'wishEnded');
    expect(told.map((one) => valueAt(one, 'wishId'))).toEqual([id]);
    expect(textAt(told[0], 'text')).toContain('Bisi Ade');
  });
});

/** A stay that was paid in cash, of which the desk asks a refund. */
async function refundAsked(then: () => Promise<void> = () => goTo(arrival)) {
  await then();
  const stay = await unpaidRoom(world);
  await act(amara, stay, inCash(2000));
  const path = `/reservations/${stay.id}/acts`;
  const body = { act: 'refund', why };
  expect(await ask(path, body)).toMatchObject(done);
  return { ...stay, path, body, wish: await openWish() };
}

describe('A wish', () => {
  test('is mailed to each manager with a link, and shown on the stay with both names', async () => {
    const { id, wish } = await refundAsked();
    const mails = await database.select().from(outboundEmail);
    const isTold = mails.filter(({ facts }) => String(facts).includes(`/desk/wishes/${wish}`));
    expect(isTold.map(({ recipient }) => recipient)).toEqual([bisi.email]);
    expect((await bisi.browser.request('GET', `/wishes/${wish}`)).body).toMatchObject({
      act: 'Refund',
      by: 'Amara Eze',
      ended: null,
      acts: [{ isAllowed: true }, { isAllowed: true }, { isAllowed: false }],
    });
    await decide(wish, 'approveWish');
    const events = await database
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.kind, 'refund.requested'));
    expect(events).toMatchObject([{ detail: { by: 'Bisi Ade', askedBy: 'Amara Eze' } }]);
    const { body } = await amara.browser.request('GET', `/reservations/${id}`);
    expect(valueAt(body, 'wishes.0.text')).toMatch(/Bisi Ade approved/);
  });

  test('that two managers approve at once is done once, and the second hears who did', async () => {
    const { wish } = await refundAsked();
    const other = { name: 'Chuka Eze', email: 'chuka@hotel.example', role: 'manager' as const };
    const chuka = await atDesk(world, other);
    const answers = await Promise.all([
      decide(wish, 'approveWish', bisi),
      decide(wish, 'approveWish', chuka),
    ]);
    expect(answers.map(code).sort()).toEqual(['changed_meanwhile', 'done']);
    const isBack = eq(deskPayment.kind, 'returned');
    expect(await database.$count(deskPayment, isBack)).toBe(1);
    expect(await decide(wish, 'declineWish', chuka)).toMatchObject(
      refusedWith(409, 'changed_meanwhile'),
    );
  });

  test('stays open while what it asks for is refused, and can be declined', async () => {
    const { id, wish } = await refundAsked();
    await send(bisi, `/reservations/${id}/acts`, { act: 'refund', why });
    const refused = await decide(wish, 'approveWish');
    expect(code(refused)).not.toBe('done');
    expect(await openWish()).toBe(wish);
    expect(await decide(wish, 'declineWish')).toMatchObject(done);
    expect(await needs()).toMatchObject([{ kind: 'wishEnded' }]);
  });

  test('is withdrawn by who asked alone', async () => {
    const { wish } = await refundAsked();
    expect(await decide(wish, 'withdrawWish', bisi)).toMatchObject({
      status: 409,
      body: { why: 'Only Amara Eze can withdraw this.' },
    });
    expect(await decide(wish, 'withdrawWish', amara)).toMatchObject(done);
    expect(await needs()).toEqual([]);
  });

  test('ends by itself with its stay, and is named', async () => {
    const { id, wish } = await refundAsked();
    await goTo(new Date(arrival.getTime() + 3 * DAY));
    expect(await decide(wish, 'approveWish')).toMatchObject(
      changed('No manager decided this by 14 March, 00:00.'),
    );
    const { body } = await amara.browser.request('GET', `/reservations/${id}`);
    expect(valueAt(body, 'wishes.0.text')).toMatch(/No manager decided/);
  });

  test('is not for what somebody can do alone, nor for what nobody can', async () => {
    await goTo(arrival);
    const stay = await unpaidRoom(world);
    const path = `/reservations/${stay.id}/acts`;
    expect(await ask(path, { act: 'cancel', why })).toMatchObject({ status: 409 });
    expect(await ask(path, { act: 'refund', why })).toMatchObject({ status: 409 });
    await act(amara, stay, inCash(2000));
    expect(await ask(path, { act: 'refund', why }, undefined, bisi)).toMatchObject({
      status: 409,
      body: { why: 'You can do this yourself.' },
    });
    expect(await database.$count(staffWish)).toBe(0);
  });
});
