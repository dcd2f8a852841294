import { and, eq, inArray, sql } from 'drizzle-orm';
import { preparedOnce } from '../../database/statements';
import type { Database } from '../../database/database';
import {
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
  reservationEvent,
  paymentCase,
} from '../../database/schema';

type Event = typeof reservationEvent.$inferSelect;
type Refund = typeof refund.$inferSelect;

/** Stored facts about a reservation beside its row. Times are UTC, as text; money is in kobo. */
export interface TimelineFacts {
  /** In the order in which they happened. */
  events: readonly (Pick<Event, 'kind' | 'detail'> & { at: string })[];
  /** Refunds, and when the provider paid them out. */
  refunds: readonly (Pick<Refund, 'cause' | 'status' | 'amountKobo'> & {
    at: string;
    settledAt: string | null;
  })[];
  /** Staff's cases; `refundId` and `cause` are of the refund that one is about, null if it is about a payment. */
  cases: readonly {
    kind: string;
    refundId: string | null;
    cause: Refund['cause'] | null;
    at: string;
    closedAt: string | null;
  }[];
}

/** One statement for everything, because guests look at their reservations often. */
function factsOfReservations(database: Database) {
  const happened = database
    .select({
      events: sql<TimelineFacts['events']>`coalesce(json_agg(json_build_object(
        'at', ${reservationEvent.at},
        'kind', ${reservationEvent.kind},
        'detail', ${reservationEvent.detail}
      ) order by ${reservationEvent.id}), '[]'::json)`.as('events'),
    })
    .from(reservationEvent)
    .where(eq(reservationEvent.reservationId, reservation.id))
    .as('happened');
  const returning = database
    .select({
      refunds: sql<TimelineFacts['refunds']>`coalesce(json_agg(json_build_object(
        'at', ${refund.requestedAt},
        'cause', ${refund.cause},
        'status', ${refund.status},
        'amountKobo', ${refund.amountKobo},
        'settledAt', ${ledgerEntry.at}
      ) order by ${refund.requestedAt}, ${refund.id}), '[]'::json)`.as('refunds'),
    })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .leftJoin(ledgerEntry, and(eq(ledgerEntry.refundId, refund.id), eq(ledgerEntry.kind, 'refund')))
    .where(eq(paymentAttempt.reservationId, reservation.id))
    .as('returning_money');
  const looked = database
    .select({
      cases: sql<TimelineFacts['cases']>`coalesce(json_agg(json_build_object(
        'at', ${paymentCase.openedAt},
        'kind', ${paymentCase.kind},
        'refundId', ${paymentCase.refundId},
        'cause', ${refund.cause},
        'closedAt', ${paymentCase.closedAt}
      ) order by ${paymentCase.openedAt}, ${paymentCase.id}), '[]'::json)`.as('cases'),
    })
    .from(paymentCase)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentCase.attemptId))
    .leftJoin(refund, eq(refund.id, paymentCase.refundId))
    .where(eq(paymentAttempt.reservationId, reservation.id))
    .as('looked');
  return database
    .select({
      id: reservation.id,
      events: happened.events,
      refunds: returning.refunds,
      cases: looked.cases,
    })
    .from(reservation)
    .crossJoinLateral(happened)
    .crossJoinLateral(returning)
    .crossJoinLateral(looked);
}

const preparedFacts = preparedOnce((database) =>
  factsOfReservations(database)
    .where(eq(reservation.id, sql.placeholder('id')))
    .prepare('timeline_of_reservation'),
);

/**
 * Reads everything a timeline is made from. The caller has checked the owner.
 * @throws Error when there is no such reservation
 */
export async function timelineFacts(
  database: Database,
  reservationId: string,
): Promise<TimelineFacts> {
  const [facts] = await preparedFacts(database).execute({ id: reservationId });
  if (!facts) throw new Error(`There is no reservation ${reservationId}.`);
  return facts;
}

/** The same for several reservations, by id, in one statement. */
export async function timelineFactsOf(
  database: Database,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, TimelineFacts>> {
  const found = await factsOfReservations(database).where(inArray(reservation.id, reservationIds));
  return new Map(found.map((facts) => [facts.id, facts]));
}
