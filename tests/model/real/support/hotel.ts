import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lagosToday, addDays, type LagosDate } from '../../../../machines/shared/stay';
import { ShiftedClock } from './shiftedClock';

const PORTS_EACH = 3;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONDAY = 1;
/** When a week begins for the scenarios: ten in the morning in Lagos. */
const OPENING_HOUR = 'T09:00:00.000Z';

/** A test worker's separate hotel, whose time the worker controls. */
export interface Hotel {
  url: string;
  /** Where its payment sandbox can be told what to do. */
  sandbox: { paystack: string; flutterwave: string };
  now(): Date;
  today(): LagosDate;
  /** Advances the time by milliseconds at once. */
  pass(milliseconds: number): Promise<void>;
  /** Moves on to another week, whose rooms are all free. */
  beginWeek(): Promise<void>;
  close(): Promise<void>;
}

/** The next message of the process that has this field. Fails if the process ends before it. */
async function told(child: ChildProcess, field: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const hear = (fields: unknown) => {
      if (typeof fields !== 'object' || fields === null || !(field in fields)) return;
      forget();
      resolve();
    };
    const end = (code: number | null) => {
      forget();
      reject(new Error(`The hotel's server ended with ${String(code)}`));
    };
    const forget = () => child.off('message', hear).off('exit', end);
    child.on('message', hear).on('exit', end);
  });
}

/**
 * Opens a hotel with an empty database.
 * @param place tells the hotels of workers that run at the same time apart
 */
export async function openHotel(firstPort: number, place: number): Promise<Hotel> {
  const port = firstPort + place * PORTS_EACH;
  const url = `http://localhost:${port}`;
  const dataFolder = `.cache/model-hotel-${place}`;
  await rm(dataFolder, { recursive: true, force: true });
  const child = fork(fileURLToPath(new URL('hotelProcess.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX_PAYSTACK_PORT: String(port + 1),
      SANDBOX_FLUTTERWAVE_PORT: String(port + 2),
      DATA_FOLDER: dataFolder,
      ADDRESS_LIMIT_FACTOR: '1000000',
      REQUESTS_PER_MINUTE: '1000000',
    },
  });
  await told(child, 'open');

  const clock = new ShiftedClock();
  const today = () => lagosToday(clock.now());
  const pass = async (milliseconds: number) => {
    const heard = told(child, 'advanced');
    child.send({ advance: milliseconds });
    clock.advance(milliseconds);
    await heard;
  };
  return {
    url,
    sandbox: {
      paystack: `http://localhost:${port + 1}`,
      flutterwave: `http://localhost:${port + 2}`,
    },
    now: () => clock.now(),
    today,
    pass,
    async beginWeek() {
      const day = new Date(`${today()}T00:00:00.000Z`).getTime() / DAY_MS;
      // The first of January 1970 was a Thursday.
      const daysSinceMonday = (((day + 4 - MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;
      const monday = addDays(today(), WEEK_DAYS - daysSinceMonday);
      await pass(new Date(`${monday}${OPENING_HOUR}`).getTime() - clock.now().getTime());
    },
    async close() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
