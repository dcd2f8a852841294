import fc from 'fast-check';
import { everyTest } from '../../../scripts/test/everyTest';

/** What may happen to an optional field of a response. */
export type Fate = 'kept' | 'dropped' | 'null';

/** Fields that no response can lack: those named in the specification, and their containers. */
const needed = new Set([
  ...['id', 'checkInDate', 'checkOutDate', 'totalPrice', 'noOfAdult', 'noOfChildren'],
  'paymentStatus',
  ...['numberOfRooms', 'roomType', 'roomPrice'],
  ...['reservation', 'reservations', 'reservationData', 'results', 'newReservation'],
  ...['authorization_url', 'paymentLink'],
]);

/** The response with every optional field kept, dropped or null, by its fate. */
export function fuzzed(
  response: object,
  fateOf: (field: string) => Fate,
): Readonly<Record<string, unknown>> {
  function inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inside);
    return typeof value === 'object' && value !== null ? fuzzed(value, fateOf) : value;
  }
  return Object.fromEntries(
    Object.entries<unknown>({ ...response }).flatMap(([field, value]) => {
      const fate = needed.has(field) ? 'kept' : fateOf(field);
      if (fate === 'dropped') return [];
      return [[field, fate === 'null' ? null : inside(value)]];
    }),
  );
}

const fates = fc.constantFrom<Fate>('kept', 'dropped', 'null');

/** A server that leaves optional fields out: all of them, or some that a seed chooses. */
export interface CarelessServer {
  name: string;
  fateOf: (field: string) => Fate;
}

/** One that drops all it can, one that sends null instead, and with all tests three that do so at random. */
export const carelessServers: readonly CarelessServer[] = [
  { name: 'drops every field that it can', fateOf: () => 'dropped' },
  { name: 'writes null for every field that it can', fateOf: () => 'null' },
  ...(everyTest ? [1, 2, 3] : []).map((seed) => {
    const fateOf = fc.sample(fc.func<[string], Fate>(fates), { seed, numRuns: 1 })[0];
    if (fateOf === undefined) throw new Error('Chance has made nothing');
    return { name: `leaves out this and that by seed ${seed}`, fateOf };
  }),
];
