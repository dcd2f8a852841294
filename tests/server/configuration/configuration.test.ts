import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../server/configuration/configuration';
import { hotel } from '../../../hotel/hotel';

const folder = mkdtempSync(join(tmpdir(), 'hotel-configuration-'));
afterAll(() => rm(folder, { recursive: true }));

const madeBefore = () => ({ accessToken: 'made before', codes: 'made before, too' });

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.irokocourt.example/',
  ACCESS_TOKEN_SECRET: 'a secret of at least thirty-two characters',
  CODE_SECRET: 'another secret of at least thirty-two characters',
  PAYSTACK_SECRET_KEY: 'sk_live_of_the_hotel',
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK-of-the-hotel-X',
  FLUTTERWAVE_SECRET_HASH: 'a hash of the hotel',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Iroko Court <reservations@irokocourt.example>',
  STAFF_EMAIL: 'desk@irokocourt.example',
  OWNER_EMAIL: 'owner@irokocourt.example, other@irokocourt.example',
};

describe('Without any variable', () => {
  test('the server runs for development, on its own', () => {
    expect(readConfiguration({}, madeBefore)).toMatchObject({
      production: false,
      port: 4000,
      publicUrl: 'http://localhost:4000',
      dataFolder: '.data',
      databaseUrl: null,
      secrets: { accessToken: 'made before', codes: 'made before, too' },
      accessTokenLifetime: 900_000,
      refreshGrace: 30_000,
      hold: 1_800_000,
      maximumNights: 30,
      maximumDaysAhead: 540,
      shortHold: 600_000,
      maximumUnpaidReservations: 3,
      maximumUnusedHolds: 4,
      maximumUnpaidRooms: 12,
      bookingFlow: 'confirm',
      occupancyRequired: false,
      refundDeadlineDays: 0,
      paystack: { baseUrl: 'http://localhost:4010' },
      flutterwave: { baseUrl: 'http://localhost:4020' },
      paymentChannels: ['card', 'bank_transfer', 'ussd'],
      sandbox: { paystackPort: 4010, flutterwavePort: 4020 },
      smtpUrl: null,
      ownerEmails: ['owner@hotel.test'],
      mailFrom: `${hotel.name} <${hotel.emails[0]}>`,
    });
  });

  test('its secrets are made once and kept in the data folder', () => {
    const first = readConfiguration({ DATA_FOLDER: join(folder, 'data') });
    const second = readConfiguration({ DATA_FOLDER: join(folder, 'data') });
    expect(second.secrets).toEqual(first.secrets);
    expect(first.secrets.accessToken).not.toBe(first.secrets.codes);
    expect(first.secrets.accessToken.length).toBeGreaterThan(32);
  });
});

describe('With variables', () => {
  test('they decide', () => {
    const env = {
      PORT: '4930',
      HOLD_MINUTES: '45',
      MAX_UNPAID_RESERVATIONS: '5',
      MAX_NIGHTS: '14',
      BOOKING_FLOW: 'payment',
      OCCUPANCY: 'required',
      PAYMENT_CHANNELS: 'bank_transfer,card',
      REFUND_DEADLINE_DAYS: '2',
      DATABASE_URL: 'postgres://hotel@db.example/hotel',
      PAYSTACK_SECRET_KEY: 'sk_test_of_the_hotel',
    };
    expect(readConfiguration(env, madeBefore)).toMatchObject({
      port: 4930,
      publicUrl: 'http://localhost:4930',
      hold: 2_700_000,
      shortHold: 900_000,
      maximumUnusedHolds: 6,
      maximumNights: 14,
      bookingFlow: 'payment',
      occupancyRequired: true,
      paymentChannels: ['card', 'bank_transfer'],
      refundDeadlineDays: 2,
      databaseUrl: 'postgres://hotel@db.example/hotel',
      paystack: { baseUrl: 'https://api.paystack.co', secretKey: 'sk_test_of_the_hotel' },
      flutterwave: { baseUrl: 'http://localhost:4020' },
      sandbox: { paystackPort: 4010, flutterwavePort: 4020 },
    });
  });

  test('everything that is wrong with them is said at once', () => {
    const env = {
      PORT: '99999',
      HOLD_MINUTES: '0.5',
      PAYMENT_CHANNELS: 'card, cash',
      PUBLIC_URL: 'www.irokocourt.example',
      ACCESS_TOKEN_SECRET: 'short',
      LOG_LEVEL: 'loud',
    };
    expect(() => readConfiguration(env, madeBefore)).toThrow(
      [
        "The server can't start with this configuration:",
        '  PORT must be a whole number from 1 to 65535, not "99999"',
        '  HOLD_MINUTES must be a whole number from 1 to 1440, not "0.5"',
        '  PUBLIC_URL must be an http or https address, not "www.irokocourt.example"',
        '  LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"',
        '  ACCESS_TOKEN_SECRET needs at least 32 characters',
        '  PAYMENT_CHANNELS must list some of card, bank_transfer, ussd, not "cash"',
      ].join('\n'),
    );
  });
});

describe('In production', () => {
  test('the real providers are called, and the server listens to this machine’s proxy alone', () => {
    expect(readConfiguration(production)).toMatchObject({
      production: true,
      host: '127.0.0.1',
      drain: 5_000,
      publicUrl: 'https://www.irokocourt.example',
      paystack: { baseUrl: 'https://api.paystack.co' },
      flutterwave: { baseUrl: 'https://api.flutterwave.com' },
      sandbox: null,
    });
  });

  test.each([
    'PUBLIC_URL',
    'ACCESS_TOKEN_SECRET',
    'CODE_SECRET',
    'PAYSTACK_SECRET_KEY',
    'FLUTTERWAVE_SECRET_KEY',
    'FLUTTERWAVE_SECRET_HASH',
    'TRUST_PROXY',
    'SMTP_URL',
    'MAIL_FROM',
    'STAFF_EMAIL',
    'OWNER_EMAIL',
  ])('%s must be given', (name) => {
    expect(() => readConfiguration({ ...production, [name]: '' })).toThrow(`${name} is missing`);
  });

  test.each([
    ['PAYSTACK_SECRET_KEY', 'sk_test_of_the_hotel', 'is a test key'],
    ['FLUTTERWAVE_SECRET_KEY', 'FLWSECK_TEST-of-the-hotel-X', 'is a test key'],
    ['PUBLIC_URL', 'http://www.irokocourt.example', 'must be an https address'],
    ['PAYSTACK_BASE_URL', 'http://api.paystack.co', 'must be an https address'],
    ['TRUST_PROXY', 'true', 'must list addresses of proxies, or say none'],
    ['TRUST_PROXY', '0.0.0.0/0', 'must list addresses of proxies, or say none'],
    ['TRUST_PROXY', '10.0.0.1, ::/0', 'must list addresses of proxies, or say none'],
    ['SMTP_URL', 'mail.example:587', 'must be an address such as smtp://host'],
    ['SMTP_URL', 'http://mail.example', 'must be an address such as smtp://host'],
    ['STAFF_EMAIL', 'the desk', 'must be an email address, not "the desk"'],
    ['OWNER_EMAIL', 'owner@irokocourt.example, me', 'must be an email address, not "me"'],
    ['PUBLIC_URL', 'https://www.irokocourt.example/hotel', 'must be an origin without a path'],
    ['PUBLIC_URL', 'https://www.irokocourt.example?from=mail', 'must be an origin without a path'],
    ['PUBLIC_URL', 'https://me:secret@www.irokocourt.example', 'must be an origin without a path'],
    ['PAYSTACK_SECRET_KEY', 'pk_live_of_the_hotel', 'must begin with sk_live_'],
    ['PAYSTACK_SECRET_KEY', 'FLWSECK-of-the-hotel-X', 'must begin with sk_live_'],
    ['FLUTTERWAVE_SECRET_KEY', 'FLWPUBK-of-the-hotel-X', 'must begin with FLWSECK-'],
    ['FLUTTERWAVE_SECRET_KEY', 'sk_live_of_the_hotel_too', 'must begin with FLWSECK-'],
    ['MAIL_FROM', 'nonsense', 'must be an email address, not "nonsense"'],
    ['MAIL_FROM', 'Iroko Court <nonsense>', 'must be an email address'],
    ['MAIL_FROM', 'Iroko Court desk@irokocourt.example', 'must be an email address'],
    ['DATABASE_URL', 'hotel@db.example', 'must be an address such as postgres://host'],
  ])('%s is not %s', (name, value, problem) => {
    expect(() => readConfiguration({ ...production, [name]: value })).toThrow(problem);
  });

  const random = 'q7Vn2xKc9RzWm4TbLp8sYd3HfJ6gUa1E';

  test.each([
    'ACCESS_TOKEN_SECRET',
    'ACCESS_TOKEN_SECRETS_BEFORE',
    'CODE_SECRET',
    'PAYSTACK_SECRET_KEY',
    'FLUTTERWAVE_SECRET_KEY',
    'FLUTTERWAVE_SECRET_HASH',
    'METRICS_TOKEN',
  ])('%s is a secret, and no other’s', (name) => {
    const withMetrics = {
      ...production,
      METRICS_PORT: '9464',
      METRICS_TOKEN: `of metrics ${random}`,
    };
    const reading = (secret: string) => () => readConfiguration({ ...withMetrics, [name]: secret });
    const beginnings: Record<string, string> = {
      PAYSTACK_SECRET_KEY: 'sk_live_',
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK-',
    };
    expect(reading(`${beginnings[name] ?? ''}${random}`)).not.toThrow();
    for (const guessed of ['a'.repeat(40), 'ab'.repeat(20), 'changeme'.repeat(5)]) {
      expect(reading(guessed)).toThrow(`${name} is easy to guess`);
    }
    expect(reading('a')).toThrow(new RegExp(`${name} needs at least \\d+ characters`));
    const others = { ...withMetrics, ACCESS_TOKEN_SECRETS_BEFORE: `of before ${random}` };
    for (const [other, secret] of Object.entries(others)) {
      if (other === name || !/SECRET|METRICS_TOKEN/.test(other)) continue;
      const both = () => readConfiguration({ ...others, [name]: secret });
      expect(both).toThrow(/ must not be the same as /);
    }
  });

  test('a sender may be an address alone, and an origin may be written with capitals', () => {
    const env = { MAIL_FROM: 'desk@irokocourt.example', PUBLIC_URL: 'https://IrokoCourt.example' };
    expect(readConfiguration({ ...production, ...env })).toMatchObject({
      mailFrom: 'desk@irokocourt.example',
      publicUrl: 'https://irokocourt.example',
    });
  });

  test.each([
    ['HOLD_MINUTE', 'HOLD_MINUTES is'],
    ['DATABASE_URI', 'DATABASE_URL is'],
    ['MAX_NIGTHS', 'MAX_NIGHTS is'],
  ])('%s, which is not read, is named', (name, words) => {
    const { unread } = readConfiguration({ ...production, [name]: '5' });
    expect(unread).toEqual([expect.stringMatching(new RegExp(`^${name} is not read.*${words}`))]);
  });

  test('variables of others, empty ones and its own are no misspellings', () => {
    const others = {
      PATH: '/bin',
      HOSTNAME: 'web',
      POST: 'x',
      HOLD_MINUTE: '',
      METRICS_HOST: '::1',
    };
    expect(readConfiguration({ ...production, ...others }).unread).toEqual([]);
  });

  test('test keys are for a rehearsal that is called one', () => {
    const env = { ...production, PAYSTACK_SECRET_KEY: 'sk_test_of_the_hotel', REHEARSAL: 'yes' };
    expect(readConfiguration(env).paystack.secretKey).toBe('sk_test_of_the_hotel');
  });

  test.each([
    ['none', false],
    ['loopback', 'loopback'],
    ['10.0.0.1, 10.1.0.0/16, 2001:db8::/32', '10.0.0.1, 10.1.0.0/16, 2001:db8::/32'],
  ])('the proxies may be %s', (given, trustProxy) => {
    expect(readConfiguration({ ...production, TRUST_PROXY: given })).toMatchObject({ trustProxy });
  });
});

describe('In development', () => {
  test.each(['http://www.irokocourt.example', 'https://192.168.1.4', 'http://localhost.example'])(
    'the site is not %s, which others can reach',
    (address) => {
      expect(() => readConfiguration({ PUBLIC_URL: address }, madeBefore)).toThrow(
        'PUBLIC_URL must be local unless NODE_ENV is production',
      );
    },
  );
});
