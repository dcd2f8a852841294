import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ledgerEntry } from '../../../../server/database/schema';
import { decisions as buttons } from '../../../../messages/desk/money';
import { usualDecisions } from '../../../../server/payments/cases/caseDecisions';
import { reserve } from '../../reservations/stays';
import { paidStay } from '../paidStay';
import {
  booksAreClean,
  casesOf,
  chargeAgain,
  held,
  refundsOf,
  stayTotal,
  unheardStay,
  verifiedStay,
  reservationOf,
} from '../openStay';
import { initiate, subjects, verify, freshPaymentWorld } from '../paymentWorld';
import { returnByHand, returnedAt } from '../refunds/atProvider';
import { sendWebhook } from '../webhooks/sendWebhook';
import { asked, dispute, staffDecisionsIn } from './staffDecisions';
import { MINUTE, HOUR } from '../../support/durations';

const world = await freshPaymentWorld();

const { hold, caseHold } = world.context.configuration;
const { decide, openCaseId, reviewed, reviewedAs } = staffDecisionsIn(world);
const unchanged = (text: string) => text;
const inCedi = (text: string) => text.replace('"currency":"NGN"', '"currency":"GHS"');
/** Less than was asked for. */
const short = asked(/"amount":1500000/, '"amount":1400000');
const isPaid = { paymentStatus: 'paid' };
const isPending = { paymentStatus: 'pending' };

describe('case credit', () => {
  test('makes the reservation paid with what the provider says now, once, and closes the case', async () => {
    const stay = await reviewedAs(unchanged);
    const id = await openCaseId();
    expect(await decide('credit')).toBeNull();
    // One call about the payment, and one about its refunds.
    expect(world.asked).toHaveLength(2);
    expect(await reservationOf(world, stay)).toMatchObject(isPaid);
    expect(await held(world)).toBe(stayTotal);
    expect(await casesOf(world)).toMatchObject([
      { closedAt: world.clock.now(), closingNote: 'Credited: The shower leaks (Ngozi)' },
    ]);
    await world.pass(MINUTE);
    const emails = await subjects(world, stay.guest.email);
    expect(emails.filter((subject) => subject.includes('paid'))).toHaveLength(1);

    expect(await decide('credit', id)).toMatchObject({ code: 'caseClosed' });
    expect(await held(world)).toBe(stayTotal);
    await booksAreClean(world);
  });

  test('takes the rooms again after they were kept as long as they can be', async () => {
    const stay = await reviewed();
    await world.pass(caseHold + MINUTE);
    world.rewrite(unchanged);
    expect(await decide('credit')).toBeNull();
    expect(await reservationOf(world, stay)).toMatchObject(isPaid);
  });

  test('says why not, and changes nothing, where others have the rooms', async () => {
    await reviewed(inCedi, { premium: 2 });
    await world.pass(caseHold + MINUTE);
    const other = await world.guest('chidi@example.com');
    expect(await reserve(world, other, { premium: 2 })).toMatchObject({ status: 201 });
    world.rewrite(unchanged);
    expect(await decide('credit')).toEqual({ code: 'notUsed', facts: { cause: 'late' } });
    expect(await world.context.database.select().from(ledgerEntry)).toEqual([]);
    expect(await openCaseId()).not.toBe('none');
  });

  test.each([
    ['it was paid in another currency', inCedi, 'otherCurrency'],
    ['it was paid in the other mode', asked(/"domain":"test"/, '"domain":"live"'), 'otherMode'],
    ['it went back already', asked(/"status":"success"/, '"status":"reversed"'), 'returned'],
  ])('refuses what can’t count: %s', async (_what, odd, code) => {
    const stay = await reviewed(odd);
    expect(await decide('credit')).toMatchObject({ code });
    expect(await reservationOf(world, stay)).toMatchObject(isPending);
    expect(await held(world)).toBe(0);
  });

  test.each([
    ['paystack', 'returned'],
    ['flutterwave', 'partReturned'],
  ] as const)(
    'refuses what somebody has given back at %s, whatever that calls it, and sends back the rest',
    async (provider, code) => {
      const stay = await unheardStay(world, provider);
      world.rewrite((text) => text.replace('"currency":"NGN"', '"currency":"GHS"'));
      await verify(world, stay.reference);
      world.rewrite(unchanged);
      await returnByHand(world, provider, stay.reference, 400_000);
      expect(await decide('credit')).toMatchObject({ code });
      expect(await reservationOf(world, stay)).toMatchObject(isPending);
      expect(await held(world)).toBe(0);
      expect(await decide('return')).toBeNull();
      await world.pass(24 * HOUR);
      expect(returnedAt(world, provider)).toBe(stayTotal);
      await booksAreClean(world);
    },
  );
});

describe('case return', () => {
  test('sends all of it back once, tells the guest, and gives the usual time to pay anew', async () => {
    const stay = await reviewedAs(short);
    const id = await openCaseId();
    expect(await decide('return')).toBeNull();
    const until = new Date(world.clock.now().getTime() + hold).toISOString();
    expect(await reservationOf(world, stay)).toMatchObject({
      paymentStatus: 'pending',
      holdExpiresAt: until,
    });
    expect(await refundsOf(world)).toMatchObject([{ cause: 'unfit', amountKobo: 1_400_000 }]);
    expect(await decide('return', id)).not.toBeNull();
    expect(await refundsOf(world)).toHaveLength(1);
    expect(await initiate(world, stay.guest, stay.id)).toMatchObject({ status: 200 });

    world.rewrite(unchanged);
    await world.pass(10 * MINUTE);
    expect(await refundsOf(world)).toMatchObject([{ status: 'settled' }]);
    expect(await held(world)).toBe(0);
    const [email] = world.post
      .to(stay.guest.email)
      .filter(({ subject }) => subject.startsWith('We are refunding your payment'));
    expect(email?.text).toContain('it doesn’t match what we asked for');
    expect(email?.text).toContain('Please pay before then.');
  });

  test('returns a second charge alone, in books of its own', async () => {
    const stay = await verifiedStay(world, 'flutterwave');
    const second = await chargeAgain(world, stay);
    const [delivery] = world.sandbox.deliveries().slice(-1);
    const body = (delivery?.rawBody ?? '').replaceAll(second.reference, stay.reference);
    await sendWebhook(world, 'flutterwave', body);
    await world.jobs.runDue();
    expect(await casesOf(world)).toMatchObject([{ kind: 'second_charge' }]);

    expect(await decide('credit')).not.toBeNull();
    expect(await decide('return')).toBeNull();
    await world.pass(HOUR);
    expect(await refundsOf(world)).toMatchObject([
      { cause: 'duplicate', status: 'settled', amountKobo: stayTotal },
    ]);
    expect(await held(world)).toBe(stayTotal);
    expect(await reservationOf(world, stay)).toMatchObject(isPaid);
  });

  test('refuses money that stands in the books, and cases about refunds', async () => {
    const stay = await paidStay(world);
    await dispute(world, stay);
    expect(await decide('return')).toMatchObject({ code: 'nothingToReturn' });
    expect(await refundsOf(world)).toEqual([]);
    expect(await decide('return', 'nonsense')).toMatchObject({ code: 'noCase' });
  });
});

describe('Every kind of case', () => {
  test('has a way out, and the documents name the same', async () => {
    const documents = await readFile('docs/payments.md', 'utf8');
    for (const [kind, decisions] of Object.entries(usualDecisions)) {
      const item = documents.split('\n- ').find((text) => text.startsWith(`\`${kind}\``));
      for (const one of decisions) {
        expect(item?.replaceAll(/\s+/g, ' ')).toContain(`“${buttons[one]}”`);
      }
    }
  });
});
