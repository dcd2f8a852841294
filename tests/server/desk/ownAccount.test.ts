import { describe, expect, test } from 'vitest';
import { deskAnswer } from '../../../server/database/schema';
import { MINUTE } from '../support/durations';
import { freshHotel } from '../support/hotel';
import { listAt, refusedWith, textAt, valueAt } from '../support/reading';
import { DeskBrowser, enrolled, invited, password, send } from './deskSessions';

const hotel = await freshHotel();
const { context, clock } = hotel;
const email = 'amara@hotel.example';
const other = 'seven green kettles sing';
const missing = refusedWith(401, 'desk_session_missing');

const newcomer = async () => enrolled(hotel, await invited(hotel));
type Person = Awaited<ReturnType<typeof newcomer>>;

/** The person in another browser, with the next code. */
async function elsewhere(amara: Person, known = password): Promise<DeskBrowser> {
  clock.advance(MINUTE);
  const browser = new DeskBrowser(hotel);
  await browser.request('POST', '/login', { email, password: known });
  const done = await browser.request('POST', '/login/code', { code: amara.code() });
  expect(done.status).toBe(200);
  return browser;
}
const sessions = async (browser: DeskBrowser) =>
  listAt((await browser.request('GET', '/account')).body, 'sessions');
const change = (browser: DeskBrowser, currentPassword = password, next = other) =>
  send({ browser }, '/account/acts', { act: 'changePassword', currentPassword, password: next });

describe('One’s own password', () => {
  test('is changed with the one until now, ends the other sessions, and its person gets an email', async () => {
    const amara = await newcomer();
    const home = await elsewhere(amara);
    expect(await change(amara.browser)).toMatchObject({
      status: 200,
      body: { text: 'Password changed. You’ve been logged out everywhere else.' },
    });
    expect(await home.request('GET', '/session')).toMatchObject(missing);
    expect(await amara.browser.request('GET', '/session')).toMatchObject({ status: 200 });
    await hotel.settle();
    expect(hotel.post.to(email).at(-1)?.subject).toBe('Your front desk password has been changed');
    const wrong = await home.request('POST', '/login', { email, password });
    expect(wrong).toMatchObject(refusedWith(401, 'invalid_credentials'));
    await elsewhere(amara, other);
    const kept = JSON.stringify(await context.database.select().from(deskAnswer));
    for (const one of [password, other]) expect(kept).not.toContain(one);
  });

  test('is done once for a key, also if the answer was lost', async () => {
    const { browser } = await newcomer();
    const body = { act: 'changePassword', currentPassword: password, password: other };
    const first = await send({ browser }, '/account/acts', body, 'a-lost-answer-0001');
    expect(await send({ browser }, '/account/acts', body, 'a-lost-answer-0001')).toMatchObject({
      status: 200,
      body: first.body,
    });
  });

  test('stays with a wrong one, the fifth of which ends the session, and with one made of one’s name', async () => {
    const { browser } = await newcomer();
    const bad = refusedWith(400, 'validation_failed');
    for (const next of ['amaraeze-2026', 'Iroko Court, Amara'])
      expect(await change(browser, password, next)).toMatchObject(bad);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await change(browser, 'guessed')).toMatchObject(refusedWith(400, 'password_wrong'));
    }
    expect(await change(browser)).toMatchObject(missing);
  });
});

describe('One’s own sessions', () => {
  test('are listed by their browsers, and any can be ended', async () => {
    const amara = await newcomer();
    const home = await elsewhere(amara);
    expect(await sessions(amara.browser)).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, openedAt: clock.now().toISOString() },
    ]);
    const id = textAt(await sessions(amara.browser), '1.id');
    const ended = await send(amara, '/account/acts', { act: 'endSession', session: id });
    expect(textAt(ended.body, 'text')).toBe('Logged out there.');
    expect(await home.request('GET', '/session')).toMatchObject(missing);
    expect(await sessions(amara.browser)).toHaveLength(1);
  });

  test('are nobody else’s to see or to end', async () => {
    const amara = await newcomer();
    const bola = await enrolled(
      hotel,
      await invited(hotel, { name: 'Bola Ade', email: 'bola@hotel.example', role: 'manager' }),
    );
    const id = valueAt(await sessions(amara.browser), '0.id');
    expect(JSON.stringify(await sessions(bola.browser))).not.toContain(id);
    await send(bola, '/account/acts', { act: 'endSession', session: id });
    expect(await sessions(amara.browser)).toHaveLength(1);
  });
});
