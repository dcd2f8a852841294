import fc from 'fast-check';
import { chargeViolations, refundViolations } from '../../simulation/support/bookInvariants';
import { readEverything } from '../../simulation/support/everything';
import { History } from '../../simulation/support/history';
import { reservationViolations } from '../../simulation/support/reservationInvariants';
import { SentEmails } from '../../simulation/support/sentEmails';
import type { PaymentWorld } from '../payments/paymentWorld';
import { signUpAndLogIn } from '../support/accounts';
import { methodOf } from '../support/contractCalls';
import type { HotelResponse } from '../support/hotel';
import { valueAt } from '../support/reading';
import { rightRequests } from './rightRequests';
import { Known, requests, type FuzzedRequest, type KnownKind } from './requests';

/** How many requests one server gets before its books are checked. */
export const REQUESTS_IN_RUN = 100;
const DAY = 24 * 3_600_000;
/** Holds run out, providers decide, refunds are paid out. */
const UNTIL_ALL_IS_DECIDED = 45 * DAY;

/** What the server has returned so far, and its two guests. */
interface Story {
  tokens: { first: string; second: string };
  told: Record<KnownKind, string[]>;
  /** The owner of each reservation, by id. */
  owners: Map<string, 'first' | 'second'>;
}

async function beginning(world: PaymentWorld): Promise<Story> {
  await world.reset();
  const first = await signUpAndLogIn(world);
  const second = await signUpAndLogIn(world, { email: 'chidi@example.com' });
  return {
    tokens: { first: first.token, second: second.token },
    told: {
      reservationId: [],
      amount: [],
      sessionId: [],
      reference: [],
      refreshToken: [first.refreshToken],
      verificationCode: [],
      cursor: [],
    },
    owners: new Map(),
  };
}

/** Fills in values that the server has returned, or an id that doesn't exist if there are none yet. */
function filled(told: Story['told'], value: unknown): unknown {
  if (value instanceof Known) {
    const known = toldOf(told, value);
    return value.kind === 'amount' ? Number(known) : known;
  }
  if (Array.isArray(value)) return value.map((member) => filled(told, member));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [name, filled(told, member)]));
}

function toldOf(told: Story['told'], value: string | Known): string {
  if (!(value instanceof Known)) return value;
  const all = told[value.kind];
  // Every other time the newest, because most older ones are over.
  const place = value.choice % 2 === 0 ? all.length - 1 : value.choice % Math.max(1, all.length);
  return all[place] ?? 'nothing of this kind';
}

/** Like a careless client: what can't be encoded is sent in a form that can't be decoded. */
function encoded(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function addressOf({ operation, id, query }: FuzzedRequest, told: Story['told']): string {
  // A path that can't be decoded is outside the contract, so surrogates are replaced.
  const named = toldOf(told, id).replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  const path = operation.path.replace('{id}', encodeURIComponent(named));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encoded(toldOf(told, value))}`],
  );
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}

/** Where a response contains something that later requests can use. */
const tellsOf: Readonly<Record<string, KnownKind>> = {
  'reservationData.id': 'reservationId',
  'results.0.newReservation.id': 'reservationId',
  // The first one is the caller's own session.
  'sessions.1.id': 'sessionId',
  reference: 'reference',
  'token.refreshToken': 'refreshToken',
  nextCursor: 'cursor',
};

/** Remembers what a response and the emails contain, and returns the URL of a page that was opened. */
function listen(
  world: PaymentWorld,
  { told, owners }: Story,
  { body }: HotelResponse,
  caller: FuzzedRequest['caller'],
): string | null {
  for (const [path, kind] of Object.entries(tellsOf)) {
    const value = valueAt(body, path);
    if (typeof value === 'string') told[kind].push(value);
  }
  const made = valueAt(body, 'reservationData') ?? valueAt(body, 'results.0.newReservation');
  const total = valueAt(made, 'totalPrice');
  const id = valueAt(made, 'id');
  if (typeof id === 'string' && typeof total === 'number') {
    told.amount.push(String(total));
    if (caller === 'first' || caller === 'second') owners.set(id, caller);
  }
  told.verificationCode = world.post.emails.flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? []);
  const page = valueAt(body, 'authorization_url') ?? valueAt(body, 'paymentLink');
  return typeof page === 'string' ? page : null;
}

/** A request's subject: the reservation in its body, or what is in its path. */
function subjectOf({ body, id }: FuzzedRequest): string | Known {
  const named: unknown =
    typeof body === 'object' && body ? Reflect.get(body, 'reservationId') : null;
  return named instanceof Known ? named : id;
}

function tokenOf(
  { tokens, owners }: Story,
  caller: FuzzedRequest['caller'],
  subject: string,
): string | undefined {
  switch (caller) {
    case 'forged':
      return 'a.forged.token';
    case 'nobody':
      return undefined;
    case 'owner':
      return tokens[owners.get(subject) ?? 'first'];
    default:
      return tokens[caller];
  }
}

/**
 * Sends one request, and returns its status.
 * @throws Error if the response is a failure of ours or breaks the contract
 */
async function send(world: PaymentWorld, story: Story, request: FuzzedRequest): Promise<number> {
  const { operation, caller, network, wait, headers } = request;
  if (wait > 0) {
    await world.passAtProviders(wait);
    await world.jobs.run({ kind: 'sweep' });
  }
  const url = addressOf(request, story.told);
  const body = filled(story.told, request.body);
  const token = tokenOf(story, caller, toldOf(story.told, subjectOf(request)));
  const options = {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers,
    address: `10.0.${network}.1`,
  };
  const response = await world
    .request(methodOf(operation), url, options)
    .catch((cause: unknown) => {
      throw new Error(`${operation.call} ${url} ${JSON.stringify(options)}`, { cause });
    });
  if (response.status >= 500) {
    throw new Error(`${response.status} for ${operation.call} ${url} ${JSON.stringify(options)}`);
  }
  const page = listen(world, story, response, caller);
  // Every other page is paid, with or without coming back.
  if (page !== null && network % 2 === 0) {
    await world.press(page, network % 4 === 0 ? 'pay' : 'payWithoutReturning');
  }
  await world.jobs.runDue();
  return response.status;
}

/** What is wrong with the hotel's books and rooms once everything is decided. */
async function violationsAtTheEnd(world: PaymentWorld): Promise<string[]> {
  await world.pass(UNTIL_ALL_IS_DECIDED);
  const everything = await readEverything({
    database: world.context.database,
    sandbox: world.sandbox,
    sentEmails: new SentEmails(world.context.clock),
  });
  const compared = { everything, history: new History(), named: new Set<string>() };
  return [
    ...chargeViolations(compared),
    ...refundViolations(compared),
    ...reservationViolations(everything),
  ];
}

/**
 * Sends runs of random requests, each to a separate server, and returns how often each operation was answered with
 * each status, by `login 401`.
 * @throws Error with the seed and the request that failed or was answered outside the contract, or with what is wrong
 * with the books at the end
 */
export async function fuzz(
  world: PaymentWorld,
  runs: number,
  seed: number,
): Promise<ReadonlyMap<string, number>> {
  const answered = new Map<string, number>();
  const any = fc.oneof({ weight: 3, arbitrary: requests }, { weight: 2, arbitrary: rightRequests });
  const run = fc.array(any, {
    minLength: REQUESTS_IN_RUN,
    maxLength: REQUESTS_IN_RUN,
  });
  await fc.assert(
    fc.asyncProperty(run, async (all) => {
      const story = await beginning(world);
      for (const request of all) {
        const kind = `${request.operation.id} ${await send(world, story, request)}`;
        answered.set(kind, (answered.get(kind) ?? 0) + 1);
      }
      const violations = await violationsAtTheEnd(world);
      if (violations.length > 0) throw new Error(violations.join('\n'));
    }),
    // Shrinking would have to replay every shorter history; the request alone says enough.
    { numRuns: runs, seed, endOnFailure: true },
  );
  return answered;
}
