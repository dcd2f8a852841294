import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlainBooks, PlainReservation } from './plainBooks';

interface Begun {
  Body: { reservationId: string };
}

/** The page of a provider: one way to pay. */
function checkoutPage(returnsTo: string): string {
  return `<!doctype html><html lang="en"><title>Checkout</title>
<h1>Card payment</h1><a href="${returnsTo}">Pay</a></html>`;
}

/**
 * Opening a payment at either provider, the providers' pages, and the calls that verify, as section 7
 * of the specification has them.
 * @param origin where this server is reached
 */
export function plainPayments(
  app: FastifyInstance,
  { reservations, payments }: PlainBooks,
  origin: () => string,
): void {
  function begin(provider: 'paystack' | 'flutterwave', reservationId: string, page: string) {
    const reference = randomUUID();
    const query =
      provider === 'paystack'
        ? `trxref=${reference}&reference=${reference}`
        : `status=successful&tx_ref=${reference}&transaction_id=${reference}`;
    payments.set(reference, { reservationId, returnsTo: `${origin()}${page}?${query}` });
    return { reference, address: `${origin()}/checkout/${reference}` };
  }

  app.get<{ Params: { reference: string } }>('/checkout/:reference', ({ params }, reply) => {
    const { returnsTo } = payments.get(params.reference) ?? { returnsTo: '/' };
    return reply.type('text/html').send(checkoutPage(returnsTo));
  });

  app.post<Begun>('/api/v1/payment/paystack/initialize', ({ body }) => {
    const { reference, address } = begin('paystack', body.reservationId, '/confirmPayment');
    return { authorization_url: address, reference };
  });
  app.post<Begun>('/api/v1/payment/flutterwave/initialize', ({ body }) => ({
    paymentLink: begin('flutterwave', body.reservationId, '/confirmPayment').address,
  }));
  app.post<Begun>('/api/v1/payment/initiate-payment', ({ body }) => ({
    authorization_url: begin('paystack', body.reservationId, '/payment-callback').address,
  }));
  app.post<Begun>('/api/v1/payment/initiate-flutterwave', ({ body }) => ({
    paymentLink: begin('flutterwave', body.reservationId, '/payment-callback').address,
  }));

  function verify(reference: string | undefined, reply: FastifyReply) {
    const payment = payments.get(reference ?? '');
    const reservation: PlainReservation | undefined = reservations.get(
      payment?.reservationId ?? '',
    );
    if (reference === undefined || !reservation) {
      return reply.code(404).send({ error: 'Nobody knows this payment.' });
    }
    reservation.paymentStatus = 'paid';
    reservation.paymentRefrence = reference;
    return reply.send({ reservation });
  }

  app.get<{ Querystring: { reference?: string } }>('/api/v1/payment/verify/', ({ query }, reply) =>
    verify(query.reference, reply),
  );
  app.get<{ Querystring: { reference?: string } }>(
    '/api/v1/hotel/payment/paystack/verify',
    ({ query }, reply) => verify(query.reference, reply),
  );
  app.get<{ Querystring: { transaction_id?: string } }>(
    '/api/v1/hotel/payment/flutterwave/verify',
    ({ query }, reply) => verify(query.transaction_id, reply),
  );
}
