import { expect, test } from 'vitest';
import { deskPayment, reservation } from '../../../server/database/schema';
import { freshPaymentWorld } from '../payments/paymentWorld';
import type { HotelResponse } from '../support/hotel';
import { listAt, numberAt, valueAt } from '../support/reading';
import { atDesk, send, signIn, twoAtDesk, type AtDesk } from './deskSessions';
import { readyActs, recordedBy } from './readyActs';

/** Two desks do the same thing at one moment. It is done once and written down once; the second hears who was faster. */

const world = await freshPaymentWorld();
const { database } = world.context;
const { amara, bisi, goTo } = twoAtDesk(world);
const ready = readyActs(world, amara, goTo);

/** How often each race is run; `npm run test:races` runs more. */
const rounds = Number(process.env.DESK_RACE_ROUNDS ?? 1);
/** How long a round may take on a busy machine. */
const ROUND_MS = 15_000;

/** Two may do these, one after the other; or they are raced in another way. */
const apart =
  /^$|note|markFound|reportFault|payOut|receiveMoney|sendPaymentLink|swapRooms|compareBooks|retry/;
/** The second of two finds nothing left to record, and is told so. */
const harmless: readonly string[] = ['recordRefunds', 'decideCase adoptRefunds'];

/** What became of what two people did at one moment. */
async function bothOf(...acts: readonly Promise<HotelResponse>[]): Promise<unknown[]> {
  const answers = await Promise.all(acts);
  return answers
    .map(({ status, body }) => (status === 200 ? 'done' : valueAt(body, 'code')))
    .sort();
}

/** Runs a race several times, each time in an empty hotel, between two managers. */
function race(name: string, run: () => Promise<void>): void {
  const repeated = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.reset();
      amara.role = 'manager';
      for (const one of [amara, bisi]) Object.assign(one, await atDesk(world, one));
      await run();
    }
  };
  test(name, repeated, rounds * ROUND_MS);
}

race(
  'Two desks at once with the same two rooms: one guest has both, and has paid once',
  async () => {
    const { path, body } = await ready.bookAtDesk['']();
    const rooms = listAt(body, 'rooms').toReversed();
    const codes = await bothOf(send(amara, path, body), send(bisi, path, { ...body, rooms }));
    expect(codes).toEqual(['done', 'rooms_unavailable']);
    expect(await database.$count(deskPayment)).toBe(1);
    expect(await database.$count(reservation)).toBe(1);
  },
);

race('Of two managers who suspend each other at once, one stays', async () => {
  const { body: shown } = await amara.browser.request('GET', '/settings');
  const suspending = (person: AtDesk, { email }: AtDesk, place: string) => {
    const revision = numberAt(shown, `staff.${place}.revision`);
    return send(person, '/settings/acts', { act: 'suspend', email, why: 'Left', revision });
  };
  const codes = await bothOf(suspending(amara, bisi, '1'), suspending(bisi, amara, '0'));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
});

race(
  'Two desks at once swap the same rooms: it is done once, and each stay tells of it',
  async () => {
    const { path, body } = await ready.actOnReservation.swapRooms('swapRooms');
    const codes = await bothOf(send(amara, path, body), send(bisi, path, body));
    expect(codes).toEqual(['changed_meanwhile', 'done']);
    expect(await recordedBy(database, 'staff.roomChanged')).toHaveLength(2);
  },
);

for (const [name, arrange] of Object.values(ready).flatMap((acts) => Object.entries(acts))) {
  if (apart.test(name)) continue;
  race(
    `Two desks at once: ${name} is done once, and written down once with who did it`,
    async () => {
      const { path, body, recorded } = await arrange(name);
      for (const one of [amara, bisi]) await signIn(one);
      const before = (await recordedBy(database, recorded)).length;
      const codes = await bothOf(send(amara, path, body), send(bisi, path, body));
      expect(codes).toEqual([harmless.includes(name) ? 'done' : 'changed_meanwhile', 'done']);
      // What pays a stay by itself once it is in the books is the provider's.
      const who = name === 'decideCase book' ? [undefined] : [amara.name, bisi.name];
      const [by, ...others] = (await recordedBy(database, recorded)).slice(before);
      expect(who).toContain(by);
      expect(others).toEqual([]);
    },
  );
}
