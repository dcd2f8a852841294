import { verify } from '@node-rs/argon2';
import { findCaller } from '../../../server/accounts/accessToken';
import { systemClock } from '../../../server/shared/clock';
import type { Database } from '../../../server/database/database';
import { roomsLeft } from '../../../server/rooms/availability';
import { findReservationForGuest } from '../../../server/reservations/reading/findReservationForGuest';
import { pageOfReservations } from '../../../server/reservations/reading/history';
import {
  askingOf,
  availabilityStay,
  clearHolds,
  FEW,
  firstOf,
  MANY,
  wantedNight,
  whileHoldsArePaid,
  whileLoginsAreForgotten,
} from './asking';
import { bareReservations } from './bareReservations';
import { whileDesksAreOpen } from './desksOpen';
import { PASSWORD, type HotelToMeasure } from './hotelToMeasure';
import { load, rateOf } from './load';
import type { Measured } from './rounds';
import { sayAgain, statementsOf } from './statements';

/** The statements of what guests read, as the server sends them. */
async function statementsFor(hotel: HotelToMeasure) {
  const { configuration, pool, regular } = hotel;
  const { first, reservationId } = firstOf(hotel);
  const { checkIn, checkOut } = availabilityStay;
  const partsWith = (database: Database) => ({ clock: systemClock, configuration, database });
  return {
    reading: await statementsOf(pool, async (database) => {
      const context = partsWith(database);
      await findCaller(context, first.token);
      await findReservationForGuest(database, context, first.accountId, reservationId);
    }),
    history: await statementsOf(pool, async (database) => {
      await findCaller(partsWith(database), regular.token);
      await pageOfReservations(partsWith(database), regular.accountId, ['all']);
    }),
    availability: await statementsOf(pool, (database) =>
      roomsLeft(partsWith(database), checkIn, checkOut),
    ),
  };
}

/** Everything that is measured beside its floor. */
export async function measurementsOf(
  hotel: HotelToMeasure,
  seconds: number,
  helloUrl: string,
): Promise<Measured[]> {
  const { base, pool } = hotel;
  const { first } = firstOf(hotel);
  const asking = askingOf(hotel, seconds);
  const statements = await statementsFor(hotel);
  const byDriver = (said: typeof statements.reading) => () =>
    rateOf(() => sayAgain(pool, said), MANY, seconds);
  const hello = (path: string) => async () =>
    (await load({ url: helloUrl + path, connections: MANY, seconds })).perSecond;
  const afterClearing =
    <T>(work: () => Promise<T>) =>
    async () => {
      await clearHolds(hotel);
      return work();
    };
  const bare = afterClearing(async () =>
    rateOf(await bareReservations(pool, first.accountId), FEW, seconds),
  );
  const { roomType, night } = wantedNight;
  const bareContended = afterClearing(async () =>
    rateOf(
      await bareReservations(pool, first.accountId, { roomType: roomType?.key ?? '', night }),
      FEW,
      seconds,
    ),
  );
  const found = await pool.query<{ password_hash: string }>(
    'select password_hash from account limit 1',
  );
  const hash = found.rows[0]?.password_hash ?? '';
  const logIn = () =>
    whileLoginsAreForgotten(hotel, () =>
      load({
        url: `${base}/api/v1/auth/users/login`,
        connections: FEW,
        seconds,
        bodyOf: () => ({ email: first.email, password: PASSWORD }),
      }),
    );
  const half = { goal: 0.5 };
  const eight = () => asking.create(FEW);
  return [
    { goal: 0.8, name: 'home page', server: asking.home, floor: hello('page') },
    {
      goal: 0.4,
      name: 'home page, beside an empty handler',
      server: asking.home,
      floor: hello(''),
    },
    {
      goal: 0.6,
      name: 'read a reservation',
      server: asking.read,
      floor: byDriver(statements.reading),
    },
    {
      ...half,
      name: 'availability',
      server: asking.availability,
      floor: byDriver(statements.availability),
    },
    {
      ...half,
      name: 'list of 10,000',
      server: asking.list,
      floor: byDriver(statements.history),
    },
    {
      ...half,
      name: 'create, one account',
      server: afterClearing(() => whileHoldsArePaid(hotel, () => asking.create(1))),
      floor: bare,
    },
    {
      ...half,
      name: 'create, eight accounts',
      server: afterClearing(() => whileHoldsArePaid(hotel, eight)),
      floor: bare,
    },
    {
      goal: 0.97,
      name: 'create, beside three desks and without',
      server: afterClearing(() => whileHoldsArePaid(hotel, () => whileDesksAreOpen(hotel, eight))),
      floor: afterClearing(async () => (await whileHoldsArePaid(hotel, eight)).perSecond),
    },
    {
      ...half,
      name: 'create, all the same night',
      server: afterClearing(asking.createOneNight),
      floor: bareContended,
    },
    {
      name: 'log in',
      goal: 0.85,
      server: logIn,
      floor: () => rateOf(() => verify(hash, PASSWORD), FEW, seconds),
    },
  ];
}
