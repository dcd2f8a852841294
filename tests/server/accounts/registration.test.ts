import { describe, expect, test } from 'vitest';
import { networkLimits } from '../../../server/accounts/accountLimits';
import { consumeLimits } from '../../../server/rateLimits/rateLimits';
import {
  callAccounts,
  codeSentTo,
  codesSentTo,
  register,
  registrationForm,
} from '../support/accounts';
import { freshHotel } from '../support/hotel';
import { refusedWith } from '../support/reading';

const hotel = await freshHotel();

const { email } = registrationForm;

describe('Registering', () => {
  test('sends a six-digit code to the e-mail address', async () => {
    expect(await register(hotel)).toMatchObject({
      status: 201,
      body: { message: 'Account created. Please enter the code we sent to your email.' },
    });
    expect(codesSentTo(hotel, email)).toHaveLength(1);
  });

  test('keeps neither the code nor the password readable', async () => {
    await register(hotel);
    const [code = ''] = codesSentTo(hotel, email);
    const tables = await hotel.context.database.query.verificationCode.findMany();
    const registrations = await hotel.context.database.query.registration.findMany();
    expect(JSON.stringify([tables, registrations])).not.toContain(code);
    expect(JSON.stringify(registrations)).not.toContain(registrationForm.password);
    expect(registrations[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('says of every field what is wrong with it', async () => {
    const response = await register(hotel, {
      firstName: 'Ada',
      lastName: '',
      email: 'not an address',
      password: 'lagoon',
      confirmPassword: 'Lagoon',
      phoneNumber: '080300000000',
    });
    expect(response).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        message: 'First name must be at least 6 characters',
        fields: {
          firstName: 'First name must be at least 6 characters',
          lastName: 'Last name is required',
          email: 'Invalid email address',
          phoneNumber: 'Phone number must be at most 11 characters',
          password: 'Password must include at least one special character',
          confirmPassword: 'Confirm password must include at least one special character',
        },
      },
    });
    expect(hotel.jobs.waiting()).toEqual([]);
  });

  test('answers a known e-mail like a new one, and writes to its owner instead', async () => {
    const first = await register(hotel);
    await hotel.guest('owner@example.com');
    const second = await register(hotel, { email: 'Owner@Example.com' });
    expect(second.status).toBe(first.status);
    expect(second.body).toEqual(first.body);
    expect(codesSentTo(hotel, 'owner@example.com')).toEqual([]);
    expect(hotel.post.to('owner@example.com')).toMatchObject([
      { subject: 'You already have an account' },
    ]);
  });

  test('repeats nothing in its email that the sender could have made up', async () => {
    await register(hotel, { firstName: 'Visit evil.example' });
    expect(hotel.post.to(email)[0]?.text).not.toContain('evil');
  });

  test('is refused after five times for one e-mail address, until an hour has passed', async () => {
    for (let times = 0; times < 5; times += 1) await register(hotel);
    expect(await register(hotel)).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_attempts',
        message: 'Too many attempts. Please wait 60 minutes and try again.',
      },
      headers: { 'retry-after': '3600' },
    });
    hotel.clock.advance(3_600_000);
    expect((await register(hotel)).status).toBe(201);
  });

  test('is refused after thirty times from one network, whoever is registered', async () => {
    const { registrations } = networkLimits(hotel.context.configuration);
    await consumeLimits(hotel.context, registrations, '127.0.0.1', 29);
    expect((await register(hotel, { email: 'last@example.com' })).status).toBe(201);
    expect((await register(hotel, { email: 'one@example.com' })).status).toBe(429);
    const elsewhere = { address: '203.0.113.9' };
    expect((await register(hotel, { email: 'one@example.com' }, elsewhere)).status).toBe(201);
  });
});

describe('Asking for another code', () => {
  test('replaces the one before', async () => {
    await register(hotel);
    expect(await callAccounts(hotel, 'resend-otp', { email })).toMatchObject({
      status: 200,
      body: { message: 'OTP resent successfully!' },
    });
    await hotel.jobs.runDue();
    const [before = '', after = ''] = codesSentTo(hotel, email);
    const verify = (verificationCode: string) =>
      callAccounts(hotel, 'verify-account', { verificationCode, email });
    expect((await verify(before)).status).toBe(400);
    expect((await verify(after)).status).toBe(200);
  });

  test('from elsewhere leaves the code that the guest is about to type as it was', async () => {
    await register(hotel);
    const code = codeSentTo(hotel, email);
    await callAccounts(hotel, 'resend-otp', { email }, { address: '203.0.113.9' });
    await hotel.jobs.runDue();
    expect(codesSentTo(hotel, email)).toHaveLength(2);
    const verification = { verificationCode: code, email };
    expect((await callAccounts(hotel, 'verify-account', verification)).status).toBe(200);
  });

  test('does the same before its answer, whether somebody waits or not', async () => {
    await register(hotel);
    const emails = () => hotel.context.database.query.outboundEmail.findMany();
    const before = await emails();
    await callAccounts(hotel, 'resend-otp', { email });
    await callAccounts(hotel, 'resend-otp', { email: 'nobody@example.com' });
    expect(hotel.jobs.waiting().map(({ job }) => job.kind)).toEqual(['sendNewCode', 'sendNewCode']);
    expect(await emails()).toEqual(before);
  });

  test('is left to the guest after strangers used up all that a mailbox has', async () => {
    await register(hotel);
    for (let times = 0; times < 24; times += 1) {
      await callAccounts(hotel, 'resend-otp', { email }, { address: `203.0.113.${times}` });
    }
    expect((await callAccounts(hotel, 'resend-otp', { email })).status).toBe(200);
    expect((await callAccounts(hotel, 'resend-otp', { email })).status).toBe(429);
  });

  test('fills no mailbox, in whatever way twenty networks ask: at most forty emails a day', async () => {
    await register(hotel, {}, { address: '198.51.100.1' });
    for (let hour = 0; hour < 2; hour += 1) {
      for (let network = 0; network < 20; network += 1) {
        const from = { address: `203.0.113.${network}` };
        if (hour === 0) await register(hotel, {}, from);
        await callAccounts(hotel, 'resend-otp', { email }, from);
        // A log-in hashes the password for each registration that waits: one in five is enough.
        if (network % 5 > 0) continue;
        await callAccounts(hotel, 'login', { email, password: registrationForm.password }, from);
      }
      await hotel.jobs.runDue();
      hotel.clock.advance(3_600_000);
    }
    expect(hotel.post.to(email).length).toBeLessThanOrEqual(40);
  });

  test('goes to the registration from the same network when there are several', async () => {
    await register(hotel, {}, { address: '198.51.100.1' });
    hotel.clock.advance(60_000);
    await register(hotel, { firstName: 'Stranger' }, { address: '203.0.113.9' });
    await callAccounts(hotel, 'resend-otp', { email }, { address: '198.51.100.1' });
    await hotel.jobs.runDue();
    const verificationCode = codesSentTo(hotel, email).at(-1);
    await callAccounts(hotel, 'verify-account', { verificationCode, email });
    const login = { email, password: registrationForm.password };
    expect(await callAccounts(hotel, 'login', login)).toMatchObject({
      body: { user: { firstName: 'Adaobi' } },
    });
  });

  test('is refused after four times for one e-mail address', async () => {
    for (let times = 0; times < 4; times += 1) await callAccounts(hotel, 'resend-otp', { email });
    expect(await callAccounts(hotel, 'resend-otp', { email })).toMatchObject(
      refusedWith(429, 'too_many_attempts'),
    );
  });
});
