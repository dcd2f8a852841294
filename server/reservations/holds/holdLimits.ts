import { sql, type Placeholder } from 'drizzle-orm';
import { nightsBetween } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import { preparedOnce } from '../../database/preparedOnce';
import type { Database } from '../../database/database';
import { lockNamed } from '../../database/lockNamed';
import { ApiError } from '../../contract/apiError';
import type { Context } from '../../context';
import type { WantedRooms } from '../../rooms/numberedRoom';
import {
  askedAt,
  unpaidRooms,
  isOfAccount,
  isOnNetwork,
  unpaidByRoomType,
} from '../../rooms/unpaidRooms';
import type { ReservationRow } from '../queries';
import { tooManyUnpaidOfNetwork, tooManyUnpaidRooms } from '../errors';
import { holdOfLastRooms, withLastRoomsHeld, type HoldLength } from './shortHolds';
import { holdHistoryOf, type Holder, type HoldHistory } from './unusedHolds';

type BoundContext = Pick<Context, 'clock' | 'configuration'>;

/** The unpaid rooms of each type in a stay, of all guests, and of one account and its network in all types. */
function demandAndBounds(tx: Database, except?: Placeholder) {
  const own = unpaidRooms(tx, isOfAccount, 'own', except);
  const there = unpaidRooms(tx, isOnNetwork, 'there', except);
  const unpaid = unpaidByRoomType(
    tx,
    askedAt,
    {
      checkIn: sql.placeholder('checkIn'),
      checkOut: sql.placeholder('checkOut'),
      keptPercent: sql.placeholder('keptPercent'),
    },
    except,
  );
  return tx
    .select({
      roomType: unpaid.roomType,
      left: unpaid.left,
      own: { rooms: own.rooms, nights: own.nights },
      there: { rooms: there.rooms, nights: there.nights },
    })
    .from(unpaid)
    .crossJoin(own)
    .crossJoin(there);
}

const demandOfAll = preparedOnce((tx) => demandAndBounds(tx).prepare('demand_and_bounds'));

const demandOfOthers = preparedOnce((tx) =>
  demandAndBounds(tx, sql.placeholder('except')).prepare('demand_of_others'),
);

type DemandOfType = Awaited<ReturnType<ReturnType<typeof demandOfAll>['execute']>>[number];

const roomsIn = (wanted: readonly WantedRooms[]) =>
  wanted.reduce((sum, { numberOfRooms }) => sum + numberOfRooms, 0);

/** The error if an account or its network holds too much unpaid, else null. */
function refusalOf(
  { configuration }: BoundContext,
  { own, there }: Pick<DemandOfType, 'own' | 'there'>,
): ApiError | null {
  const { maximumUnpaidRooms, maximumUnpaidRoomNights, addressLimitFactor } = configuration;
  if (own.rooms > maximumUnpaidRooms || own.nights > maximumUnpaidRoomNights) {
    return tooManyUnpaidRooms(maximumUnpaidRooms, maximumUnpaidRoomNights);
  }
  const most = configuration.maximumUnpaidRoomsOfNetwork * addressLimitFactor;
  const mostNights = configuration.maximumUnpaidRoomNightsOfNetwork * addressLimitFactor;
  return there.rooms > most || there.nights > mostNights ? tooManyUnpaidOfNetwork() : null;
}

/**
 * How long rooms can be held, or the error if they can't.
 * @param types the demand once the rooms are taken
 * @param history read only if the last rooms of a type are wanted
 * @param holdRemainingMs milliseconds left of the reservation's hold; null for a new reservation
 */
async function holdWithin(
  context: BoundContext,
  types: readonly DemandOfType[],
  { checkIn, checkOut }: StayDates,
  wanted: readonly WantedRooms[],
  history: () => Promise<HoldHistory>,
  holdRemainingMs: number | null,
): Promise<HoldLength | ApiError> {
  const [first] = types;
  if (!first) return 'usual';
  const refusal = refusalOf(context, first);
  if (refusal) return refusal;
  const isScarce = ({ roomType }: WantedRooms) =>
    types.some((type) => type.roomType === roomType && type.left < 0);
  const rooms = roomsIn(wanted.filter(isScarce));
  if (rooms === 0) return 'usual';
  const heldBeside = first.own.rooms - roomsIn(wanted);
  const nights = nightsBetween(checkIn, checkOut);
  const last = { rooms, nights, heldBeside, holdRemainingMs };
  return holdOfLastRooms(context.configuration, await history(), last);
}

function askedOf({ clock, configuration }: BoundContext, holder: Holder) {
  const { accountId, networkHash, checkIn, checkOut } = holder;
  const keptPercent = configuration.keptRoomsPercent;
  return { accountId, networkHash, checkIn, checkOut, keptPercent, now: clock.now() };
}

/** What is held unpaid in a stay, by all guests, and by one account and its network. */
export type Demand = readonly DemandOfType[];

/**
 * Reads what is held unpaid in a stay. Call it after taking the rooms, in the same transaction: the locks on rooms
 * order concurrent guests.
 */
export async function readDemand(
  tx: Database,
  context: BoundContext,
  holder: Holder,
): Promise<Demand> {
  return demandOfAll(tx).execute(askedOf(context, holder));
}

/** Guests of one network take last rooms one after the other, whichever types these are. */
const lockNetwork = (tx: Database, { networkHash }: Pick<ReservationRow, 'networkHash'>) =>
  networkHash === null ? Promise.resolve() : lockNamed(tx, networkHash);

/**
 * Refuses a reservation by which one account, one network, or all unpaid reservations together would hold more than
 * the hotel's settings allow.
 * @param demand read after the rooms were taken
 * @param history the outcomes of earlier holds of the account and its network
 * @returns how long the rooms can be held
 * @throws ApiError 409 `too_many_unpaid_reservations` or `rooms_unavailable`
 */
export async function requireWithinBounds(
  tx: Database,
  context: BoundContext,
  demand: Demand,
  row: ReservationRow,
  wanted: readonly WantedRooms[],
  history: HoldHistory,
): Promise<HoldLength> {
  const charged = async () => {
    await lockNetwork(tx, row);
    return withLastRoomsHeld(tx, context, row, history);
  };
  const held = await holdWithin(context, demand, row, wanted, charged, null);
  if (held instanceof ApiError) throw held;
  return held;
}

const holdRemainingMsOf = (
  { clock }: BoundContext,
  { holdExpiresAt }: Pick<ReservationRow, 'holdExpiresAt'>,
) => holdExpiresAt.getTime() - clock.now().getTime();

/**
 * The same for a reservation that was moved to other dates, whose hold ends as before.
 * @throws ApiError 409 `too_many_unpaid_reservations` or `rooms_unavailable`
 */
export async function changeWithinBounds(
  tx: Database,
  context: BoundContext,
  row: ReservationRow,
  wanted: readonly WantedRooms[],
): Promise<void> {
  const types = await readDemand(tx, context, row);
  const history = async () => {
    await lockNetwork(tx, row);
    return withLastRoomsHeld(tx, context, row, await holdHistoryOf(tx, context, row));
  };
  const held = await holdWithin(
    context,
    types,
    row,
    wanted,
    history,
    holdRemainingMsOf(context, row),
  );
  if (held instanceof ApiError) throw held;
}

/**
 * The same check in advance, as if the reservation's rooms were already moved to other dates.
 * @returns the error that {@link changeWithinBounds} would throw, or null
 */
export async function errorOnDates(
  database: Database,
  context: BoundContext,
  row: ReservationRow,
  wanted: readonly WantedRooms[],
  { checkIn, checkOut }: StayDates,
): Promise<ApiError | null> {
  const moved = { ...row, checkIn, checkOut };
  const others = await demandOfOthers(database).execute({
    ...askedOf(context, moved),
    except: row.id,
  });
  const rooms = roomsIn(wanted);
  const nights = rooms * nightsBetween(checkIn, checkOut);
  const withIt = (held: DemandOfType['own']) => ({
    rooms: held.rooms + rooms,
    nights: held.nights + nights,
  });
  const types = others.map((type) => ({
    ...type,
    left:
      type.left - (wanted.find(({ roomType }) => roomType === type.roomType)?.numberOfRooms ?? 0),
    own: withIt(type.own),
    // If the network wasn't stored, the reservation doesn't count towards it.
    there: row.networkHash === null ? type.there : withIt(type.there),
  }));
  const history = async () =>
    withLastRoomsHeld(database, context, row, await holdHistoryOf(database, context, moved));
  const held = await holdWithin(
    context,
    types,
    moved,
    wanted,
    history,
    holdRemainingMsOf(context, row),
  );
  return held instanceof ApiError ? held : null;
}
