import { describe, expect, test } from 'vitest';
import { findCase, writeClosing } from '../../../../server/payments/cases/cases';
import { closeWithNote, hotel } from '../../desk/atTheDesk';
import { casesOf, chargeAgain, held, verifiedStay } from '../openStay';
import { freshPaymentWorld } from '../paymentWorld';
import { returnByHand } from '../refunds/atProvider';
import { asked, staffDecisionsIn } from './staffDecisions';

const world = await freshPaymentWorld();

const HOUR = 3_600_000;
const { decide, openCaseId, reviewed } = staffDecisionsIn(world);
/** A case about another currency, of whose payment the provider then says: ₦14,000.00. */
async function reviewedAndShort() {
  const stay = await reviewed(asked(/"currency":"NGN"/, '"currency":"GHS"'));
  world.rewrite(asked(/"amount":1500000/, '"amount":1400000'));
  return stay;
}

const close = async (id?: string) => closeWithNote(world, id ?? (await openCaseId()));
const reconcileAll = () => hotel(world, 'reconcile', '--all');

/** A case that was closed while its money was at the provider, which used to be possible. */
async function closedOverItsMoney(): Promise<string> {
  const id = await openCaseId();
  await world.context.database.transaction(async (tx) => {
    const found = await findCase(tx, id);
    if (found) await writeClosing(tx, world.context, found, { by: 'Ngozi', note: 'Not mine.' });
  });
  return id;
}

describe('A case whose money nobody has decided on', () => {
  test('is not closed, and the answer says how much it is', async () => {
    await reviewedAndShort();
    expect(await close()).toEqual({ code: 'undecided', facts: { kobo: 1_400_000 } });
    expect(await casesOf(world)).toMatchObject([{ closedAt: null }]);
  });

  test('is not closed either while a part is back only', async () => {
    const { reference } = await reviewedAndShort();
    await returnByHand(world, 'paystack', reference, 500_000);
    expect(await close()).toEqual({ code: 'undecided', facts: { kobo: 900_000 } });
    expect(await decide('return')).toBeNull();
  });

  test('is not closed where the money can be returned at the dashboard alone', async () => {
    const { reference } = await reviewed(asked(/"currency":"NGN"/, '"currency":"GHS"'));
    expect(await close()).toEqual({ code: 'heldInCurrency', facts: { currency: 'GHS' } });
    await returnByHand(world, 'paystack', reference, 1_500_000);
    expect(await close()).toBeNull();
    expect(await reconcileAll()).toMatchObject({ code: 0 });
  });
});

describe('A payment that its provider has sent back without a refund', () => {
  test('is no money of ours: nothing is booked or returned, and its case is closed', async () => {
    await reviewed(
      asked(/"domain":"test","status":"success"/, '"domain":"test","status":"reversed"'),
    );
    expect(await decide('return')).toMatchObject({ code: 'reversed' });
    expect(await held(world)).toBe(0);
    expect(await close()).toBeNull();
    expect((await reconcileAll()).text).toContain('Every naira is accounted for.');
  });
});

describe('Money whose case was closed before anybody decided on it', () => {
  test('is a difference, and a case once more, until it is decided', async () => {
    await reviewedAndShort();
    const first = await closedOverItsMoney();
    const named = await reconcileAll();
    expect(named.code).toBe(1);
    expect(named.text).toContain('₦14,000.00');
    expect(named.text).toContain('Received by the provider, and its review was closed undecided');
    expect(named.text).toContain('1 case was opened');
    const second = await openCaseId();
    expect(second).not.toBe(first);
    const waiting = await reconcileAll();
    expect(waiting.code).toBe(0);
    expect(waiting.text).toContain('other_currency');

    expect(await decide('return', second)).toBeNull();
    await world.pass(HOUR);
    expect(await held(world)).toBe(0);
    expect(await reconcileAll()).toMatchObject({ code: 0 });
  });
});

describe('A second charge under one reference', () => {
  test('is not closed while its money is with the provider', async () => {
    const stay = await verifiedStay(world, 'flutterwave');
    await chargeAgain(world, stay);
    await reconcileAll();
    expect(await casesOf(world)).toMatchObject([{ kind: 'second_charge' }]);
    expect(await close()).toMatchObject({ code: 'secondChargeLeft' });
    expect(await decide('return')).toBeNull();
    await world.pass(HOUR);
    expect(await reconcileAll()).toMatchObject({ code: 0 });
  });
});
