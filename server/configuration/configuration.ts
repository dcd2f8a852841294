import { hotel } from '../../hotel/hotel';
import { MAX_UNPAID_ROOMS } from '../../machines/booking/suggestRooms';
import { EnvironmentReader, type Environment } from './environmentReader';
import { readMetrics } from './metricsSettings';
import { readProviders } from './providerSettings';
import { assertProductionSettings } from './productionSettings';
import { readSecret, writeDurably } from '../shared/durableFile';
import { isIP } from 'node:net';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

interface Secrets {
  accessToken: string;
  codes: string;
}

function storedSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) {
    return readSecret(
      file,
      'Delete it: a new one is made, and what the old one signed counts no more.',
    );
  }
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeDurably(file, secret);
  return secret;
}

/** Development secrets: created at the first start and stored, so that sessions survive a restart. */
function storedSecrets(dataFolder: string): Secrets {
  return {
    accessToken: storedSecret(dataFolder, 'access-token-secret'),
    codes: storedSecret(dataFolder, 'code-secret'),
  };
}

/** In production the proxies must be named, or `none` be given explicitly, because every limit depends on it. */
function readProxies(read: EnvironmentReader, production: boolean): string | false {
  const proxies = production ? read.required('TRUST_PROXY') : read.text('TRUST_PROXY', 'none');
  if (proxies === 'none' || proxies === '') return false;
  const wrong = proxies.split(',').find((proxy) => !isProxy(proxy.trim()));
  if (wrong !== undefined) {
    read.complain(
      'TRUST_PROXY',
      `must list addresses of proxies, or say none, not "${wrong.trim()}"`,
    );
  }
  return proxies;
}

const networksByName = ['loopback', 'linklocal', 'uniquelocal'];
/** The shortest accepted prefix: a wider network can't be the hotel's own, and would trust anyone. */
const WIDEST_NETWORK = 8;

function isProxy(text: string): boolean {
  if (networksByName.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const width = version === 4 ? 32 : 128;
  return /^\d+$/.test(bits) && Number(bits) >= WIDEST_NETWORK && Number(bits) <= width;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The highest allowed setting of the longest stay, in nights. */
export const LONGEST_STAY = 365;
const MINIMUM_SECRET_LENGTH = 32;

function readSecrets(read: EnvironmentReader, production: boolean, madeBefore: () => Secrets) {
  const secret = (name: string, stored: () => string): string => {
    const given = production ? read.required(name) : read.text(name, null);
    if (given === null) return stored();
    if (given !== '') assertLongEnough(name, given);
    return given;
  };
  const assertLongEnough = (name: string, given: string) => {
    if (given.length >= MINIMUM_SECRET_LENGTH) return;
    read.complain(name, `needs at least ${MINIMUM_SECRET_LENGTH} characters`);
  };
  const accessTokensBefore = read.list('ACCESS_TOKEN_SECRETS_BEFORE');
  for (const before of accessTokensBefore) assertLongEnough('ACCESS_TOKEN_SECRETS_BEFORE', before);
  return {
    accessToken: secret('ACCESS_TOKEN_SECRET', () => madeBefore().accessToken),
    /** Earlier signing secrets, kept while tokens signed with them may be in use. */
    accessTokensBefore,
    codes: secret('CODE_SECRET', () => madeBefore().codes),
  };
}

/** The network's share in the timeout of a database response. */
const ANSWER_ALLOWANCE = 5 * SECOND;

/** Timeouts of a connection, a lock, a statement, its response and an idle transaction. */
function readDatabaseTimes(read: EnvironmentReader) {
  const seconds = (name: string, fallback: number) =>
    read.wholeNumber(name, fallback, 1, 3_600) * SECOND;
  const statement = seconds('DATABASE_STATEMENT_SECONDS', 20);
  return {
    connect: seconds('DATABASE_CONNECT_SECONDS', 5),
    lock: seconds('DATABASE_LOCK_SECONDS', 10),
    statement,
    /** After it, the connection is closed. */
    answer: statement + ANSWER_ALLOWANCE,
    idleTransaction: seconds('DATABASE_IDLE_TRANSACTION_SECONDS', 30),
  };
}

function readSmtpUrl(read: EnvironmentReader, production: boolean): string | null {
  if (production) read.required('SMTP_URL');
  return read.address('SMTP_URL', ['smtp:', 'smtps:'], null);
}

/** In development the emails of the day are in the mailbox. */
function readOwnerEmails(read: EnvironmentReader, production: boolean): readonly string[] {
  const given = read.emailAddresses('OWNER_EMAIL');
  return given.length === 0 && !production ? ['owner@hotel.test'] : given;
}

/** The server's settings. Times in milliseconds unless the name says otherwise. */
export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * The configuration in an environment.
 * @param secretsIn reads a data folder's secrets, which are created there if missing
 * @throws ConfigurationError that names every missing or invalid variable
 */
export function readConfiguration(
  env: Environment,
  secretsIn: (dataFolder: string) => Secrets = storedSecrets,
) {
  const read = new EnvironmentReader(env);
  const production = env.NODE_ENV === 'production';
  const port = read.port('PORT', 4000);
  const dataFolder = read.text('DATA_FOLDER', '.data');
  const hold = read.wholeNumber('HOLD_MINUTES', 30, 1, 1_440) * MINUTE;
  const maximumUnpaidReservations = read.wholeNumber('MAX_UNPAID_RESERVATIONS', 3, 1, 1_000);

  if (production)
    for (const name of ['PUBLIC_URL', 'MAIL_FROM', 'STAFF_EMAIL', 'OWNER_EMAIL'])
      read.required(name);
  const configuration = {
    production,
    host: read.text('HOST', '127.0.0.1'),
    port,
    /** The origin of the site, without a trailing slash. */
    publicUrl: read.origin('PUBLIC_URL', `http://localhost:${port}`),
    /** The proxies that are trusted to report a guest's network address; false for none. */
    trustProxy: readProxies(read, production),
    /** Folder of the embedded database, the mailbox and the secrets created at the first start. */
    dataFolder,
    /** An external PostgreSQL; null for the embedded one. */
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:'], null),
    databaseTimes: readDatabaseTimes(read),
    databaseConnections: read.wholeNumber('DATABASE_CONNECTIONS', 20, 2, 1_000),
    logLevel: read.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    /** Where the server publishes its metrics; null for nowhere. */
    metrics: readMetrics(read),
    /** How long a stopping server goes on serving, reported as not ready, before it accepts no more connections. */
    drain: read.wholeNumber('DRAIN_SECONDS', production ? 5 : 0, 0, 300) * SECOND,
    secrets: readSecrets(read, production, () => secretsIn(dataFolder)),
    accessTokenLifetime: 15 * MINUTE,
    /** How long a session can go without being refreshed. */
    refreshTokenLifetime: 30 * DAY,
    /** How long a session can last, however often it is refreshed. */
    sessionLifetime: read.wholeNumber('SESSION_DAYS', 90, 1, 3_650) * DAY,
    /** After how many years guests are removed from their past reservations. */
    guestYears: read.wholeNumber('GUEST_YEARS', 6, 1, 100),
    /** How long a refresh token is still accepted after its successor was used: two tabs may refresh at once. */
    refreshGrace: 30 * SECOND,
    codeLifetime: 15 * MINUTE,
    /** How long a registration waits for its code before it is deleted. */
    registrationLifetime: DAY,
    /** Multiplies every limit on one network address: many guests may share one, e.g. at a conference. */
    addressLimitFactor: read.wholeNumber('ADDRESS_LIMIT_FACTOR', 1, 1, 1_000_000),
    /** API requests of one network per minute, before the factor: many times what one browser sends. */
    requestsPerMinute: read.wholeNumber('REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    hold,
    /** How long rooms are held while a case about a payment for them is open, from its opening. */
    caseHold: read.wholeNumber('CASE_HOLD_HOURS', 48, 1, 336) * HOUR,
    /** How long a bank transfer is awaited, with rooms held, from the provider's first report of it; 0 for not at all. */
    transferHold: read.wholeNumber('TRANSFER_HOLD_MINUTES', 40, 0, 480) * MINUTE,
    /** A server whose event loop is later than this refuses API requests; 0 for never. */
    maximumEventLoopDelay: read.wholeNumber(
      'MAX_EVENT_LOOP_DELAY_MS',
      production ? 1_000 : 0,
      0,
      60_000,
    ),
    /** How long a whole request may take to arrive. */
    requestTimeout: 30 * SECOND,
    maximumNights: read.wholeNumber('MAX_NIGHTS', 30, 1, LONGEST_STAY),
    maximumDaysAhead: read.wholeNumber('MAX_DAYS_AHEAD', 540, 1, 3_650),
    maximumUnpaidReservations,
    /** How many whole holds an account may leave unused within three hours. */
    maximumUnusedHolds: maximumUnpaidReservations + 1,
    /** Rooms that one account may hold unpaid at a time, each for ten nights on average. */
    maximumUnpaidRooms: read.wholeNumber('MAX_UNPAID_ROOMS', MAX_UNPAID_ROOMS, 1, 10_000),
    /** The screen that follows a new reservation: its confirmation, or the payment page. */
    bookingFlow: read.oneOf('BOOKING_FLOW', ['confirm', 'payment'], 'confirm'),
    /** Whether rooms too small for the party are refused. Otherwise the guest is only advised. */
    occupancyRequired: read.oneOf('OCCUPANCY', ['advised', 'required'], 'advised') === 'required',
    /** The share of each type's unsold rooms in a night, rounded up, that is held only for a short time. */
    keptRoomsPercent: read.wholeNumber('KEPT_ROOMS_PERCENT', 40, 0, 90),
    /** The share of a type's rooms that all unpaid holds of the desk take together in a night; one room at least. */
    deskHoldsPercent: read.wholeNumber('DESK_HOLDS_PERCENT', 25, 0, 100),
    /** How long those last rooms are held for a guest who has never paid, and how many of them. */
    shortHold: hold / 3,
    shortHoldRooms: read.wholeNumber('SHORT_HOLD_ROOMS', 2, 1, 10_000),
    /** Reservations made, changed or cancelled by one account in an hour; each sends an email. */
    changesPerHour: read.wholeNumber('CHANGES_PER_HOUR', 40, 1, 1_000_000),
    /** How long callers share one answer of a provider about a payment. Webhooks don't wait for it. */
    verificationInterval: 3 * SECOND,
    /** The taxes and service charge that prices include. */
    chargeRates: {
      vat: read.percent('VAT_PERCENT', 7.5),
      serviceCharge: read.percent('SERVICE_CHARGE_PERCENT', 0),
    },
    /** Days before check-in day at whose start refunds end; 0 = at the start of check-in day. */
    refundDeadlineDays: read.wholeNumber('REFUND_DEADLINE_DAYS', 0, 0, 365),
    /** The rates that staff may set: no night for less, and so far from the type's rate of a week ago. */
    rates: {
      floorKobo: read.wholeNumber('RATE_FLOOR', 1, 1, 10_000_000) * 100,
      stepPercent: read.wholeNumber('RATE_STEP_PERCENT', 50, 1, 1_000),
    },
    ...readProviders(read, production),
    /** Whether guests are reminded of a paid stay on the day before. */
    arrivalReminders: read.oneOf('ARRIVAL_REMINDERS', ['on', 'off'], 'on') === 'on',
    /** Null for the development mailbox. */
    smtpUrl: readSmtpUrl(read, production),
    /** Whether the mail server takes addresses with letters beyond ASCII before the `@` (SMTPUTF8). */
    smtpUtf8: read.oneOf('MAIL_ADDRESSES', ['ascii', 'any'], 'ascii') === 'any',
    /** The address for news of bookings, cancellations and cases; null in development. */
    staffEmail: read.emailAddress('STAFF_EMAIL'),
    /** The addresses for the email of each business day. Nobody at the desk can change them. */
    ownerEmails: readOwnerEmails(read, production),
    mailFrom: read.sender('MAIL_FROM') ?? `${hotel.name} <${hotel.emails[0]}>`,
  };
  assertProductionSettings(read, configuration);
  read.throwProblems();
  return { ...configuration, unread: read.unread() };
}
