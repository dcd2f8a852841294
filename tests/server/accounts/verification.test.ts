import { describe, expect, test } from 'vitest';
import {
  callAccounts,
  codeSentTo,
  codesSentTo,
  otherThan,
  register,
  registrationForm,
} from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { refusedWith } from '../support/reading';

const hotel = await freshHotel();

const { email, password } = registrationForm;
const verify = (verificationCode: string, changes: object = { email }, address = '127.0.0.1') =>
  callAccounts(hotel, 'verify-account', { verificationCode, ...changes }, { address });
const logIn = (secret: string) => callAccounts(hotel, 'login', { email, password: secret });

describe('Verifying an account', () => {
  test('works once', async () => {
    await register(hotel);
    const code = codeSentTo(hotel, email);
    await verify(code);
    expect(await verify(code)).toMatchObject(
      refusedWith(400, 'code_invalid', { message: 'Invalid OTP. Please try again.' }),
    );
  });

  test('is refused with a wrong code, and with the code of somebody else', async () => {
    await register(hotel);
    await register(hotel, { email: 'chinedu@example.com' });
    const code = codeSentTo(hotel, email);
    expect((await verify(otherThan(code))).status).toBe(400);
    expect((await verify(codeSentTo(hotel, 'chinedu@example.com'))).status).toBe(400);
    expect((await verify(code)).status).toBe(200);
  });

  test('is refused when a quarter of an hour has passed', async () => {
    await register(hotel);
    hotel.clock.advance(15 * 60_000);
    expect((await verify(codeSentTo(hotel, email))).status).toBe(400);
  });

  test('wears a code out with five wrong tries', async () => {
    await register(hotel);
    const code = codeSentTo(hotel, email);
    for (let tries = 0; tries < 5; tries += 1) await verify(otherThan(code));
    expect((await verify(code)).status).toBe(400);
  });

  test('is not spoilt by the wrong codes of strangers, however many', async () => {
    await register(hotel);
    const code = codeSentTo(hotel, email);
    for (let tries = 0; tries < 20; tries += 1) {
      await verify(otherThan(code), { email }, `10.0.0.${tries}`);
    }
    expect((await verify(code, { email }, '10.0.1.1')).status).toBe(429);
    expect((await verify(otherThan(code))).status).toBe(400);
    expect((await verify(code)).status).toBe(200);
  });

  test('is refused after ten wrong tries for one e-mail from one network', async () => {
    const address = '203.0.113.9';
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await verify('000000', { email }, address)).status).toBe(400);
    }
    expect((await verify('000000', { email }, address)).status).toBe(429);
    expect((await verify('000000')).status).toBe(400);
  });

  test('without the e-mail address is refused after five wrong tries from one network', async () => {
    await register(hotel);
    const code = codeSentTo(hotel, email);
    for (let tries = 0; tries < 5; tries += 1) await verify(otherThan(code), {});
    expect(await verify(code, {})).toMatchObject(refusedWith(429, 'too_many_attempts'));
    expect((await verify(code, {}, '203.0.113.9')).status).toBe(200);
  });

  test('is refused after fifteen wrong tries for one e-mail, whatever codes were sent', async () => {
    for (let tries = 0; tries < 15; tries += 1)
      await verify('000000', { email }, `10.0.0.${tries}`);
    expect((await verify('000000')).status).toBe(429);
  });

  test('activates the password of its own registration and drops the others', async () => {
    const planted = { password: 'Planted#1', confirmPassword: 'Planted#1' };
    await register(hotel, planted);
    await register(hotel);
    const [plantedCode = '', ownCode = ''] = codesSentTo(hotel, email);
    expect((await verify(ownCode)).status).toBe(200);
    expect((await verify(plantedCode)).status).toBe(400);
    expect((await logIn(password)).status).toBe(200);
    expect((await logIn('Planted#1')).status).toBe(401);
  });

  test('is too late once the registration was forgotten after a day', async () => {
    await register(hotel);
    hotel.clock.advance(24 * 60 * 60_000);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await hotel.context.database.query.registration.findMany()).toEqual([]);
  });
});
