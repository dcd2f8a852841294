import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { acts } from '../../../machines/desk/acts/registry';
import type { Act } from '../../../machines/desk/acts/act';
import { staffAction, staffMember } from '../../../server/database/schema';
import { issueRecoveryCodes } from '../../../server/staff/secondFactor';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { MINUTE, SECOND } from '../support/durations';
import { refusedWith, valueAt } from '../support/reading';
import { atDesk, send, signIn, twoAtDesk, withAuthenticator } from './deskSessions';
import { readyActs, recordedBy } from './readyActs';

/** The second factor once more, for whatever the registry says that needs it. */

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world);
const ready = readyActs(world, bisi, goTo);

const needed = refusedWith(403, 'code_needed');
const wrong = refusedWith(400, 'code_invalid');
const nextStep = () => world.clock.advance(30 * SECOND);

/** Every act that an arrangement can be made for. */
const all = Object.values(ready).flatMap((some) => Object.entries(some));
const named = new Map<string, Act<never>>(Object.entries(acts));

/** Whether the registry says that an act needs a code. */
function needsCode(name: string, body: object): boolean {
  const { needsCode: asks } = named.get(name) ?? {};
  const isAsked: unknown = asks && Reflect.apply(asks, null, [body]);
  return isAsked === true;
}

/** Sends an act as a page does, with what is typed as the code, or without. */
const sendWith = (code: string | null, path: string, body: object, key: string = randomUUID()) =>
  bisi.browser.request('POST', path, body, {
    'idempotency-key': key,
    ...(code === null ? {} : { 'second-factor-code': code }),
  });

/** A manager with an authenticator, and another one. */
async function authenticators() {
  const other = { name: 'Chuka Eze', email: 'chuka@hotel.example', role: 'manager' as const };
  await atDesk(world, other);
  return {
    code: await withAuthenticator(world, bisi),
    others: await withAuthenticator(world, other),
  };
}

test.each(all)(
  '%s waits for a code if the registry says so, and is done once',
  async (name, arrange) => {
    const { path, body, recorded } = await arrange(name);
    await signIn(bisi);
    const { code, others } = await authenticators();
    const done = async () => (await recordedBy(database, recorded)).length;
    const before = await done();
    const key = randomUUID();
    const first = await sendWith(null, path, body, key);
    if (!needsCode(name.split(' ')[0] ?? '', body)) {
      expect(valueAt(first.body, 'code')).not.toBe('code_needed');
      return;
    }
    expect(first).toMatchObject(needed);
    const next = code().replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    expect(await sendWith(next, path, body, key)).toMatchObject(wrong);
    expect(await sendWith(others(), path, body, key)).toMatchObject(wrong);
    // One that was used to log in a moment ago.
    const totpStep = Math.floor(world.clock.now().getTime() / (30 * SECOND));
    await database.update(staffMember).set({ totpStep }).where(eq(staffMember.email, bisi.email));
    expect(await sendWith(code(), path, body, key)).toMatchObject(wrong);
    expect(await done()).toBe(before);
    const isRefusal = eq(staffAction.kind, 'staff.codeRefused');
    expect(await database.$count(staffAction, isRefusal)).toBe(3);

    nextStep();
    expect(await sendWith(code(), path, body, key)).toMatchObject({ status: 200 });
    expect(await sendWith(code(), path, body, key)).toMatchObject({ status: 200 });
    expect(await done()).toBe(before + 1);
  },
);

describe('A code', () => {
  const inviting = { act: 'invite', role: 'manager' };
  let people = 0;
  /** Invites one manager more. */
  const invite = (code: string | null = null) => {
    people += 1;
    const ada = { name: `Ada${'k'.repeat(people)} Obi`, email: `ada${people}@hotel.example` };
    return sendWith(code, '/settings/acts', { ...inviting, ...ada });
  };
  const done = { status: 200 };

  test('counts for five minutes, until the desk is locked, in its own session alone', async () => {
    const { code } = await authenticators();
    expect(await invite(code())).toMatchObject(done);
    world.clock.advance(5 * MINUTE - SECOND);
    expect(await invite()).toMatchObject(done);
    world.clock.advance(SECOND);
    expect(await invite()).toMatchObject(needed);

    expect(await invite(code())).toMatchObject(done);
    await bisi.browser.request('POST', '/session/lock');
    await bisi.browser.request('POST', '/session/unlock', { password: 'harmattan over jos' });
    expect(await invite()).toMatchObject(needed);

    nextStep();
    expect(await invite(code())).toMatchObject(done);
    await signIn(bisi);
    expect(await invite()).toMatchObject(needed);
  });

  test('may be a recovery code, which then is gone', async () => {
    const { code } = await authenticators();
    const [recovery = ''] = await world.context.database.transaction(async (tx) => {
      const [staff] = await tx.select().from(staffMember).where(eq(staffMember.email, bisi.email));
      return issueRecoveryCodes(tx, world.context, staff?.id ?? '');
    });
    expect(await invite(recovery)).toMatchObject(done);
    await signIn(bisi);
    expect(await invite(recovery)).toMatchObject(wrong);
    expect(await invite(code())).toMatchObject(done);
  });

  test('that is wrong never ends the session, and a preview asks for none', async () => {
    const { code } = await authenticators();
    for (let tries = 0; tries < 6; tries += 1) expect(await invite('000000')).toMatchObject(wrong);
    expect(await bisi.browser.request('GET', '/session')).toMatchObject(done);
    expect(await invite(code())).toMatchObject(done);
    const { path, body } = await ready.actOnReservation.refund('refund');
    await signIn(bisi);
    const preview = path.replace('/acts', '/preview');
    expect(await bisi.browser.request('POST', preview, body)).toMatchObject(done);
    // Whose role it is not is told that first.
    expect(await send(amara, path, body)).toMatchObject(refusedWith(403, 'not_your_role'));
  });
});
