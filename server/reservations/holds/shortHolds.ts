import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Configuration } from '../../configuration/configuration';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { allocation, reservation } from '../../database/schema';
import { isHeldUnpaid } from '../../rooms/unpaidRooms';
import type { ApiError } from '../../contract/apiError';
import { fewerOfTheLastRooms, reservedForOthers, notForAChange } from '../errors';
import type { ReservationRow } from '../queries';
import type { HoldHistory } from './unusedHolds';

/** How long rooms are held: the usual time, or a short one for the last rooms of a type. */
export type HoldLength = 'usual' | 'short';

/** Whether a reservation holds last rooms for a short time, even if that was lengthened for a payment under way. */
export function isShortHold(
  { hold }: Pick<Configuration, 'hold'>,
  { createdAt, holdExpiresAt }: Pick<ReservationRow, 'createdAt' | 'holdExpiresAt'>,
): boolean {
  return holdExpiresAt.getTime() - createdAt.getTime() < hold;
}

/**
 * Adds the last rooms that an account and its network hold now to what came to nothing: a hold is charged in full when
 * it is taken, given back once it is paid, and reduced if it is cancelled.
 * @param asking a reservation, which is not counted itself
 */
export async function withLastRoomsHeld(
  database: Database,
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  { id, accountId, networkHash }: Pick<ReservationRow, 'id' | 'accountId' | 'networkHash'>,
  { own, there }: HoldHistory,
): Promise<HoldHistory> {
  const isOwn = eq(reservation.accountId, accountId);
  const isThere = networkHash === null ? sql`false` : eq(reservation.networkHash, networkHash);
  const heldMs = sql`extract(epoch from ${reservation.holdExpiresAt} - ${reservation.createdAt}) * 1000`;
  const charge = sql`${allocation.numberOfRooms} * ${heldMs}`;
  const [held] = await database
    .select({
      own: sql<number>`coalesce(sum(${charge}) filter (where ${isOwn}), 0)::float8`,
      there: sql<number>`coalesce(sum(${charge}) filter (where ${isThere}), 0)::float8`,
    })
    .from(reservation)
    .innerJoin(allocation, eq(allocation.reservationId, reservation.id))
    .where(
      and(
        or(isOwn, isThere),
        isHeldUnpaid(clock.now()),
        sql`${heldMs} < ${configuration.hold}`,
        ne(reservation.id, id),
      ),
    );
  return {
    own: { ...own, roomTime: own.roomTime + (held?.own ?? 0) },
    there: { ...there, roomTime: there.roomTime + (held?.there ?? 0) },
  };
}

/** A request for the last rooms of a type, and what else the guest holds. */
export interface LastRooms {
  rooms: number;
  nights: number;
  /** Rooms that the account holds unpaid in other reservations. */
  heldBeside: number;
  /** Milliseconds left of the reservation's hold; null for a new reservation. */
  holdRemainingMs: number | null;
}

/**
 * Whether a guest can hold the last rooms of a type, and how long. Only a few can be held at a time, and what the
 * account or its network holds of them, or has left unused lately, counts against it. A guest who has paid before holds them for the usual
 * time, and more of them. A change can have them if its hold ends within the time of a short one.
 */
export function holdOfLastRooms(
  configuration: Configuration,
  { own, there }: HoldHistory,
  { rooms, nights, heldBeside, holdRemainingMs }: LastRooms,
): HoldLength | ApiError {
  const { shortHold, shortHoldRooms, shortHoldRoomNights, addressLimitFactor } = configuration;
  const mostRooms = shortHoldRooms * (1 + own.paid);
  const mostNights = shortHoldRoomNights * (1 + own.paid);
  if (rooms > mostRooms || rooms * nights > mostNights) {
    return fewerOfTheLastRooms(mostRooms, mostNights);
  }
  if (rooms + heldBeside > mostRooms) return reservedForOthers();
  const asked = rooms * shortHold;
  const mayBeTaken = (paid: number) => shortHoldRooms * shortHold * (1 + paid);
  if (own.roomTime + asked > mayBeTaken(own.paid)) return reservedForOthers();
  if (own.paid > 0) return 'usual';
  const onNetwork = mayBeTaken(there.paid) * addressLimitFactor;
  if (there.roomTime + asked > onNetwork) return reservedForOthers();
  return holdRemainingMs === null || holdRemainingMs <= shortHold ? 'short' : notForAChange();
}
