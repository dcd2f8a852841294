import {
  and,
  count,
  desc,
  eq,
  gt,
  lte,
  max,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { nightsBetween } from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import { builtOnce } from '../db/builtOnce';
import type { Database } from '../db/database';
import { reservation } from '../db/schema';
import type { Refusal } from '../http/refusal';
import type { Parts } from '../parts/parts';
import type { WantedRooms } from './chooseRooms';
import {
  askedAt,
  heldUnpaid,
  isHeldUnpaid,
  isOfAccount,
  isOnNetwork,
  unpaidByRoomType,
} from './heldUnpaid';
import type { ReservationRow } from './queries';
import {
  keptForOthers,
  tooManyUnpaid,
  tooManyUnpaidOfNetwork,
  tooManyUnpaidRooms,
  tooManyUnused,
} from './refusals';

type BoundParts = Pick<Parts, 'clock' | 'configuration'>;
type Bounded = Pick<ReservationRow, 'accountId' | 'networkHash' | 'checkIn' | 'checkOut'>;

/**
 * How many more rooms of a type may be held unpaid before only those are left that are kept for guests
 * whose turn comes when somebody has paid; below 0 when there are too many.
 */
export function unpaidRoomsLeft(
  { configuration }: Pick<Parts, 'configuration'>,
  { stock, held }: { stock: number; held: number },
): number {
  return stock - Math.floor((stock * configuration.keptRoomsPercent) / 100) - held;
}

/** What is held unpaid of each type in a stay, by everybody, and by one account and its network in all. */
function demandAndBounds(tx: Database, except?: Placeholder) {
  const own = heldUnpaid(tx, isOfAccount, 'own', except);
  const there = heldUnpaid(tx, isOnNetwork, 'there', except);
  const unpaid = unpaidByRoomType(
    tx,
    askedAt,
    { checkIn: sql.placeholder('checkIn'), checkOut: sql.placeholder('checkOut') },
    except,
  );
  return tx
    .select({
      roomType: unpaid.roomType,
      stock: unpaid.stock,
      held: unpaid.held,
      own: { rooms: own.rooms, nights: own.nights },
      there: { rooms: there.rooms, nights: there.nights },
    })
    .from(unpaid)
    .crossJoin(own)
    .crossJoin(there);
}

const demandOfAll = builtOnce((tx) => demandAndBounds(tx).prepare('demand_and_bounds'));

const demandOfOthers = builtOnce((tx) =>
  demandAndBounds(tx, sql.placeholder('except')).prepare('demand_of_others'),
);

type DemandOfType = Awaited<ReturnType<ReturnType<typeof demandOfAll>['execute']>>[number];

/** Why so much may not be held unpaid, or null where it may. */
function refusalOf(
  parts: BoundParts,
  types: readonly DemandOfType[],
  roomTypes: readonly string[],
): Refusal | null {
  const { configuration } = parts;
  const { maximumUnpaidRooms, maximumUnpaidRoomNights, addressLimitFactor } = configuration;
  const most = configuration.maximumUnpaidRoomsOfNetwork * addressLimitFactor;
  const mostNights = configuration.maximumUnpaidRoomNightsOfNetwork * addressLimitFactor;
  for (const type of types) {
    if (type.own.rooms > maximumUnpaidRooms || type.own.nights > maximumUnpaidRoomNights) {
      return tooManyUnpaidRooms(maximumUnpaidRooms, maximumUnpaidRoomNights);
    }
    if (type.there.rooms > most || type.there.nights > mostNights) return tooManyUnpaidOfNetwork();
  }
  const isShort = types.some(
    (type) => roomTypes.includes(type.roomType) && unpaidRoomsLeft(parts, type) < 0,
  );
  return isShort ? keptForOthers() : null;
}

/**
 * Refuses what would let one account, one network, or all unpaid reservations together hold more than
 * the hotel's settings allow. To be asked once the rooms are taken, in the same transaction: the locks
 * on rooms make everybody's turn come.
 * @throws Refusal 409 `too_many_unpaid_reservations` or `rooms_unavailable`
 */
export async function demandWithinBounds(
  tx: Database,
  parts: BoundParts,
  { accountId, networkHash, checkIn, checkOut }: Bounded,
  roomTypes: readonly string[],
): Promise<void> {
  const asked = { accountId, networkHash, checkIn, checkOut, now: parts.clock.now() };
  const refusal = refusalOf(parts, await demandOfAll(tx).execute(asked), roomTypes);
  if (refusal) throw refusal;
}

/**
 * The same asked beforehand, of a reservation that would get other dates: with its rooms in those, and in its own no more.
 * @returns what {@link demandWithinBounds} would throw then, or null
 */
export async function refusalOnDates(
  database: Database,
  parts: BoundParts,
  { id, accountId, networkHash }: Pick<ReservationRow, 'id' | 'accountId' | 'networkHash'>,
  wanted: readonly WantedRooms[],
  { checkIn, checkOut }: StayDates,
): Promise<Refusal | null> {
  const now = parts.clock.now();
  const asked = { accountId, networkHash, checkIn, checkOut, now, except: id };
  const others = await demandOfOthers(database).execute(asked);
  const rooms = wanted.reduce((sum, { numberOfRooms }) => sum + numberOfRooms, 0);
  const nights = rooms * nightsBetween(checkIn, checkOut);
  const withIt = (held: DemandOfType['own']) => ({
    rooms: held.rooms + rooms,
    nights: held.nights + nights,
  });
  const types = others.map((type) => ({
    ...type,
    held:
      type.held + (wanted.find(({ roomType }) => roomType === type.roomType)?.numberOfRooms ?? 0),
    own: withIt(type.own),
    // Where the network was not kept, nothing counts on it.
    there: networkHash === null ? type.there : withIt(type.there),
  }));
  return refusalOf(
    parts,
    types,
    wanted.map(({ roomType }) => roomType),
  );
}

/** Holds that came to nothing: they ran out, or were given up when more than half of their time was over. */
const isUnused = and(
  gt(reservation.totalKobo, 0),
  gt(reservation.holdExpiresAt, sql.param(sql.placeholder('coolSince'), reservation.holdExpiresAt)),
  or(
    and(eq(reservation.status, 'pending'), lte(reservation.holdExpiresAt, askedAt)),
    and(eq(reservation.status, 'cancelled'), eq(reservation.cancelReason, 'expired')),
    and(
      eq(reservation.status, 'cancelled'),
      eq(reservation.cancelReason, 'byGuest'),
      sql`${reservation.updatedAt} >= ${reservation.holdExpiresAt} - make_interval(secs => ${sql.placeholder('halfOfHold')})`,
    ),
  ),
);

/** When the hold ended that came to nothing as the last but so many: null when there are fewer. */
function unusedHoldBefore(tx: Database, whose: SQL, allButLast: string, name: string) {
  const unused = tx
    .select({ endedAt: reservation.holdExpiresAt })
    .from(reservation)
    .where(and(whose, isUnused))
    .orderBy(desc(reservation.holdExpiresAt))
    .limit(1)
    .offset(sql.placeholder(allButLast))
    .as(`${name}_holds`);
  return tx
    .select({ endedAt: max(unused.endedAt).as(name) })
    .from(unused)
    .as(name);
}

const unpaidAndUnused = builtOnce((tx) => {
  const unpaid = tx
    .select({ reservations: count().as('reservations') })
    .from(reservation)
    .where(and(isOfAccount, isHeldUnpaid(askedAt)))
    .as('unpaid');
  const own = unusedHoldBefore(tx, isOfAccount, 'ownBefore', 'own');
  const there = unusedHoldBefore(tx, isOnNetwork, 'thereBefore', 'there');
  return tx
    .select({ reservations: unpaid.reservations, own: own.endedAt, there: there.endedAt })
    .from(unpaid)
    .crossJoin(own)
    .crossJoin(there)
    .prepare('unpaid_and_unused');
});

/**
 * Refuses an account that has too many unpaid reservations already, and, where rooms are wanted, to whom too
 * many holds came to nothing: that account, or its network, waits for some time. To be asked under the lock of
 * the account.
 * @throws Refusal 409 `too_many_unpaid_reservations` or `too_many_unused_holds`
 */
export async function refuseAnotherHold(
  tx: Database,
  parts: BoundParts,
  { accountId, networkHash }: Pick<Bounded, 'accountId' | 'networkHash'>,
  wantsRooms: boolean,
): Promise<void> {
  const { maximumUnpaidReservations, maximumUnusedHolds, addressLimitFactor, coolDown, hold } =
    parts.configuration;
  const now = parts.clock.now();
  const [found] = await unpaidAndUnused(tx).execute({
    accountId,
    networkHash,
    now,
    coolSince: new Date(now.getTime() - coolDown),
    halfOfHold: hold / 2_000,
    ownBefore: maximumUnusedHolds - 1,
    thereBefore: NETWORK_OF_GUESTS * maximumUnusedHolds * addressLimitFactor - 1,
  });
  if (!found) return;
  if (found.reservations >= maximumUnpaidReservations) throw tooManyUnpaid(found.reservations);
  const earliest = found.own ?? found.there;
  if (!wantsRooms || !earliest) return;
  const wait = earliest.getTime() + coolDown - now.getTime();
  throw tooManyUnused(Math.max(1, Math.ceil(wait / 60_000)));
}

/** A network may be several guests. */
const NETWORK_OF_GUESTS = 3;
