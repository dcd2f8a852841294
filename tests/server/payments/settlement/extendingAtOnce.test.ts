import { describe, expect, test } from 'vitest';
import { settle } from '../../../../server/payments/settlement/settle';
import { historyOf, reserve, roomsLeft, cancel, modify } from '../../reservations/stays';
import { valueAt } from '../../support/reading';
import {
  held,
  openStay,
  pay,
  refundsOf,
  stayTotal,
  type OpenStay,
  emailsAbout,
  reservationOf,
} from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';
import { askForAccount } from '../transfers';

const world = await freshPaymentWorld();

/** How often each race is run; `npm run test:races` runs more than this share of them. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3);
/** How long a round may take on a busy machine. */
const ROUND_MS = 10_000;
const { hold } = world.context.configuration;

/** Gives the other one a head start, which differs from round to round. */
async function headStart(round: number): Promise<void> {
  for (let turn = 0; turn < (round * 7) % 24; turn += 1) {
    await new Promise((go) => setImmediate(go));
  }
}

/** A stay in the last millisecond of its hold, of which its provider says that a transfer is under way. */
async function aboutToEnd(rooms?: Parameters<typeof openStay>[2]): Promise<OpenStay> {
  const stay = await openStay(world, 'paystack', rooms);
  await world.passAtProviders(hold - 1);
  await askForAccount(world, stay);
  return stay;
}

function race(name: string, once: (round: number) => Promise<void>): void {
  test(
    name,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await world.reset();
        await once(round);
      }
    },
    rounds * ROUND_MS,
  );
}

describe('At the moment at which a hold ends, a longer one', () => {
  race('and the sweep: one of them wins, and the guest is told so', async (round) => {
    const stay = await aboutToEnd({ premium: 2 });
    const extending = settle(world.context, stay.reference);
    await headStart(round);
    world.clock.advance(1);
    await Promise.all([extending, world.jobs.run({ kind: 'sweep' })]);
    const ended = (await historyOf(world, stay.id)).slice(1);
    expect(['hold.extended', 'hold.expired']).toContain(ended.join());
    const isLonger = ended.includes('hold.extended');
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': isLonger ? 0 : 2 });
    expect(await emailsAbout(world, 'has expired')).toBe(isLonger ? 0 : 1);
  });

  race('and another guest for the last rooms: one of them has them', async (round) => {
    const stay = await aboutToEnd({ premium: 2 });
    const other = await world.guest('chidi@example.com');
    const extending = settle(world.context, stay.reference);
    await headStart(round);
    world.clock.advance(1);
    const [response] = await Promise.all([reserve(world, other, { premium: 1 }), extending]);
    const isLonger = (await historyOf(world, stay.id)).includes('hold.extended');
    expect(response.status).toBe(isLonger ? 409 : 201);
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: isLonger ? 'pending' : 'cancelled',
    });
  });

  race(
    'and a change of dates: the hold is longer only if the payment still counted',
    async (round) => {
      const stay = await aboutToEnd();
      const before = valueAt(await reservationOf(world, stay), 'holdExpiresAt');
      const extending = settle(world.context, stay.reference);
      await headStart(round);
      const dates = { checkOutDate: '2026-03-16' };
      const [response] = await Promise.all([modify(world, stay.guest, stay.id, dates), extending]);
      expect(response).toMatchObject({ status: 200 });
      const history = (await historyOf(world, stay.id)).slice(1);
      expect(['hold.extended,guest.modified', 'guest.modified']).toContain(history.join());
      const after = valueAt(await reservationOf(world, stay), 'holdExpiresAt');
      expect(after !== before).toBe(history.includes('hold.extended'));
    },
  );

  race('and the guest who cancels: nothing is held after that', async (round) => {
    const stay = await aboutToEnd({ premium: 2 });
    const extending = settle(world.context, stay.reference);
    await headStart(round);
    const [response] = await Promise.all([cancel(world, stay.guest, stay.id), extending]);
    expect(response).toMatchObject({ status: 200 });
    expect(['hold.extended,guest.cancelled', 'guest.cancelled']).toContain(
      (await historyOf(world, stay.id)).slice(1).join(),
    );
    expect(await roomsLeft(world)).toMatchObject({ 'Premium Penthouse': 2 });
  });

  race('and the money itself: it pays once, and no paid stay is held longer', async (round) => {
    const stay = await openStay(world);
    await world.passAtProviders(hold - 1);
    await pay(world, stay);
    let isOlder = true;
    world.rewrite((text) => {
      const told = isOlder ? text.replace('"status":"success"', '"status":"ongoing"') : text;
      isOlder = false;
      return told;
    });
    const extending = settle(world.context, stay.reference);
    await headStart(round);
    await Promise.all([extending, settle(world.context, stay.reference)]);
    expect(['hold.extended,payment.settled', 'payment.settled']).toContain(
      (await historyOf(world, stay.id)).slice(1).join(),
    );
    expect(await held(world)).toBe(stayTotal);
    expect(await refundsOf(world)).toEqual([]);
    expect(await emailsAbout(world, 'paid and confirmed')).toBe(1);
  });
});
