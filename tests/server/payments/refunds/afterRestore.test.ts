import { describe, expect, test, vi } from 'vitest';
import type { ProviderName } from '../../../../server/paymentProviders/provider';
import { examineWork } from '../../../../server/cli/doctor/work';
import { hotel, refundStay, who } from '../../desk/atTheDesk';
import { backupsOf } from '../../backup/backups';
import { casesOf, refundsOf, stayTotal, reservationOf, unheardStay } from '../openStay';
import { askForRefund, paidStay } from '../paidStay';
import { containing, freshPaymentWorld, verify } from '../paymentWorld';
import { refundsAt, refundsSent, returnByHand, returnedAt } from './atProvider';
import { MINUTE, HOUR, DAY } from '../../support/durations';

const world = await freshPaymentWorld();
const backups = backupsOf(world);
let files = 0;

const RESUMED = 'Refunds are sent again';

async function backUp(): Promise<string> {
  files += 1;
  expect(await backups.write(`${files}`)).toMatchObject({ code: 0 });
  return `${files}`;
}

/** The database is lost, and so is the server with everything in its memory. */
async function restore(file: string): Promise<void> {
  world.jobs.reset();
  expect(await backups.restore(file, '--replace')).toMatchObject({ code: 0 });
  world.asked.length = 0;
}

/** Since the restore. */
const sent = () => refundsSent(world);

/** A reason for a refund: what happens before it is decided, and what decides it. The amount in kobo. */
interface GoingBack {
  amountKobo: number;
  prepare(provider: ProviderName): Promise<() => Promise<unknown>>;
}

const kinds: Readonly<Record<string, GoingBack>> = {
  'A refund that the guest asked for': {
    amountKobo: stayTotal,
    prepare: async (provider) => {
      const { guest, id } = await paidStay(world, { provider });
      return () => askForRefund(world, guest, id);
    },
  },
  'A goodwill': {
    amountKobo: 200_000,
    prepare: async (provider) => {
      const { id } = await paidStay(world, { provider });
      return () => refundStay(world, id, { amountKobo: 200_000 });
    },
  },
  'Money in excess': {
    amountKobo: 200_000,
    prepare: async (provider) => {
      const stay = await unheardStay(world, provider);
      world.rewrite((text, url) => {
        if (!url.includes('verify')) return text;
        return provider === 'paystack'
          ? text.replace('"amount":1500000', '"amount":1700000').replace(/"fees":\d+/, '"fees":0')
          : text.replace('"amount":15000', '"amount":17000');
      });
      return () => verify(world, stay.reference);
    },
  },
  'Money that came late': {
    amountKobo: stayTotal,
    prepare: async (provider) => {
      const stay = await unheardStay(world, provider);
      world.clock.setTo(new Date('2026-03-13T09:00:00.000Z'));
      return () => verify(world, stay.reference);
    },
  },
};

async function send(): Promise<void> {
  await world.jobs.run({ kind: 'sweep' });
  await world.jobs.runDue();
}

/** How far the refund is when the backup is written. */
const moments: Readonly<Record<string, (provider: ProviderName) => Promise<void>>> = {
  'was written down and not sent': () => Promise.resolve(),
  'was sent and its answer lost': async (provider) => {
    world.sandbox.faults.add({ provider, endpoint: 'refund', kind: 'serverErrorAfterCommit' });
    await send();
    expect(await refundsOf(world)).toMatchObject([{ status: 'sending' }]);
  },
  'was sent': async () => {
    await send();
    expect(await refundsOf(world)).toMatchObject([{ status: 'sent' }]);
  },
  'was paid out, and nobody had asked yet': async () => {
    await send();
    await world.passAtProviders(10 * MINUTE);
    expect(await refundsOf(world)).toMatchObject([{ status: 'sent' }]);
  },
};

describe.each(['paystack', 'flutterwave'] as const)('After a restore, at %s', (provider) => {
  // Each moment and each kind once at each provider, in pairs that differ between the two.
  const kindNames = Object.keys(kinds);
  const shift = provider === 'paystack' ? 0 : 1;
  const cases = Object.keys(moments).map(
    (moment, place) => [kindNames[(place + shift) % kindNames.length] ?? '', moment] as const,
  );

  test.each(cases)('%s that %s goes back once', async (kind, moment) => {
    const going = kinds[kind];
    const decide = await going?.prepare(provider);
    world.sandbox.behaviour.webhooks.dropped = true;
    await decide?.();
    await moments[moment]?.(provider);
    const file = await backUp();
    await world.pass(HOUR);
    expect(returnedAt(world, provider)).toBe(going?.amountKobo);

    await restore(file);
    await world.pass(HOUR);
    expect(sent()).toBe(0);
    expect((await hotel(world, 'reconcile', '--all')).text).toContain(RESUMED);
    await world.pass(DAY);
    expect(refundsAt(world, provider)).toMatchObject([
      { amountKobo: going?.amountKobo, isPaidOut: true },
    ]);
    expect(await refundsOf(world)).toMatchObject([{ status: 'settled' }]);
    expect(await hotel(world, 'reconcile', '--all')).toMatchObject({ code: 0 });
  });

  test.each(['Money in excess', 'Money that came late'])(
    '%s of which the backup knows nothing is not sent a second time, and is a case',
    async (kind) => {
      const going = kinds[kind];
      const decide = await going?.prepare(provider);
      world.sandbox.behaviour.webhooks.dropped = true;
      const file = await backUp();
      await decide?.();
      await world.pass(HOUR);
      expect(returnedAt(world, provider)).toBe(going?.amountKobo);

      await restore(file);
      await hotel(world, 'reconcile', '--all');
      await decide?.();
      await world.pass(DAY);
      expect(returnedAt(world, provider)).toBe(going?.amountKobo);
      expect(sent()).toBe(0);
      expect(await casesOf(world)).toMatchObject([{ kind: 'refunded_elsewhere' }]);
    },
  );

  test('a refund of which the backup knows nothing is named, and its rooms are free once it is taken over', async () => {
    const { guest, id, reference } = await paidStay(world, { provider });
    world.sandbox.behaviour.webhooks.dropped = true;
    const file = await backUp();
    await askForRefund(world, guest, id);
    await world.pass(HOUR);
    await restore(file);
    const named = await hotel(world, 'reconcile', '--all');
    expect(named.code).toBe(1);
    expect(named.text).toContain('Returned by the provider, but not booked');
    expect(named.text).toContain(RESUMED);
    await hotel(world, 'refund', 'adopt', reference, ...who);
    expect(await hotel(world, 'reconcile', '--all')).toMatchObject({ code: 0 });
    await world.openSession(guest);
    expect(await reservationOf(world, { guest, id })).toMatchObject({
      paymentStatus: 'refunded',
      roomNumber: '',
    });
    expect(returnedAt(world, provider)).toBe(stayTotal);
  });

  test('a refund that is asked for anew, though the provider has made it, is not made again', async () => {
    const { guest, id } = await paidStay(world, { provider });
    world.sandbox.behaviour.webhooks.dropped = true;
    const file = await backUp();
    await refundStay(world, id, { amountKobo: 200_000 });
    await world.pass(HOUR);
    await restore(file);
    await hotel(world, 'reconcile', '--all');
    await refundStay(world, id, { amountKobo: 200_000 });
    await world.pass(HOUR);
    expect(returnedAt(world, provider)).toBe(200_000);
    await world.openSession(guest);
    await askForRefund(world, guest, id);
    await world.pass(HOUR);
    expect(returnedAt(world, provider)).toBe(stayTotal);
  });
});

describe('Until the books were compared after a restore', () => {
  test('staff is told that refunds wait, and what to do', async () => {
    const { id } = await paidStay(world);
    await restore(await backUp());
    const given = await refundStay(world, id, { amountKobo: 200_000 });
    expect(given).toMatchObject({ pausedSince: world.clock.now() });
    const warn = vi.spyOn(world.context.log, 'warn');
    await world.pass(HOUR);
    expect(sent()).toBe(0);
    expect(warn).toHaveBeenCalledWith(expect.anything(), containing('reconcile --all'));
    warn.mockRestore();
    const { database, clock } = world.context;
    const examined = await examineWork(database, clock.now());
    expect(examined.find(({ what }) => what === 'Refunds')).toMatchObject({
      verdict: 'fail',
      says: containing('1 refund waiting'),
      advice: containing('npm run hotel -- reconcile --all'),
    });
    expect(await refundsOf(world)).toMatchObject([{ status: 'requested' }]);
    expect((await hotel(world, 'reconcile')).text).toContain('No refund is sent');
    await world.pass(HOUR);
    expect(sent()).toBe(0);
  });

  test('a provider that gives no word keeps them waiting', async () => {
    const { id } = await paidStay(world);
    await restore(await backUp());
    await refundStay(world, id, { amountKobo: 200_000 });
    const fault = {
      provider: 'flutterwave',
      endpoint: 'listPayments',
      kind: 'serverError',
    } as const;
    world.sandbox.faults.add({ ...fault, times: 3 });
    const silent = await hotel(world, 'reconcile', '--all');
    expect(silent.text).toContain('No refund is sent: a backup was restored');
    await world.pass(HOUR);
    expect(sent()).toBe(0);
    expect((await hotel(world, 'reconcile', '--all')).text).toContain(RESUMED);
    await world.pass(HOUR);
    expect(sent()).toBe(1);
    expect(await refundsOf(world)).toMatchObject([{ status: 'settled' }]);
    expect((await hotel(world, 'reconcile', '--all')).text).not.toContain(RESUMED);
  });

  test('a comparison that began before the restore ends nothing', async () => {
    const { id } = await paidStay(world);
    const file = await backUp();
    let isRestored = false;
    world.rewrite(async (text) => {
      if (isRestored) return text;
      isRestored = true;
      await restore(file);
      return text;
    });
    const earlier = await hotel(world, 'reconcile', '--all');
    expect(earlier.text).not.toContain(RESUMED);
    expect(earlier.text).toContain('No refund is sent: a backup was restored');
    await refundStay(world, id, { amountKobo: 200_000 });
    await world.pass(HOUR);
    expect(sent()).toBe(0);
    expect((await hotel(world, 'reconcile', '--all')).text).toContain(RESUMED);
  });

  test('what somebody returned by hand meanwhile is not sent on top of it', async () => {
    const { guest, id, reference } = await paidStay(world);
    await askForRefund(world, guest, id);
    const file = await backUp();
    await restore(file);
    world.sandbox.behaviour.webhooks.dropped = true;
    await returnByHand(world, 'paystack', reference, 700_000);
    await hotel(world, 'reconcile', '--all');
    await world.pass(DAY);
    expect(refundsAt(world, 'paystack').map(({ amountKobo }) => amountKobo)).toEqual([
      700_000,
      stayTotal - 700_000,
    ]);
    await world.openSession(guest);
    expect(await reservationOf(world, { guest, id })).toMatchObject({ paymentStatus: 'refunded' });
  });
});
