import { describe, expect, test } from 'vitest';
import { passwordTriesOfEmail } from '../../../server/accounts/accountLimits';
import { consumeLimits } from '../../../server/rateLimits/rateLimits';
import { openSession } from '../../../server/accounts/sessions';
import {
  callAccounts,
  codeSentTo,
  codesSentTo,
  forgetPassword,
  otherThan,
  signUpAndLogIn,
} from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { textAt } from '../support/reading';

const hotel = await freshHotel();

const email = 'adaobi@example.com';
const oldPassword = 'Lagoon#42';
const newPassword = 'Harmattan#7';
const elsewhere = '203.0.113.9';

const forget = (address?: string, whose = email) => forgetPassword(hotel, whose, address);
const code = () => codeSentTo(hotel, email);
const set = (verificationCode: string, changes: object = {}, address = '127.0.0.1') =>
  callAccounts(
    hotel,
    'reset-password',
    {
      email,
      verificationCode,
      password: newPassword,
      confirmPassword: newPassword,
      ...changes,
    },
    { address },
  );
const logIn = (password: string, address = '127.0.0.1') =>
  callAccounts(hotel, 'login', { email, password }, { address });
const refused = { status: 400, body: { code: 'code_invalid' } };
/** All wrong codes but one have been tried for an address, on other networks. */
const triedElsewhere = (whose: string) =>
  consumeLimits(hotel.context, passwordTriesOfEmail, whose, passwordTriesOfEmail.most - 1);

describe('A forgotten password', () => {
  test('is replaced with the code that came by email', async () => {
    await signUpAndLogIn(hotel);
    expect(await forget()).toMatchObject({
      status: 200,
      body: { message: `If there’s an account for ${email}, we’ve sent a code to that address.` },
    });
    expect(hotel.post.to(email).at(-1)?.subject).toBe(
      `${code()} is your code to choose a new password`,
    );
    expect(await set(code())).toMatchObject({
      status: 200,
      body: { message: 'Your password has been changed. Please log in.' },
    });
    expect((await logIn(oldPassword)).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
  });

  test('opens no session to a login that looked at the old one just before', async () => {
    await signUpAndLogIn(hotel);
    const [owner] = await hotel.context.database.query.account.findMany();
    if (!owner) throw new Error('Nobody has an account.');
    await forget();
    await set(code());
    const from = { address: '127.0.0.1', device: 'a browser' };
    expect(await openSession(hotel.context, owner, from)).toBeNull();
  });

  test('is kept in clear nowhere, and neither is its code', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    await forget(elsewhere);
    const rows = await hotel.context.database.query.outboundEmail.findMany();
    const stored = JSON.stringify([
      await hotel.context.database.query.passwordCode.findMany(),
      rows,
    ]);
    await set(code());
    const accounts = JSON.stringify(await hotel.context.database.query.account.findMany());
    expect(codesSentTo(hotel, email).length).toBeGreaterThan(1);
    for (const sent of codesSentTo(hotel, email).slice(1)) expect(stored).not.toContain(sent);
    expect(accounts).not.toContain(newPassword);
  });
});

describe('A code for a new password', () => {
  test('works once, and for its own address alone', async () => {
    await signUpAndLogIn(hotel);
    await signUpAndLogIn(hotel, { email: 'chidi@example.com' });
    await forget();
    expect(await set(code(), { email: 'chidi@example.com' })).toMatchObject(refused);
    expect((await set(code())).status).toBe(200);
    expect(await set(code())).toMatchObject(refused);
  });

  test('ends after a quarter of an hour, and is forgotten', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    hotel.clock.advance(15 * 60_000);
    expect(await set(code())).toMatchObject(refused);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await hotel.context.database.query.passwordCode.findMany()).toEqual([]);
  });

  test('is replaced by the next one from the same network, and by none from elsewhere', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    const first = code();
    await forget();
    const second = code();
    expect(await set(first)).toMatchObject(refused);
    await forget(elsewhere);
    expect((await set(second)).status).toBe(200);
  });

  test('is worn out by five wrong ones', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    const right = code();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await set(otherThan(right))).toMatchObject(refused);
    }
    expect(await set(right)).toMatchObject(refused);
  });

  test('is not spoilt by strangers, and after thirty of them taken from its own network alone', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    const right = code();
    await triedElsewhere(email);
    await set(otherThan(right), {}, '10.0.0.1');
    expect(await set(right, {}, '10.0.1.1')).toMatchObject(refused);
    expect(await set(otherThan(right))).toMatchObject(refused);
    expect((await set(right)).status).toBe(200);
  });
});

describe('An address without an account', () => {
  const nobody = 'nobody@example.com';

  test('is answered alike, at both steps, and gets no email', async () => {
    await signUpAndLogIn(hotel);
    const emails = hotel.post.emails.length;
    const known = await forget();
    const unknown = await forget(undefined, nobody);
    expect(unknown.status).toBe(known.status);
    expect(textAt(unknown.body, 'message').replace(nobody, email)).toBe(
      textAt(known.body, 'message'),
    );
    expect(hotel.post.emails).toHaveLength(emails + 1);
    const wrong = await set(otherThan(code()));
    const none = await set(otherThan(code()), { email: nobody });
    expect([none.status, none.body]).toEqual([wrong.status, wrong.body]);
  });

  test('is answered alike once all wrong codes were tried elsewhere', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    await forget(undefined, nobody);
    const wrong = otherThan(code());
    for (const whose of [email, nobody]) {
      await triedElsewhere(whose);
      await set(wrong, { email: whose }, '10.0.0.1');
    }
    for (const address of ['127.0.0.1', '10.0.1.1']) {
      const known = await set(wrong, {}, address);
      const unknown = await set(wrong, { email: nobody }, address);
      expect(known).toMatchObject(refused);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
  });

  test('has the same done for it before the answer', async () => {
    await signUpAndLogIn(hotel);
    const emails = () => hotel.context.database.query.outboundEmail.findMany();
    const before = await emails();
    await callAccounts(hotel, 'forgot-password', { email });
    await callAccounts(hotel, 'forgot-password', { email: nobody });
    expect(hotel.jobs.waiting().map(({ job }) => job.kind)).toEqual([
      'sendPasswordCode',
      'sendPasswordCode',
    ]);
    expect(await emails()).toEqual(before);
  });
});

describe('Asking for a code for a new password', () => {
  test('is refused after four times from one network', async () => {
    for (let times = 0; times < 4; times += 1) expect((await forget()).status).toBe(200);
    expect((await forget()).status).toBe(429);
  });

  test('brings strangers twelve codes a day together, and the guest one where the guest was logged in', async () => {
    await signUpAndLogIn(hotel);
    const before = codesSentTo(hotel, email).length;
    const codes = () => codesSentTo(hotel, email).length - before;
    for (let times = 0; times < 12; times += 1) await forget(`203.0.113.${times}`);
    expect(codes()).toBe(12);
    await forget('203.0.113.99');
    expect(codes()).toBe(12);
    await forget();
    expect(codes()).toBe(13);
  });
});

test('A new password keeps the rules of every password', async () => {
  expect(await set('12345', { password: 'short', confirmPassword: 'other' })).toMatchObject({
    status: 400,
    body: {
      code: 'validation_failed',
      fields: {
        verificationCode: 'Please enter all 6 digits',
        password: 'Password must include at least one special character',
        confirmPassword: 'Confirm password must include at least one special character',
      },
    },
  });
  const differing = { confirmPassword: 'Harmattan#8' };
  expect(await set('123456', differing)).toMatchObject({
    body: { message: 'Passwords do not match' },
  });
});
