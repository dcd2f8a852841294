import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import { serveSite } from '../../server/site/serveSite';
import { plainAccounts } from './plainAccounts';
import { plainPayments } from './plainPayments';
import { plainReservations } from './plainReservations';
import type { PlainBooks } from './plainBooks';

/** A running plain server. */
export interface PlainHotel {
  url: string;
  books: PlainBooks;
  close(): Promise<void>;
}

/** The code that proves every account. */
export const PLAIN_CODE = '123456';

/**
 * A hotel's server that answers what the specification names and nothing else: no codes, no times,
 * no counts of nights, no calls of ours such as availability or refresh. It plays the payment
 * providers as well. What works with it works with any server that follows the specification.
 * @param siteFolder the built site
 * @param bookingFlow which screen follows a new reservation
 */
export async function openPlainHotel(
  siteFolder: string,
  bookingFlow: BookingFlow,
): Promise<PlainHotel> {
  const books: PlainBooks = { accounts: [], reservations: new Map(), payments: new Map() };
  const app: FastifyInstance = fastify();
  plainAccounts(app, books, PLAIN_CODE);
  plainReservations(app, books);
  plainPayments(app, books, () => url);
  await serveSite(app, siteFolder, { publicUrl: 'http://localhost', bookingFlow }, () => undefined);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://localhost:${portOf(app.server.address())}`;
  return { url, books, close: () => app.close() };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
