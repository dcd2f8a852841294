import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verify } from '@node-rs/argon2';
import { roomTypes } from '../machines/shared/roomTypes';
import { findCaller } from '../server/accounts/findCaller';
import { systemClock } from '../server/parts/clock';
import { roomsLeft } from '../server/reservations/availability';
import { findReservationForGuest } from '../server/reservations/findReservationForGuest';
import { pageOfHistory } from '../server/reservations/history';
import { projectRoot } from '../server/starting/projectRoot';
import { openHotelToMeasure, PASSWORD, type HotelToMeasure } from './benchServer/hotelToMeasure';
import { load, rateOf, type Round } from './benchServer/load';
import { bareReservations } from './benchServer/bareReservations';
import { sayAgain, statementsOf } from './benchServer/statements';
import { oneNightIn } from './killServer/oneNight';

/**
 * How fast the built server is beside what it stands on: `npm run bench:server -- --runs 3 --seconds 4`. Each round
 * measures the server and its floor one after the other, so that a busy machine slows both; the medians of the
 * rounds are printed. `--reservations 100000` fills the database with so many first, `--port` moves it. Opens a
 * PostgreSQL of its own, and leaves nothing behind. Needs `npm run build`.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    reservations: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4980' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const port = Number(values.port);
const helloPort = port + 5;
const MANY = 50;
const FEW = 8;
const DAYS_AHEAD = 530;
const READS_A_SECOND = 200;
const LOGINS_A_SECOND = 20;

interface Measured {
  name: string;
  /** The least share of the floor that it is meant to reach. */
  goal: number;
  server: () => Promise<Round>;
  floor: () => Promise<number>;
}

function dayAhead(days: number): string {
  return new Date(Date.now() + (2 + days) * 86_400_000).toISOString().slice(0, 10);
}

let asked = 0;
/** A request of one night in one room, each time another night and type. */
function nextStay() {
  asked += 1;
  const night = Math.floor(asked / roomTypes.length) % DAYS_AHEAD;
  return oneNightIn(roomTypes[asked % roomTypes.length], dayAhead(night));
}

/** Takes back what a round has reserved, so that the next finds the same house. */
async function clearHolds({ pool }: HotelToMeasure): Promise<void> {
  // In one statement, as the last requests of the round may still be at work.
  await pool.query(`with pending as (select id from reservation where status = 'pending'),
      nights as (delete from room_night where reservation_id in (select id from pending)),
      events as (delete from reservation_event where reservation_id in (select id from pending))
    delete from reservation where id in (select id from pending)`);
  await pool.query('delete from letter');
}

async function measuredIn(hotel: HotelToMeasure): Promise<Measured[]> {
  const { base, configuration, pool, guests, regular, reservationIds } = hotel;
  const [first] = guests;
  const [reservationId] = reservationIds;
  if (!first || reservationId === undefined) throw new Error('The hotel is empty.');
  const clock = systemClock;
  const { token } = first;
  const reading = await statementsOf(pool, async (database) => {
    await findCaller({ clock, configuration, database }, token);
    await findReservationForGuest(
      database,
      { clock, configuration },
      first.accountId,
      reservationId,
    );
  });
  const history = await statementsOf(pool, async (database) => {
    const parts = { clock, configuration, database };
    await findCaller(parts, regular.token);
    await pageOfHistory(parts, regular.accountId);
  });
  const [checkIn, checkOut] = [dayAhead(100), dayAhead(103)];
  const availability = await statementsOf(pool, (database) =>
    roomsLeft({ clock, configuration, database }, checkIn, checkOut),
  );
  const page = (path: string, token?: string) => () =>
    load({
      url: `${base}${path}`,
      connections: MANY,
      seconds,
      ...(token === undefined ? {} : { token }),
    });
  const byDriver = (statements: typeof reading) => () =>
    rateOf(() => sayAgain(pool, statements), MANY, seconds);
  const hello = async () => {
    const url = `http://127.0.0.1:${helloPort}/`;
    return (await load({ url, connections: MANY, seconds })).perSecond;
  };
  const creating = (among: number) => async () => {
    await clearHolds(hotel);
    let turn = 0;
    const tokenOf = () => guests[(turn += 1) % among]?.token ?? token;
    const url = `${base}/api/v1/reservation`;
    return load({ url, connections: FEW, seconds, bodyOf: nextStay, tokenOf });
  };
  const bare = async () => {
    await clearHolds(hotel);
    return rateOf(await bareReservations(pool, first.accountId), FEW, seconds);
  };
  const passwordHash = await pool.query<{ password_hash: string }>(
    'select password_hash from account limit 1',
  );
  const hash = passwordHash.rows[0]?.password_hash ?? '';
  const reservationPath = `/api/v1/reservations/${reservationId}`;
  const historyPath = '/api/v1/hotel/reservations/history';
  const availabilityPath = `/api/v1/availability?checkIn=${checkIn}&checkOut=${checkOut}`;
  return [
    { name: 'home page', goal: 0.5, server: page('/'), floor: hello },
    {
      name: 'read a reservation',
      goal: 0.5,
      server: page(reservationPath, token),
      floor: byDriver(reading),
    },
    {
      name: 'availability',
      goal: 0.5,
      server: page(availabilityPath),
      floor: byDriver(availability),
    },
    {
      name: 'list of 10,000',
      goal: 0.5,
      server: page(historyPath, regular.token),
      floor: byDriver(history),
    },
    { name: 'create, one account', goal: 0.5, server: creating(1), floor: bare },
    { name: 'create, eight accounts', goal: 0.5, server: creating(FEW), floor: bare },
    {
      name: 'log in',
      goal: 0.9,
      server: () =>
        load({
          url: `${base}/api/v1/auth/users/login`,
          connections: FEW,
          seconds,
          bodyOf: () => ({ email: first.email, password: PASSWORD }),
        }),
      floor: () => rateOf(() => verify(hash, PASSWORD), FEW, seconds),
    },
  ];
}

/** Reads at a constant rate, alone and while twenty guests a second log in. */
async function readsBesideLogins({ base, guests, reservationIds }: HotelToMeasure): Promise<void> {
  const [first] = guests;
  const [reservationId] = reservationIds;
  if (!first || reservationId === undefined) return;
  const read = () =>
    load({
      url: `${base}/api/v1/reservations/${reservationId}`,
      connections: MANY,
      seconds,
      token: first.token,
      rate: READS_A_SECOND,
    });
  const alone = await read();
  const [beside] = await Promise.all([
    read(),
    load({
      url: `${base}/api/v1/auth/users/login`,
      connections: FEW,
      seconds,
      rate: LOGINS_A_SECOND,
      bodyOf: () => ({ email: first.email, password: PASSWORD }),
    }),
  ]);
  const told = ({ p50, p99 }: Round) => `p50 ${p50} ms, p99 ${p99} ms`;
  console.log(`${READS_A_SECOND} reads a second: ${told(alone)}`);
  console.log(`beside ${LOGINS_A_SECOND} log-ins a second: ${told(beside)}`);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Megabytes of memory that a process has now; only where the system tells. */
function memoryOf(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid ?? 0}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)} MB`;
  } catch {
    return 'unknown';
  }
}

/** Clock ticks a second in which Linux counts a process's time. */
const TICKS = 100;

/** Milliseconds of processor that a process has used so far; only where the system tells. */
function processorTimeOf(pid: number | undefined): number {
  try {
    const [, ...fields] = readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8').split(') ');
    const [user, system] = (fields.at(-1) ?? '').split(' ').slice(11, 13);
    return ((Number(user) + Number(system)) * 1_000) / TICKS;
  } catch {
    return Number.NaN;
  }
}

async function measure({ name, goal, server, floor }: Measured, pid: number | undefined) {
  const rounds: Round[] = [];
  const floors: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    floors.push(await floor());
    const before = processorTimeOf(pid);
    const round = await server();
    rounds.push(round);
    processor.push((processorTimeOf(pid) - before) / (round.perSecond * seconds));
  }
  const perSecond = median(rounds.map((round) => round.perSecond));
  const least = median(floors);
  return {
    what: name,
    'a second': Math.round(perSecond),
    floor: Math.round(least),
    share: Number((perSecond / least).toFixed(2)),
    goal,
    'processor ms': Number(median(processor).toFixed(2)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const hello = fork(join(projectRoot, 'scripts', 'benchServer', 'hello.ts'), {
  env: { ...process.env, PORT: String(helloPort) },
});
try {
  const hotel = await openHotelToMeasure(port, Number(values.reservations));
  try {
    console.log(
      `${values.reservations} reservations; ready after ${Math.round(hotel.readyAfter)} ms; memory ${memoryOf(hotel.server.pid)}`,
    );
    const table = [];
    for (const measured of await measuredIn(hotel)) {
      if (values.only !== undefined && !measured.name.includes(values.only)) continue;
      table.push(await measure(measured, hotel.server.pid));
    }
    console.table(table);
    if (values.only === undefined) await readsBesideLogins(hotel);
    console.log(`Memory at the end ${memoryOf(hotel.server.pid)}`);
  } finally {
    await hotel.close();
  }
} finally {
  hello.kill();
}
