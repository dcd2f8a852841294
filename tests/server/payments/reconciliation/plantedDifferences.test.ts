import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { nairaFromKobo } from '../../../../machines/shared/money';
import { roomTypeOf } from '../../../../machines/shared/roomTypes';
import type { Database } from '../../../../server/database/database';
import {
  deskPayment,
  ledgerEntry,
  paymentAttempt,
  refund,
  reservation,
} from '../../../../server/database/schema';
import type { ProviderName } from '../../../../server/paymentProviders/provider';
import { reconcile } from '../../../../server/payments/reconciliation/reconcile';
import { hotel, who } from '../../desk/atTheDesk';
import { openStay, pay, stayTotal } from '../openStay';
import { askForRefund, paidStay, type PaidStay } from '../paidStay';
import { openPage, openPaymentWorld } from '../paymentWorld';
import { reserved } from '../../reservations/stays';

const world = await openPaymentWorld();
beforeEach(() => world.reset());

const HOUR = 3_600_000;
/** One night in one room, paid at the desk. */
const deskTotal = roomTypeOf('double').nightly;

/** Writes into the books what no part of the hotel would, past what keeps them append-only. */
function forge(change: (tx: Database) => Promise<unknown>): Promise<unknown> {
  return world.context.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await change(tx);
  });
}

/** A stay that was paid and given back, long enough ago that nothing is asked about any more. */
async function refundedStay(provider: ProviderName): Promise<PaidStay> {
  const stay = await paidStay(world, provider);
  await askForRefund(world, stay.guest, stay.id);
  await world.pass(HOUR);
  return stay;
}

/** One that another guest paid. */
async function anotherStay(): Promise<{ id: string; reference: string }> {
  const guest = await world.guest('bola@example.com');
  const id = await reserved(world, guest);
  const { checkoutUrl, reference } = await openPage(world, guest, id);
  await world.press(checkoutUrl, 'pay');
  await world.jobs.runDue();
  return { id, reference };
}

/** What the desk sells for cash, as its command says it. */
async function deskStay(): Promise<string> {
  const { text, code } = await hotel(
    world,
    ...['book', '--from', '2026-03-12', '--to', '2026-03-13', '--rooms', '1 double'],
    ...['--name', 'Bola Ade', '--phone', '08030000000', ...who],
    ...['--paid', 'cash', '--amount', String(nairaFromKobo(deskTotal))],
  );
  expect(code, text).toBe(0);
  const [row] = await world.context.database
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.name, 'Bola Ade'));
  return row?.id ?? '';
}

async function attemptOf({ reference }: { reference: string }) {
  const [attempt] = await world.context.database
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reference, reference));
  if (!attempt) throw new Error(`There is no payment ${reference}`);
  return attempt;
}

/** What a provider has, for a test to change. */
function atPaystack({ reference }: { reference: string }) {
  const { transactions } = world.sandbox.books().paystack;
  const payment = transactions.find((one) => one.reference === reference);
  if (!payment) throw new Error(`Paystack has no payment ${reference}`);
  return payment;
}

interface Difference {
  why: string;
  amountKobo: number;
  reference?: string;
}

/** Something that is wrong with the books, and what reconciling has to call it. */
interface Planted {
  name: string;
  readonly plant: () => Promise<Difference>;
}

const planted: readonly Planted[] = [
  {
    name: 'a charge that is missing in the ledger',
    async plant() {
      const stay = await paidStay(world);
      const { id } = await attemptOf(stay);
      await forge((tx) => tx.delete(ledgerEntry).where(eq(ledgerEntry.attemptId, id)));
      return {
        why: 'Taken by the provider, but not booked',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a charge in the ledger that the provider does not have',
    async plant() {
      const stay = await paidStay(world);
      const { transactions } = world.sandbox.books().paystack;
      transactions.splice(transactions.indexOf(atPaystack(stay)), 1);
      return {
        why: 'Booked, but not at the provider',
        amountKobo: -stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a charge of another amount than the provider took',
    async plant() {
      const stay = await paidStay(world);
      const { id } = await attemptOf(stay);
      await forge((tx) =>
        tx
          .update(ledgerEntry)
          .set({ amountKobo: stayTotal + 5_000 })
          .where(eq(ledgerEntry.attemptId, id)),
      );
      return {
        why: 'Booked with another amount than the provider took',
        amountKobo: -5_000,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a payment that the provider has in another currency',
    async plant() {
      const stay = await paidStay(world);
      world.rewrite((text) => text.replaceAll('"currency":"NGN"', '"currency":"GHS"'));
      return {
        why: 'In another currency at the provider than in our books',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a payment that was made in the other mode',
    async plant() {
      const stay = await paidStay(world);
      world.rewrite((text) => text.replaceAll('"domain":"test"', '"domain":"live"'));
      return {
        why: 'In another mode at the provider than in our books',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a payment at a provider that the books don’t have',
    async plant() {
      const stay = await openStay(world);
      await pay(world, stay);
      await forge((tx) =>
        tx.delete(paymentAttempt).where(eq(paymentAttempt.reference, stay.reference)),
      );
      return {
        why: 'Taken by the provider, and not in our books at all',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a second charge under one reference',
    async plant() {
      const stay = await paidStay(world, 'flutterwave');
      const { transactions } = world.sandbox.books().flutterwave;
      const first = transactions.find(({ txRef }) => txRef === stay.reference);
      if (!first) throw new Error('Flutterwave has no payment');
      transactions.unshift({ ...first, id: first.id + 1 });
      return {
        why: 'A second charge under one of our references',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'two charges that pay one reservation',
    async plant() {
      const stay = await paidStay(world);
      const other = await anotherStay();
      await forge(async (tx) => {
        await tx
          .update(paymentAttempt)
          .set({ reservationId: stay.id })
          .where(eq(paymentAttempt.reference, other.reference));
        await tx
          .update(reservation)
          .set({ status: 'cancelled', cancelReason: 'byGuest', paymentReference: null })
          .where(eq(reservation.id, other.id));
      });
      return {
        why: 'Taken, and used for nothing',
        amountKobo: stayTotal,
        reference: other.reference,
      };
    },
  },
  {
    name: 'a reservation that counts as paid without a charge',
    async plant() {
      const stay = await openStay(world);
      await world.pass(HOUR);
      await forge((tx) =>
        tx.update(reservation).set({ status: 'paid' }).where(eq(reservation.id, stay.id)),
      );
      return { why: 'Counts as paid, but no money made it so', amountKobo: -stayTotal };
    },
  },
  {
    name: 'a refund that only the books have',
    async plant() {
      const stay = await refundedStay('paystack');
      world.sandbox.books().paystack.refunds.length = 0;
      atPaystack(stay).status = 'success';
      return {
        why: 'Booked as returned, but not at the provider',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a refund of another amount than the provider paid out',
    async plant() {
      const stay = await refundedStay('paystack');
      for (const one of world.sandbox.books().paystack.refunds) one.amountKobo -= 7_000;
      return {
        why: 'Returned by the provider with another amount than is booked',
        amountKobo: 7_000,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a refund that is missing in the ledger',
    async plant() {
      const stay = await refundedStay('flutterwave');
      await forge((tx) => tx.delete(ledgerEntry).where(eq(ledgerEntry.kind, 'refund')));
      return {
        why: 'Went back, but the ledger says otherwise',
        amountKobo: -stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a refund that was never sent and that nobody will send',
    async plant() {
      const stay = await paidStay(world);
      await askForRefund(world, stay.guest, stay.id);
      await forge((tx) => tx.update(refund).set({ nextCheckAt: null }));
      return {
        why: 'On its way back, but nobody follows it',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a refund that is paid out while its reservation still counts as paid',
    async plant() {
      const stay = await refundedStay('paystack');
      await forge((tx) =>
        tx
          .update(reservation)
          .set({ status: 'paid', refundStatus: 'requested' })
          .where(eq(reservation.id, stay.id)),
      );
      return {
        why: 'Returned, but its reservation is not refunded',
        amountKobo: -stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a refunded reservation whose money never went back',
    async plant() {
      const stay = await paidStay(world);
      await forge((tx) =>
        tx.update(reservation).set({ status: 'refunded' }).where(eq(reservation.id, stay.id)),
      );
      return {
        why: 'Taken, and used for nothing',
        amountKobo: stayTotal,
        reference: stay.reference,
      };
    },
  },
  {
    name: 'a desk’s payment for a reservation that is none',
    async plant() {
      const id = await deskStay();
      await forge((tx) =>
        tx
          .update(reservation)
          .set({ status: 'cancelled', cancelReason: 'byGuest' })
          .where(eq(reservation.id, id)),
      );
      return { why: 'Taken at the desk, and used for nothing', amountKobo: deskTotal };
    },
  },
  {
    name: 'a reservation of the desk without its payment',
    async plant() {
      const id = await deskStay();
      await forge((tx) => tx.delete(deskPayment).where(eq(deskPayment.reservationId, id)));
      return { why: 'Counts as paid, but no money made it so', amountKobo: -deskTotal };
    },
  },
];

describe('Reconciling finds, and calls by its name and nothing else,', () => {
  test.each(planted)('$name', async ({ plant }) => {
    await deskStay().then((id) =>
      world.context.database
        .update(reservation)
        .set({ name: 'Somebody else' })
        .where(eq(reservation.id, id)),
    );
    const before = await hotel(world, 'reconcile', '--all');
    expect(before.text).toContain('Every naira is accounted for.');

    const difference = await plant();
    const { unaccounted } = await reconcile(world.context, { asksAll: true });
    expect(unaccounted).toHaveLength(1);
    expect(unaccounted).toMatchObject([difference]);
    const { code, text } = await hotel(world, 'reconcile', '--all');
    expect(text).toContain(difference.why);
    expect(text).toContain('NOT every naira is accounted for.');
    expect(code).toBe(1);
  });
});
