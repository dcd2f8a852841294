import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffAction } from '../../../server/database/schema';
import { totpCodeAt } from '../../../server/staff/secondFactor';
import { HOUR, MINUTE, SECOND } from '../support/durations';
import { openHotel } from '../support/hotel';
import { refusedWith, valueAt } from '../support/reading';
import { silence } from '../support/silence';
import { DeskBrowser, enrolled, invited, password } from './deskSessions';

const told: Record<string, unknown>[] = [];
const log = { ...silence, warn: (fields: Record<string, unknown>) => told.push(fields) };
const hotel = await openHotel({ log });
beforeEach(async () => {
  told.length = 0;
  await hotel.reset();
});
const { context, clock } = hotel;
const email = 'amara@hotel.example';

const newcomer = async () => enrolled(hotel, await invited(hotel));

async function logIn(code: string, browser = new DeskBrowser(hotel)) {
  const step = await browser.request('POST', '/login', { email, password });
  expect(step.status).toBe(204);
  return browser.request('POST', '/login/code', { code });
}

const wrong = refusedWith(400, 'code_invalid');
const noticeIn = ({ body }: { body: unknown }) => valueAt(body, 'notice');
const emailsTo = async (whom: string) => {
  await hotel.settle();
  return hotel.post.to(whom).map(({ subject }) => subject);
};

test('A recovery code can’t be guessed: it has 112 bits', async () => {
  const { recoveryCodes } = await newcomer();
  const letters = recoveryCodes.map((code) => code.replaceAll('-', ''));
  const alphabet = new Set(letters.join(''));
  for (const code of letters) {
    expect(Math.log2(alphabet.size) * code.length).toBeGreaterThanOrEqual(112);
  }
});

describe('A clock that is wrong', () => {
  const phoneAt = ({ secret }: { secret: string }, off: number) =>
    totpCodeAt(secret, new Date(clock.now().getTime() + off));

  test.each([
    ['a minute fast', MINUTE, 'fast'],
    ['a minute slow', -MINUTE, 'slow'],
  ])('passes on a phone that is %s, and is named', async (_, off, word) => {
    const amara = await newcomer();
    clock.advance(HOUR);
    const answer = await logIn(phoneAt(amara, off));
    expect(answer).toMatchObject({ status: 200 });
    expect(noticeIn(answer)).toContain(`a minute ${word}`);
  });

  test('is none on a phone that is right, and too wrong on one a minute and a half off', async () => {
    const amara = await newcomer();
    clock.advance(HOUR);
    const answer = await logIn(phoneAt(amara, 0));
    expect(noticeIn(answer)).toBeUndefined();
    expect(await logIn(phoneAt(amara, 90 * SECOND))).toMatchObject(wrong);
    expect(await logIn(phoneAt(amara, -90 * SECOND))).toMatchObject(wrong);
  });

  test('locks nobody out when the server’s is put back, is named, and no code counts twice', async () => {
    const amara = await newcomer();
    clock.advance(HOUR);
    await logIn(amara.code());
    clock.advance(-HOUR / 2);
    const code = amara.code();
    const answer = await logIn(code);
    expect(answer).toMatchObject({ status: 200 });
    expect(noticeIn(answer)).toContain('clock was put back');
    expect(told).toContainEqual(expect.objectContaining({ security: 'desk.clockPutBack' }));
    expect(await logIn(code)).toMatchObject(wrong);
    clock.advance(MINUTE);
    expect(noticeIn(await logIn(amara.code()))).toBeUndefined();
  });
});

describe('Somebody’s own email', () => {
  const subject = 'New login to the front desk';

  test('tells of a new browser, once a day at most; each is in the staff log', async () => {
    const amara = await newcomer();
    const news = async () => (await emailsTo(email)).filter((one) => one === subject).length;
    const logged = () =>
      context.database.$count(staffAction, eq(staffAction.kind, 'staff.newBrowser'));
    for (const expected of [1, 1, 1]) {
      clock.advance(MINUTE);
      await logIn(amara.code());
      expect(await news()).toBe(expected);
    }
    expect(await logged()).toBe(3);
    clock.advance(MINUTE);
    await amara.browser.request('DELETE', '/session');
    await logIn(amara.code(), amara.browser);
    expect(await logged()).toBe(3);
    // Further new ones don't put the next email off.
    clock.advance(24 * HOUR);
    await logIn(amara.code());
    expect(await news()).toBe(2);
  });

  test('tells of a used recovery code, and how many are left', async () => {
    const amara = await newcomer();
    expect(await logIn(amara.recoveryCodes[3] ?? '')).toMatchObject({ status: 200 });
    await hotel.settle();
    const told = hotel.post.to(email).find((one) => one.subject.startsWith('A recovery code'));
    expect(told?.text).toContain('You have 9 left');
  });
});

test('A wrong password and a wrong code are in the security log', async () => {
  const amara = await newcomer();
  await logIn('000000');
  await new DeskBrowser(hotel).request('POST', '/login', { email, password: 'guessed' });
  await amara.browser.request('POST', '/session/lock');
  await amara.browser.request('POST', '/session/unlock', { password: 'guessed' });
  const security = told.map((line) => line.security);
  expect(security.filter((one) => one === 'desk.codeRefused')).toHaveLength(1);
  expect(security.filter((one) => one === 'desk.passwordRefused')).toHaveLength(2);
});

test('Whoever knows a password locks its owner out of no browser that the owner has used', async () => {
  const amara = await newcomer();
  await amara.browser.request('DELETE', '/session');
  clock.advance(MINUTE);
  const statuses: number[] = [];
  for (let login = 0; login < 5; login += 1) {
    const thief = new DeskBrowser(hotel, `102.89.7.${login}`);
    await thief.request('POST', '/login', { email, password });
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await thief.request('POST', '/login/code', { code: '000000' })).status);
    }
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await logIn(amara.code(), amara.browser)).toMatchObject({ status: 200 });
});
