import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  ReservationModification,
  ReservationRegistration,
  ReservationRequest,
} from '../../machines/contract/wire';
import { nightsBetween } from '../../machines/shared/stay';
import type { PlainBooks, PlainReservation } from './plainBooks';

interface Named {
  Params: { id: string };
}

const notFound = { message: 'There is no such reservation.' };

function carriesToken({ headers }: FastifyRequest): boolean {
  return headers.authorization?.startsWith('Bearer access-') ?? false;
}

/** What the rooms cost for the whole stay, in naira. */
function priceOf({
  checkInDate,
  checkOutDate,
  roomAllocations,
}: Pick<PlainReservation, 'checkInDate' | 'checkOutDate' | 'roomAllocations'>): number {
  const night = roomAllocations.reduce(
    (sum, { numberOfRooms, roomPrice }) => sum + numberOfRooms * roomPrice,
    0,
  );
  return night * nightsBetween(checkInDate, checkOutDate);
}

/** The stored form of variant A, whose total is that of one night. */
function reserved(request: ReservationRequest): PlainReservation {
  const { roomAllocations } = request;
  const reservation: PlainReservation = {
    ...request,
    id: randomUUID(),
    roomNumber: '101',
    roomDetails: roomAllocations.map(({ roomType }) => roomType).join(', '),
    roomAmanities: ['WiFi'],
    roomAllocations: [...roomAllocations],
    paymentStatus: 'pending',
    paymentRefrence: null,
  };
  return { ...reservation, totalPrice: priceOf(reservation) };
}

/** The stored form of variant B, which names no rooms, and whose total is that of the stay. */
function registered({ totalPrice, ...request }: ReservationRegistration): PlainReservation {
  return {
    ...request,
    id: randomUUID(),
    roomNumber: '101',
    roomDetails: 'Deluxe Room',
    roomAmanities: ['WiFi'],
    roomAllocations: [],
    totalPrice,
    paymentStatus: 'pending',
    paymentRefrence: null,
  };
}

/** Creating, reading and changing reservations, as section 7 of the specification has them. */
export function plainReservations(app: FastifyInstance, { reservations }: PlainBooks): void {
  function keep(reservation: PlainReservation): PlainReservation {
    reservations.set(reservation.id, reservation);
    return reservation;
  }

  app.post<{ Body: ReservationRequest }>('/api/v1/reservation', (request, reply) => {
    if (!carriesToken(request)) return reply.code(401).send({ message: 'Log in first.' });
    const { id, totalPrice } = keep(reserved(request.body));
    return { reservationData: { id }, totalAmount: totalPrice };
  });

  app.post<{ Body: ReservationRegistration }>('/api/v1/hotel/reservation/register', ({ body }) => ({
    results: [{ newReservation: { id: keep(registered(body)).id } }],
  }));

  app.get<Named>('/api/v1/reservations/:id', (request, reply) => {
    if (!carriesToken(request)) return reply.code(401).send({ message: 'Log in first.' });
    const reservation = reservations.get(request.params.id);
    return reservation ? { reservation } : reply.code(404).send(notFound);
  });

  app.get('/api/v1/hotel/reservations/history', () => ({
    reservations: [...reservations.values()],
  }));

  app.get<Named>('/api/v1/hotel/reservations/:id', ({ params }, reply) => {
    const reservation = reservations.get(params.id);
    return reservation ? { reservation } : reply.code(404).send(notFound);
  });

  app.patch<Named>('/api/v1/hotel/reservations/:id/cancel', ({ params }, reply) => {
    const reservation = reservations.get(params.id);
    if (!reservation) return reply.code(404).send(notFound);
    reservation.paymentStatus = 'cancelled';
    return { message: 'Cancelled.' };
  });

  app.patch<Named & { Body: ReservationModification }>(
    '/api/v1/hotel/reservations/:id/modify',
    ({ params, body }, reply) => {
      const reservation = reservations.get(params.id);
      if (!reservation) return reply.code(404).send(notFound);
      Object.assign(reservation, body);
      if (reservation.roomAllocations.length > 0) reservation.totalPrice = priceOf(reservation);
      return { message: 'Changed.' };
    },
  );

  app.post<Named>('/api/v1/hotel/payment/refund/request/:id', ({ params }, reply) => {
    const reservation = reservations.get(params.id);
    if (!reservation) return reply.code(404).send(notFound);
    reservation.paymentStatus = 'refunded';
    return { message: 'Your money is on its way.' };
  });
}
