import { hotelName } from './mail/hotelName';
import { EnvironmentReader, type Environment } from './environmentReader';
import { keptSecrets, type Secrets } from './keptSecrets';

/** What the server runs with. Times in milliseconds unless the name says otherwise. */
export interface Configuration {
  production: boolean;
  host: string;
  port: number;
  /** Origin under which guests reach the site, without a trailing slash. */
  publicUrl: string;
  /** Which proxies before the server are believed about a guest's network address; false for none. */
  trustProxy: string | false;
  /** Folder of the embedded database, the mailbox and the secrets made at the first start. */
  dataFolder: string;
  /** A PostgreSQL of the hotel's own; null for the embedded one. */
  databaseUrl: string | null;
  logLevel: string;
  secrets: { accessToken: string; codes: string };
  accessTokenLifetime: number;
  refreshTokenLifetime: number;
  /** How long the previous refresh token is still accepted after its rotation. */
  refreshGrace: number;
  codeLifetime: number;
  /** How long a registration waits for its code before it is forgotten. */
  registrationLifetime: number;
  /** Multiplies every limit on one network address: many guests may share one, e.g. at a conference. */
  addressLimitFactor: number;
  /** API requests of one network, before the factor: many times what a guest's browser sends. */
  requestsPerMinute: number;
  hold: number;
  maximumNights: number;
  maximumDaysAhead: number;
  maximumUnpaidReservations: number;
  /** Days before the check-in day at whose beginning refunds end; 0 = until check-in day begins. */
  refundDeadlineDays: number;
  paystack: { baseUrl: string; secretKey: string };
  flutterwave: { baseUrl: string; secretKey: string; secretHash: string };
  /** Where the sandbox stands in for providers without keys; null when it isn't needed. */
  sandbox: { paystackPort: number; flutterwavePort: number } | null;
  /** Null for the mailbox of development. */
  smtpUrl: string | null;
  mailFrom: string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const MINIMUM_SECRET_LENGTH = 32;

const PAYSTACK_URL = 'https://api.paystack.co';
const FLUTTERWAVE_URL = 'https://api.flutterwave.com';

/** The keys under which the sandbox knows this hotel; they open nothing anywhere else. */
export const sandboxKeys = {
  paystack: 'sk_test_conference_centre_hotel',
  flutterwave: 'FLWSECK_TEST-conference-centre-hotel-X',
  secretHash: 'conference-centre-hotel-webhooks',
};

function readSecrets(
  read: EnvironmentReader,
  production: boolean,
  madeBefore: () => Secrets,
): Secrets {
  const secret = (name: string, kept: () => string): string => {
    const given = production ? read.required(name) : read.text(name, null);
    if (given === null) return kept();
    if (given !== '' && given.length < MINIMUM_SECRET_LENGTH) {
      read.complain(name, `needs at least ${MINIMUM_SECRET_LENGTH} characters`);
    }
    return given;
  };
  return {
    accessToken: secret('ACCESS_TOKEN_SECRET', () => madeBefore().accessToken),
    codes: secret('CODE_SECRET', () => madeBefore().codes),
  };
}

type Providers = Pick<Configuration, 'paystack' | 'flutterwave' | 'sandbox'>;

/** In production the providers' keys must be given; in development the sandbox stands in for both. */
function readProviders(read: EnvironmentReader, production: boolean): Providers {
  const paystackKey = production
    ? read.required('PAYSTACK_SECRET_KEY')
    : read.text('PAYSTACK_SECRET_KEY', null);
  const flutterwaveKey = production
    ? read.required('FLUTTERWAVE_SECRET_KEY')
    : read.text('FLUTTERWAVE_SECRET_KEY', null);
  const ports = {
    paystackPort: read.port('SANDBOX_PAYSTACK_PORT', 4010),
    flutterwavePort: read.port('SANDBOX_FLUTTERWAVE_PORT', 4020),
  };
  const standsIn = (port: number) => `http://localhost:${port}`;
  return {
    paystack: {
      baseUrl: read.url(
        'PAYSTACK_BASE_URL',
        paystackKey === null ? standsIn(ports.paystackPort) : PAYSTACK_URL,
      ),
      secretKey: paystackKey ?? sandboxKeys.paystack,
    },
    flutterwave: {
      baseUrl: read.url(
        'FLUTTERWAVE_BASE_URL',
        flutterwaveKey === null ? standsIn(ports.flutterwavePort) : FLUTTERWAVE_URL,
      ),
      secretKey: flutterwaveKey ?? sandboxKeys.flutterwave,
      secretHash:
        flutterwaveKey === null ? sandboxKeys.secretHash : read.required('FLUTTERWAVE_SECRET_HASH'),
    },
    sandbox: paystackKey === null || flutterwaveKey === null ? ports : null,
  };
}

/**
 * The configuration that the environment asks for. Throws one `ConfigurationError` that names every
 * variable that is missing or wrong.
 * @param secretsIn the secrets kept in a data folder, made there when it has none
 */
export function readConfiguration(
  env: Environment,
  secretsIn: (dataFolder: string) => Secrets = keptSecrets,
): Configuration {
  const read = new EnvironmentReader(env);
  const production = env.NODE_ENV === 'production';
  const port = read.port('PORT', 4000);
  const dataFolder = read.text('DATA_FOLDER', '.data');
  const inProduction = (name: string) => (production ? read.required(name) : read.text(name, null));

  if (production) read.required('PUBLIC_URL');
  const configuration: Configuration = {
    production,
    host: read.text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: read.url('PUBLIC_URL', `http://localhost:${port}`),
    trustProxy: read.text('TRUST_PROXY', null) ?? false,
    dataFolder,
    databaseUrl: read.text('DATABASE_URL', null),
    logLevel: read.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    secrets: readSecrets(read, production, () => secretsIn(dataFolder)),
    accessTokenLifetime: 15 * MINUTE,
    refreshTokenLifetime: 30 * DAY,
    refreshGrace: 30 * SECOND,
    codeLifetime: 15 * MINUTE,
    registrationLifetime: DAY,
    addressLimitFactor: read.wholeNumber('ADDRESS_LIMIT_FACTOR', 1, 1, 1_000_000),
    requestsPerMinute: read.wholeNumber('REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    hold: read.wholeNumber('HOLD_MINUTES', 30, 1, 1_440) * MINUTE,
    maximumNights: read.wholeNumber('MAX_NIGHTS', 30, 1, 365),
    maximumDaysAhead: read.wholeNumber('MAX_DAYS_AHEAD', 540, 1, 3_650),
    maximumUnpaidReservations: read.wholeNumber('MAX_UNPAID_RESERVATIONS', 3, 1, 1_000),
    refundDeadlineDays: read.wholeNumber('REFUND_DEADLINE_DAYS', 0, 0, 365),
    ...readProviders(read, production),
    smtpUrl: inProduction('SMTP_URL'),
    mailFrom: inProduction('MAIL_FROM') ?? `${hotelName} <reservations@hotel.example>`,
  };
  read.throwComplaints();
  return configuration;
}
