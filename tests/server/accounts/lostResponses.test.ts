import { beforeEach, describe, expect, test } from 'vitest';
import {
  callAccounts,
  codeSentTo,
  codesSentTo,
  forgetPassword,
  otherThan,
  passwordLinksSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { refusedWith, textAt } from '../support/reading';

const hotel = await freshHotel();

const { email, password } = registrationForm;
const own = 'a'.repeat(32);
const foreign = 'b'.repeat(32);
const keyed = (key: string) => ({ headers: { 'visitor-key': key } });

const logIn = (secret: string) => callAccounts(hotel, 'login', { email, password: secret });
const verify = (verificationCode: string, key: string, whose = email) =>
  callAccounts(hotel, 'verify-account', { verificationCode, email: whose }, keyed(key));
async function resend(key: string, whose = email) {
  const response = await callAccounts(hotel, 'resend-otp', { email: whose }, keyed(key));
  await hotel.jobs.runDue();
  return response;
}

const verified = { status: 200, body: { message: 'Verification Successful!' } };
const codeInvalid = { status: 400, body: { code: 'code_invalid' } };

describe('A guest whose answer got lost', () => {
  test('and whose code was right is told so by the next try, whatever its digits', async () => {
    await register(hotel, {}, keyed(own));
    const code = codeSentTo(hotel, email);
    await verify(code, own);
    expect(await verify(code, own)).toMatchObject(verified);
    expect(await verify(otherThan(code), own)).toMatchObject(verified);
    expect((await logIn(password)).status).toBe(200);
  });

  test('is sent no other code for an account that is verified, and told so', async () => {
    await register(hotel, {}, keyed(own));
    await verify(codeSentTo(hotel, email), own);
    const emails = hotel.post.to(email).length;
    expect(await resend(own)).toMatchObject({ status: 409, body: { code: 'already_verified' } });
    expect(hotel.post.to(email)).toHaveLength(emails);
  });

  test('registers once, with what was entered last', async () => {
    await register(hotel, {}, keyed(own));
    const another = 'Harmattan#7';
    expect(
      await register(hotel, { password: another, confirmPassword: another }, keyed(own)),
    ).toMatchObject({ status: 201 });
    expect(codesSentTo(hotel, email)).toHaveLength(1);
    expect(await hotel.context.database.query.registration.findMany()).toHaveLength(1);
    await verify(codeSentTo(hotel, email), own);
    expect((await logIn(password)).status).toBe(401);
    expect((await logIn(another)).status).toBe(200);
  });
});

describe('A stranger with a key of their own', () => {
  test('is answered alike for an address that is verified, waiting or unknown', async () => {
    await register(hotel, {}, keyed(own));
    await verify(codeSentTo(hotel, email), own);
    await register(hotel, { email: 'waiting@example.com' }, keyed(own));
    for (const whose of [email, 'waiting@example.com', 'unknown@example.com']) {
      expect(await verify('000000', foreign, whose)).toMatchObject(codeInvalid);
      expect(await resend(foreign, whose)).toMatchObject({ status: 200 });
      expect(await register(hotel, { email: whose }, keyed(foreign))).toMatchObject({
        status: 201,
      });
    }
  });

  test('who registered the address first learns nothing of its owner’s verification', async () => {
    await register(hotel, {}, keyed(foreign));
    await register(hotel, {}, keyed(own));
    await verify(codeSentTo(hotel, email), own);
    expect(await verify('000000', foreign)).toMatchObject(codeInvalid);
    expect(await resend(foreign)).toMatchObject({ status: 200 });
  });

  test('can’t have the browser that registered the address take the code of their registration', async () => {
    const planted = { password: 'Planted#1', confirmPassword: 'Planted#1' };
    await register(hotel, planted, keyed(foreign));
    await register(hotel, {}, keyed(own));
    const [plantedCode = '', ownCode = ''] = codesSentTo(hotel, email);
    expect(await verify(plantedCode, own)).toMatchObject(codeInvalid);
    const byCodeAlone = { verificationCode: plantedCode };
    expect(await callAccounts(hotel, 'verify-account', byCodeAlone, keyed(own))).toMatchObject(
      codeInvalid,
    );
    expect(await verify(ownCode, own)).toMatchObject(verified);
    expect((await logIn(planted.password)).status).toBe(401);
    expect((await logIn(password)).status).toBe(200);
  });

  test('on the same network doesn’t get the code that the browser that registered asks for', async () => {
    await register(hotel, {}, keyed(own));
    hotel.clock.advance(60_000);
    const planted = { password: 'Planted#1', confirmPassword: 'Planted#1' };
    await register(hotel, planted, keyed(foreign));
    await resend(own);
    expect(await verify(codeSentTo(hotel, email), own)).toMatchObject(verified);
    expect((await logIn(password)).status).toBe(200);
  });

  test('gets an email that can be told from the guest’s, also at the same minute', async () => {
    const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 <https://evil.example>';
    await register(hotel, {}, { headers: { 'visitor-key': own, 'user-agent': phone } });
    hotel.clock.advance(2_000);
    const laptop = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Firefox/130.0';
    await register(hotel, {}, { headers: { 'visitor-key': foreign, 'user-agent': laptop } });
    const emails = hotel.post.to(email).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(emails).toEqual([
      expect.stringContaining(
        'registered on 2 March 2026 at 10:00:00, Lagos time: Chrome on Android.',
      ),
      expect.stringContaining(
        'registered on 2 March 2026 at 10:00:02, Lagos time: Firefox on Windows.',
      ),
    ]);
    await resend(own);
    const again = hotel.post.to(email).at(-1)?.text.replaceAll(/\s+/g, ' ');
    expect(again).toContain('10:00:00, Lagos time: Chrome on Android.');
    expect(again).not.toContain('evil');
  });

  test('can’t use a key that others could guess, and no key is kept readable', async () => {
    expect(await register(hotel, {}, keyed('short'))).toMatchObject({ status: 400 });
    await register(hotel, {}, keyed(own));
    await verify(codeSentTo(hotel, email), own);
    const rows = await hotel.context.database.query.account.findMany();
    expect(JSON.stringify(rows)).not.toContain(own);
  });
});

const newPassword = 'Harmattan#7';
const changed = {
  status: 200,
  body: { message: 'Your password has been changed. Please log in.' },
};
const resetByCode = (verificationCode: string, key: string, secret = newPassword) =>
  callAccounts(
    hotel,
    'reset-password',
    { email, verificationCode, password: secret, confirmPassword: secret },
    keyed(key),
  );
const resetByLink = (token: string, key: string, secret = newPassword) =>
  callAccounts(
    hotel,
    'reset-password/link',
    { token, password: secret, confirmPassword: secret },
    keyed(key),
  );

describe.each([
  ['code', resetByCode, () => codeSentTo(hotel, email), 'code_invalid'],
  ['link', resetByLink, () => passwordLinksSentTo(hotel, email).at(-1) ?? '', 'link_invalid'],
] as const)('A new password whose answer got lost, by a %s', (_, reset, proof, invalid) => {
  beforeEach(async () => {
    await signUpAndLogIn(hotel);
    await forgetPassword(hotel, email);
  });

  test('is set once, and the same try again says so', async () => {
    await reset(proof(), own);
    await hotel.jobs.runDue();
    const emails = hotel.post.to(email).length;
    expect(await reset(proof(), own)).toMatchObject(changed);
    await hotel.jobs.runDue();
    expect(hotel.post.to(email)).toHaveLength(emails);
    expect((await logIn(newPassword)).status).toBe(200);
  });

  test('is not replaced by another one, and that is said', async () => {
    await reset(proof(), own);
    expect(await reset(proof(), own, 'Lagoon#43')).toMatchObject(
      refusedWith(409, 'password_set_before'),
    );
    expect((await logIn(newPassword)).status).toBe(200);
  });

  test('is refused to whoever has another key, or none', async () => {
    await reset(proof(), own);
    expect(await reset(proof(), foreign)).toMatchObject({ status: 400, body: { code: invalid } });
  });
});

test('A deleted account leaves nothing behind by which its browser is known', async () => {
  await register(hotel, {}, keyed(own));
  await verify(codeSentTo(hotel, email), own);
  const { body } = await logIn(password);
  const token = textAt(body, 'token.accessToken');
  await callAccounts(hotel, 'delete-account', { password }, { token });
  expect(await verify('000000', own)).toMatchObject(codeInvalid);
  expect(await resend(own)).toMatchObject({ status: 200 });
});
