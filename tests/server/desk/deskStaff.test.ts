import { gt, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  staffInvitation,
  staffMember,
  staffRecoveryCode,
  staffSession,
} from '../../../server/database/schema';
import { totpCodeAt } from '../../../server/staff/secondFactor';
import { endAccess } from '../../../server/staff/staffAccounts';
import { HOUR, MINUTE, SECOND } from '../support/durations';
import { freshHotel } from '../support/hotel';
import { refusedWith, textAt } from '../support/reading';
import { containing } from '../payments/paymentWorld';
import { hotel as command, who } from './atTheDesk';
import { DeskBrowser, enrolled, invited, password } from './deskSessions';

const hotel = await freshHotel();
const { context, clock } = hotel;
const { database } = context;
const owner = { name: 'The owner' };
const email = 'amara@hotel.example';

/** A browser in which the password was right. */
async function afterPassword(browser = new DeskBrowser(hotel)): Promise<DeskBrowser> {
  const step = await browser.request('POST', '/login', { email, password });
  expect(step.status).toBe(204);
  return browser;
}

/** Somebody who has followed their link. */
const newcomer = async (person?: Parameters<typeof invited>[1]) =>
  enrolled(hotel, await invited(hotel, person));

describe('An invitation', () => {
  test('says whom it is for, and works once', async () => {
    const link = await invited(hotel);
    const amara = await enrolled(hotel, link);
    expect(amara).toMatchObject({ name: 'Amara Eze', role: 'desk' });
    expect(new Set(amara.recoveryCodes).size).toBe(10);
    const again = await amara.browser.request('POST', '/welcome', { link });
    expect(again).toMatchObject(refusedWith(400, 'link_invalid'));
  });

  test('ends after a day', async () => {
    const link = await invited(hotel);
    clock.advance(24 * HOUR);
    const browser = new DeskBrowser(hotel);
    expect(await browser.request('POST', '/welcome', { link })).toMatchObject(
      refusedWith(400, 'link_invalid'),
    );
  });

  test.each([
    'harmattan',
    'Password123456!',
    'aaaaaaaaaaaaaaaa',
    '123456789012345',
    'Lagos-Nigeria-2026',
    'Amara Eze 2026!!',
    'ÀmáraEze-amara1',
    'Iroko-Court-Amara',
  ])('doesn’t take “%s” as a password', async (common) => {
    const link = await invited(hotel);
    const browser = new DeskBrowser(hotel);
    const body = { link, password: common, code: '000000' };
    const answer = await browser.request('POST', '/welcome/finish', body);
    expect(answer).toMatchObject(refusedWith(400, 'validation_failed'));
  });

  test('wants the authenticator’s own code', async () => {
    const link = await invited(hotel);
    const browser = new DeskBrowser(hotel);
    const body = { link, password, code: '000000' };
    expect(await browser.request('POST', '/welcome/finish', body)).toMatchObject(
      refusedWith(400, 'code_invalid'),
    );
  });
});

describe('The owner at the command line', () => {
  const person = ['--name', 'Amara Eze', '--email', email, '--role', 'desk'];
  const why = ['--email', email, ...who, '--why', 'A lost telephone'];
  const linkIn = ({ text }: { text: string }) =>
    /\/desk\/welcome#([\w-]{22})$/.exec(text)?.[1] ?? '';

  test('invites somebody once, sees them, and gives them a new link', async () => {
    const invitation = await command(hotel, 'staff', 'invite', ...person, ...who);
    const first = await enrolled(hotel, linkIn(invitation));
    expect(await command(hotel, 'staff', 'invite', ...person, ...who)).toMatchObject({ code: 1 });
    expect(await command(hotel, 'staff', 'list')).toMatchObject({
      code: 0,
      text: containing('active'),
    });
    const reset = await command(hotel, 'staff', 'reset', ...why);
    expect(await first.browser.request('GET', '/session')).toMatchObject({ status: 401 });
    await enrolled(hotel, linkIn(reset));
  });

  test('takes access from no last manager, whose way back in is a new link, and keeps the reason', async () => {
    await newcomer({ role: 'manager' });
    expect(await command(hotel, 'staff', 'suspend', ...why)).toEqual({
      code: 1,
      text: 'Amara Eze is the only manager left. Please invite another one first.',
    });
    await enrolled(hotel, linkIn(await command(hotel, 'staff', 'reset', ...why)));
    await invited(hotel, { name: 'Bola Ade', email: 'bola@hotel.example', role: 'manager' });
    expect(await command(hotel, 'staff', 'suspend', ...why)).toEqual({
      code: 0,
      text: 'Amara Eze no longer has access.',
    });
    expect((await command(hotel, 'log')).text).toMatch(/staff\.suspended +A lost telephone/);
    expect(await command(hotel, 'staff', 'list')).toMatchObject({ text: containing('suspended') });
  });
});

describe('Logging in', () => {
  test('takes the password and then the code that is shown', async () => {
    const amara = await newcomer();
    clock.advance(30 * SECOND);
    const browser = await afterPassword();
    const before = browser.cookie('desk_session');
    expect(await browser.request('GET', '/session')).toMatchObject(
      refusedWith(401, 'desk_session_missing'),
    );
    const done = await browser.request('POST', '/login/code', { code: amara.code() });
    expect(done).toMatchObject({ status: 200, body: { name: 'Amara Eze', isLocked: false } });
    expect(browser.cookie('desk_session')).not.toBe(before);
    expect(await browser.request('GET', '/session')).toMatchObject({ status: 200 });
  });

  test('takes no code a second time, and one of a minute before or after', async () => {
    const amara = await newcomer();
    const used = amara.code();
    const logIn = async (code: string) => {
      const browser = await afterPassword();
      return browser.request('POST', '/login/code', { code });
    };
    expect(await logIn(used)).toMatchObject(refusedWith(400, 'code_invalid'));
    clock.advance(60 * SECOND);
    const next = amara.code();
    clock.advance(-30 * SECOND);
    expect(await logIn(next)).toMatchObject({ status: 200 });
    clock.advance(90 * SECOND);
    const old = amara.code();
    clock.advance(90 * SECOND);
    expect(await logIn(old)).toMatchObject(refusedWith(400, 'code_invalid'));
  });

  test('takes each recovery code once, however it is written', async () => {
    const amara = await newcomer();
    const [first = ''] = amara.recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const browser = new DeskBrowser(hotel);
    for (const answer of [{ status: 200, body: { recoveryCodesLeft: 9 } }, { status: 400 }]) {
      await afterPassword(browser);
      expect(await browser.request('POST', '/login/code', { code: typed })).toMatchObject(answer);
    }
  });

  test('asks for the password again after five wrong codes', async () => {
    const amara = await newcomer();
    clock.advance(MINUTE);
    const browser = await afterPassword();
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await browser.request('POST', '/login/code', { code: '000000' });
      expect(answer).toMatchObject(refusedWith(400, 'code_invalid'));
    }
    expect(await browser.request('POST', '/login/code', { code: amara.code() })).toMatchObject(
      refusedWith(401, 'desk_session_missing'),
    );
  });

  test('whoever knows the password has a few codes an hour, from wherever they try', async () => {
    await newcomer();
    const wrong: unknown[] = [];
    for (let login = 0; login < 5; login += 1) {
      const browser = await afterPassword(new DeskBrowser(hotel, `102.89.7.${login}`));
      for (let tries = 0; tries < 5; tries += 1) {
        const { status } = await browser.request('POST', '/login/code', { code: '000000' });
        wrong.push(status);
      }
    }
    expect(wrong.filter((status) => status === 400)).toHaveLength(20);
    expect(wrong.at(-1)).toBe(429);
  });

  test('a guest on the same network locks out no browser that is known', async () => {
    const amara = await newcomer();
    await amara.browser.request('DELETE', '/session');
    const guest = new DeskBrowser(hotel, amara.browser.address);
    const wrong = { email, password: 'not the password' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await guest.request('POST', '/login', wrong)).toMatchObject({ status: 401 });
    }
    expect(await guest.request('POST', '/login', { email, password })).toMatchObject({
      status: 429,
    });
    guest.setCookie('desk_browser', 'made.up');
    expect(await guest.request('POST', '/login', { email, password })).toMatchObject({
      status: 429,
    });
    await afterPassword(amara.browser);
  });
});

describe('A session', () => {
  test('has a cookie that no script, no other site and no plain connection gets', async () => {
    const { browser, secret } = await newcomer();
    clock.advance(MINUTE);
    const step = await browser.request('POST', '/login', { email, password });
    expect(String(step.headers['set-cookie'])).toMatch(
      /^desk_session=[\w-]{43}; Path=\/api\/v1\/desk; Max-Age=600; HttpOnly; SameSite=Strict/,
    );
    const stored = [
      await database.select().from(staffSession),
      await database.select().from(staffMember),
    ];
    for (const known of [browser.cookie('desk_session'), secret, password])
      expect(JSON.stringify(stored)).not.toContain(known);
    expect(textAt(stored, '1.0.passwordHash')).toMatch(/^\$argon2id\$/);
  });

  test('locks after thirty minutes that no person used; the password opens it', async () => {
    const { browser } = await newcomer();
    clock.advance(20 * MINUTE);
    await browser.request('GET', '/session');
    clock.advance(20 * MINUTE);
    expect(
      await browser.request('GET', '/session', undefined, { 'desk-request': 'screen' }),
    ).toMatchObject({ status: 200, body: { isLocked: false } });
    clock.advance(10 * MINUTE);
    expect(await browser.request('GET', '/session')).toMatchObject({ body: { isLocked: true } });
    const wrong = await browser.request('POST', '/session/unlock', { password: 'guessed' });
    expect(wrong).toMatchObject(refusedWith(400, 'password_wrong'));
    const open = await browser.request('POST', '/session/unlock', { password });
    expect(open).toMatchObject({ status: 200, body: { isLocked: false } });
  });

  test('ends with the fifth wrong password, after twelve hours, and by logging out', async () => {
    const { browser } = await newcomer();
    const lockAndGuess = async (tries: number) => {
      await browser.request('POST', '/session/lock');
      for (let guessed = 0; guessed < tries; guessed += 1) {
        await browser.request('POST', '/session/unlock', { password: 'guessed' });
      }
    };
    // Those before the right one are forgotten.
    await lockAndGuess(4);
    expect(await browser.request('POST', '/session/unlock', { password })).toMatchObject({
      status: 200,
    });
    await lockAndGuess(4);
    expect(await browser.request('GET', '/session')).toMatchObject({ status: 200 });
    await browser.request('POST', '/session/unlock', { password: 'guessed' });
    const missing = refusedWith(401, 'desk_session_missing');
    expect(await browser.request('GET', '/session')).toMatchObject(missing);

    const ngozi = await newcomer({ name: 'Ngozi Obi', email: 'ngozi@hotel.example' });
    clock.advance(12 * HOUR);
    expect(await ngozi.browser.request('GET', '/session')).toMatchObject(missing);

    const ada = await newcomer({ name: 'Ada Obi', email: 'ada@hotel.example' });
    const kept = ada.browser.cookie('desk_session') ?? '';
    await ada.browser.request('DELETE', '/session');
    ada.browser.setCookie('desk_session', kept);
    expect(await ada.browser.request('GET', '/session')).toMatchObject(missing);
  });

  test.each(['enrol', 'enter a recovery code', 'enter a code'])(
    'ends for whoever is about to %s, and holds nothing that ending it needs',
    async (about) => {
      const browser = new DeskBrowser(hotel);
      let begin: () => Promise<{ status: number }>;
      if (about === 'enrol') {
        const link = await invited(hotel);
        const welcome = await browser.request('POST', '/welcome', { link });
        const code = totpCodeAt(textAt(welcome.body, 'secret'), clock.now());
        begin = () => browser.request('POST', '/welcome/finish', { link, password, code });
      } else {
        const amara = await newcomer();
        clock.advance(MINUTE);
        const code = about === 'enter a code' ? amara.code() : amara.recoveryCodes[0];
        await browser.request('POST', '/login', { email, password });
        begin = () => browser.request('POST', '/login/code', { code });
      }
      const act = about === 'enrol' ? 'suspend' : 'reset';
      const end = { act, email, why: 'Left the hotel' } as const;
      const { answer } = await database.transaction(async (tx) => {
        await tx.select().from(staffMember).for('update');
        const begun = begin();
        await vi.waitFor(async () => {
          const waiting = await database
            .select({ pid: sql<number>`pid` })
            .from(sql`pg_stat_activity`)
            .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
          expect(waiting).toHaveLength(1);
        }, 20_000);
        for (const table of [staffInvitation, staffRecoveryCode, staffSession]) {
          await tx.select().from(table).for('update', { noWait: true });
        }
        expect(await endAccess(tx, context, end, owner)).toMatchObject({ name: 'Amara Eze' });
        return { answer: begun };
      });
      expect(await answer).toMatchObject({ status: 400 });
      expect(await database.$count(staffSession, gt(staffSession.endsAt, clock.now()))).toBe(0);
    },
  );
});
