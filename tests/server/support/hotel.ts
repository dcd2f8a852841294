import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach } from 'vitest';
import { issueAccessToken } from '../../../server/accounts/accessToken';
import { buildApp } from '../../../server/app/buildApp';
import type { Configuration } from '../../../server/configuration/configuration';
import { account, session } from '../../../server/database/schema';
import { routesOf } from '../../../server/app/routes';
import { jobHandlersOf } from '../../../server/app/jobHandlers';
import { createAppContext, type AppContext } from '../../../server/app/context';
import type { Log } from '../../../server/shared/log';
import type { PaymentProviders } from '../../../server/paymentProviders/provider';
import type { OpenDatabase } from '../../../server/database/database';
import { checkResponse } from './contractCheck';
import { HandClock } from './handClock';
import { HandJobs } from './handJobs';
import { HotelSandbox } from './hotelSandbox';
import { MemoryPost } from './memoryPost';
import { openingTime } from './openingTime';
import { seededRandom } from './seededRandom';
import { testConfiguration } from './testConfiguration';
import { emptyDatabase, workerDatabase } from './workerDatabase';
import { silence } from './silence';

export interface HotelOptions {
  configuration?: Partial<Configuration>;
  /** Other providers than the sandbox. */
  providers?: PaymentProviders;
  /** A database other than the worker's, e.g. a real PostgreSQL; it is not closed with the server. */
  database?: OpenDatabase;
  log?: Log;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface RequestOptions {
  /** Access token. */
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's network address. */
  address?: string;
}

/** A response; `body` is its parsed JSON, else its text. Read it with `textAt`. */
export interface HotelResponse {
  status: number;
  body: unknown;
  headers: Record<string, string | string[] | number | undefined>;
}

/** The hash of `Lagoon#42`, the password in the contract’s examples; precomputed, because hashing is slow. */
const hashOfGuestsPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$CNImeohV/itSm/Ji7ax+ow$B/UP3nlhYVvQpRDbiyQsC4r12CSGnhQMPtyF88ByqNI';

export interface TestGuest {
  accountId: string;
  sessionId: string;
  email: string;
  token: string;
}

/**
 * A whole server in this process, with everything that comes from outside under a test's control: time, randomness,
 * jobs, email transport and the database.
 */
export interface Hotel {
  context: AppContext;
  app: FastifyInstance;
  clock: HandClock;
  jobs: HandJobs;
  post: MemoryPost;
  request(method: Method, url: string, options?: RequestOptions): Promise<HotelResponse>;
  /** A verified guest with a session, inserted directly into the database. */
  guest(email?: string): Promise<TestGuest>;
  /** The guest's session, once more after a restore ended it. */
  openSession(guest: Pick<TestGuest, 'accountId' | 'sessionId'>): Promise<void>;
  /** The payment sandbox in place of the providers. */
  atProviders: HotelSandbox;
  /** Runs everything that is due now: jobs, the sandbox's webhooks, and what follows from them. */
  settle(): Promise<void>;
  /** Lets a number of milliseconds pass, and then runs everything that is due. */
  pass(milliseconds: number): Promise<void>;
  /** Back to the start: empty tables, no jobs, no emails, the clock at `openingTime`. */
  reset(): Promise<void>;
}

function parsed(text: string, contentType: unknown): unknown {
  if (text === '') return undefined;
  const isJson = typeof contentType === 'string' && contentType.startsWith('application/json');
  return isJson ? JSON.parse(text) : text;
}

async function ask(
  app: FastifyInstance,
  method: Method,
  url: string,
  { token, body, headers, address }: RequestOptions,
): Promise<HotelResponse> {
  const request: InjectOptions = {
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: asPayload(body) }),
    ...(address === undefined ? {} : { remoteAddress: address }),
  };
  const response = await app.inject(request);
  const responseBody = parsed(response.body, response.headers['content-type']);
  checkResponse(method, url, response.statusCode, responseBody);
  return { status: response.statusCode, body: responseBody, headers: response.headers };
}

/** Text and bytes are sent unchanged, everything else as JSON. */
function asPayload(body: unknown): string | Buffer {
  return typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body);
}

/** Opens a server; its database contains only the hotel's rooms. */
export async function openHotel(options: HotelOptions = {}): Promise<Hotel> {
  const { database } = options.database ?? (await workerDatabase());
  const clock = new HandClock(openingTime);
  const jobs = new HandJobs(clock);
  const post = new MemoryPost();
  const configuration = testConfiguration(options.configuration);
  const atProviders = new HotelSandbox(clock, configuration, async (webhook) => {
    const { url, headers, rawBody } = webhook;
    const request = { headers, body: Buffer.from(rawBody) };
    return (await ask(app, 'POST', new URL(url).pathname, request)).status;
  });
  const context = createAppContext({
    clock,
    random: seededRandom(1),
    configuration,
    database,
    jobs,
    emailTransport: post,
    providers: options.providers ?? atProviders.providers,
    log: options.log ?? silence,
  });
  jobs.employ(jobHandlersOf(context));
  const app: FastifyInstance = await buildApp(context, routesOf(context));

  const openSession: Hotel['openSession'] = async ({ accountId, sessionId }) => {
    const now = clock.now();
    await database.insert(session).values({
      id: sessionId,
      accountId,
      device: 'a test',
      networkHash: 'none',
      openedAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + configuration.sessionLifetime),
    });
  };

  const guest = async (email = 'adaobi@example.com'): Promise<TestGuest> => {
    const accountId = context.random.uuid();
    await database.insert(account).values({
      id: accountId,
      email,
      passwordHash: hashOfGuestsPassword,
      firstName: 'Adaobi',
      lastName: 'Okeke',
      phoneNumber: '08030000000',
      createdAt: clock.now(),
    });
    const sessionId = context.random.uuid();
    await openSession({ accountId, sessionId });
    const token = await issueAccessToken(context, { accountId, sessionId });
    return { accountId, sessionId, email, token };
  };

  const settle = async (): Promise<void> => {
    do await jobs.runDue();
    while (await atProviders.runNext());
  };
  const pass = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await settle();
  };

  const reset = async (): Promise<void> => {
    await emptyDatabase(database);
    clock.reset();
    jobs.reset();
    post.reset();
    atProviders.reset();
  };
  await reset();

  return {
    context,
    app,
    clock,
    jobs,
    post,
    atProviders,
    settle,
    pass,
    request: (method, url, requestOptions = {}) => ask(app, method, url, requestOptions),
    guest,
    openSession,
    reset,
  };
}

/** A hotel for the tests of a file, which goes back to the start before each of them. */
export async function freshHotel(options: HotelOptions = {}): Promise<Hotel> {
  const hotel = await openHotel(options);
  beforeEach(() => hotel.reset());
  return hotel;
}
