import fc from 'fast-check';
import {
  branch,
  examplesOf,
  isTree,
  listAt,
  type Operation,
  type Tree,
} from '../../unit/contract/contractDocument';
import { bodySchemaOf, operations } from '../support/contractCalls';

/** A placeholder for what is only known during the run, e.g. a reservation's id. */
export class Known {
  readonly kind: KnownKind;
  /** Which of the values known by then. */
  readonly choice: number;

  constructor(kind: KnownKind, choice: number) {
    this.kind = kind;
    this.choice = choice;
  }
}

export type KnownKind =
  | 'reservationId'
  | 'amount'
  | 'sessionId'
  | 'reference'
  | 'refreshToken'
  | 'verificationCode'
  | 'cursor';

/** One random request. */
export interface FuzzedRequest {
  operation: Operation;
  /** The value of the id in the path. */
  id: string | Known;
  query: Record<string, string | Known | undefined>;
  headers: Record<string, string>;
  /** The caller: one of the guests, the owner of the reservation, a bad token, or none. */
  caller: 'first' | 'second' | 'owner' | 'forged' | 'nobody';
  /** Sent unchanged if it is text; undefined means no body. */
  body: unknown;
  /** The last number of the caller's network address. */
  network: number;
  /** How many milliseconds pass before it. */
  wait: number;
}

const HOUR = 3_600_000;

const known = (kind: KnownKind) => fc.nat().map((choice) => new Known(kind, choice));

/** Texts that have broken systems before. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '\r\nBcc: a@b.c',
    '<b>x</b>',
    "'; drop table account; --",
    '../../etc',
    '%00',
    '9'.repeat(400),
    '-1',
    'NaN',
    '1e309',
    '__proto__',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '+002026-03-12',
    '<victim@b.com>',
    'a@b',
    '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
);

const emails = fc.oneof(
  fc.constantFrom('adaobi@example.com', ' ADAOBI@example.com', 'a.daobi+x@gmail.com'),
  fc.nat(30).map((guest) => `guest${guest}@example.com`),
  fc.emailAddress(),
);
const dates = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 40 }).map(dayOfStay) },
  { weight: 1, arbitrary: fc.integer({ min: -800, max: 3_000 }).map(dayOfStay) },
  { weight: 1, arbitrary: fc.constantFrom('0001-01-01', dayOfStay(571), '9999-12-31') },
);

/** A date a number of days after the server's start. */
export function dayOfStay(days: number): string {
  return new Date(Date.UTC(2026, 2, 2 + days)).toISOString().slice(0, 10);
}

/** What a guest would enter in a field of this name. */
const filledIn: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: emails,
  emailAddress: emails,
  password: fc.constantFrom('Lagoon#42', 'Wrong#1234'),
  confirmPassword: fc.constantFrom('Lagoon#42', 'Wrong#1234'),
  currentPassword: fc.constantFrom('Lagoon#42', 'Wrong#1234'),
  firstName: fc.constantFrom('Adaobi', 'Ngozi Amaka'),
  lastName: fc.constantFrom('Okeke', 'O’Brien'),
  phoneNumber: fc.constantFrom('08030000000', '+2348030000'),
  reservationId: known('reservationId'),
  amount: known('amount'),
  refreshToken: known('refreshToken'),
  verificationCode: known('verificationCode'),
};

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

/** Values that a schema allows. */
function valuesOf(schema: Tree): fc.Arbitrary<unknown> {
  const allowed = listAt(schema, 'enum');
  if (allowed.length > 0) return fc.constantFrom(...allowed);
  const { type } = schema;
  if (schema.format === 'date') return dates;
  if (type === 'string') {
    return fc.string({
      minLength: numberOr(schema.minLength, 0),
      maxLength: Math.min(numberOr(schema.maxLength, 60), 300),
    });
  }
  const min = numberOr(schema.minimum, -5);
  const max = Math.min(numberOr(schema.maximum, 100_000), 100_000);
  if (type === 'integer') return fc.integer({ min, max });
  if (type === 'number')
    return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') {
    const { minItems, maxItems } = schema;
    return fc.array(valuesOf(branch(schema, 'items')), {
      minLength: numberOr(minItems, 0),
      maxLength: numberOr(maxItems, 4),
    });
  }
  return type === 'object' || 'properties' in schema ? objectsOf(schema) : fc.jsonValue();
}

function objectsOf(schema: Tree): fc.Arbitrary<unknown> {
  const fields = Object.entries(branch(schema, 'properties')).map(([name, field]) => {
    const byRule = isTree(field) ? valuesOf(field) : fc.jsonValue();
    const byForm = filledIn[name];
    const values = byForm
      ? fc.oneof({ weight: 5, arbitrary: byForm }, { weight: 1, arbitrary: byRule })
      : byRule;
    return [name, values] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

/** An object with one member that is anything at all, left out, or added. */
function mutated(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const anything = fc.oneof(nastyText, fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));
  return fc.tuple(bodies, fc.nat(), anything).map(([body, place, value]) => {
    if (!isTree(body)) return value;
    const names = [...Object.keys(body), 'unexpected'];
    const name = names[place % names.length] ?? 'unexpected';
    return { ...body, [name]: value };
  });
}

function bodiesOf(operation: Operation): fc.Arbitrary<unknown> {
  const schema = bodySchemaOf(operation);
  if (Object.keys(schema).length === 0) return fc.constant(undefined);
  const content = branch(branch(operation.tree, 'requestBody'), 'content');
  const examples = examplesOf(branch(content, 'application/json')).filter(isTree);
  // Examples have correct prices; their subjects come from the server.
  const meant = fc
    .tuple(fc.constantFrom(...examples), known('reservationId'), dates, dates)
    .map(([example, reservationId, one, other]) => ({
      ...example,
      ...('reservationId' in example ? { reservationId } : {}),
      ...('checkInDate' in example && !('totalPrice' in example && 'roomAllocations' in example)
        ? { checkInDate: one < other ? one : other, checkOutDate: one < other ? other : one }
        : {}),
    }));
  const allowed = valuesOf(schema);
  return fc.oneof(
    { weight: 6, arbitrary: meant },
    { weight: 6, arbitrary: allowed },
    { weight: 3, arbitrary: mutated(meant) },
    { weight: 3, arbitrary: mutated(allowed) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const namesOfPayments = fc.oneof(known('reference'), nastyText, fc.nat().map(String));
const queryValues: Readonly<Record<string, fc.Arbitrary<string | Known>>> = {
  checkIn: fc.oneof(dates, nastyText),
  checkOut: fc.oneof(dates, nastyText),
  cursor: fc.oneof(known('cursor'), nastyText),
};

function queriesOf({ parameters }: Operation): fc.Arbitrary<FuzzedRequest['query']> {
  const names = parameters.flatMap((one) =>
    isTree(one) && one.in === 'query' ? [String(one.name)] : [],
  );
  const values = names.map((name) => [name, queryValues[name] ?? namesOfPayments] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

const headers = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .nat(20)
      .map((key): Record<string, string> => ({ 'idempotency-key': `my key ${key}` })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'short' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data' },
      { 'x-paystack-signature': 'zz', 'verif-hash': 'zz', 'flutterwave-signature': 'zz' },
      { authorization: 'Basic YTpi' },
      { 'user-agent': '\u00ff\u0080' },
      { accept: 'image/png', 'accept-encoding': 'zstd, *;q=0' },
    ),
  },
);

function requestsOf(operation: Operation): fc.Arbitrary<FuzzedRequest> {
  const kind = operation.path.includes('/sessions/') ? 'sessionId' : 'reservationId';
  return fc.record({
    operation: fc.constant(operation),
    id: fc.oneof({ weight: 4, arbitrary: known(kind) }, { weight: 1, arbitrary: nastyText }),
    query: queriesOf(operation),
    headers,
    caller: fc.constantFrom('first', 'first', 'first', 'second', 'forged', 'nobody'),
    body: bodiesOf(operation),
    network: fc.nat(250),
    wait: fc.oneof(
      { weight: 30, arbitrary: fc.constant(0) },
      { weight: 5, arbitrary: fc.nat(60_000) },
      { weight: 1, arbitrary: fc.nat(HOUR) },
    ),
  });
}

/** A request of any operation of the contract, valid or not. */
export const requests: fc.Arbitrary<FuzzedRequest> = fc.oneof(...operations.map(requestsOf));
