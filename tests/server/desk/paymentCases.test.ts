import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reservation, reservationEvent } from '../../../server/database/schema';
import { readCommand } from '../../../server/cli/command';
import { UsageError } from '../../../server/cli/cliArguments';
import { casesOf } from '../payments/openStay';
import { askedBack } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { closeWithNote, hotel, note, refusalOf, resendRefund, who, whoAndWhy } from './atTheDesk';
import { HOUR } from '../support/durations';

const world = await freshPaymentWorld();

const REFUND_FAILS = '4084080000671803';

/** A paid reservation whose refund the provider could not make; returns the case's id. */
async function openCase() {
  const { guest, id: reservationId } = await askedBack(world, { card: REFUND_FAILS });
  await world.pass(HOUR);
  const [opened] = await casesOf(world);
  return { id: opened?.id ?? '', reservationId, email: guest.email };
}

describe('npm run hotel -- cases', () => {
  test('lists what happened, whose it is, how much and since when', async () => {
    const { id, reservationId, email } = await openCase();
    const { code, text } = await hotel(world, 'cases');
    expect(code).toBe(0);
    for (const fact of [id, '₦15,000', '2 Mar 2026', email, reservationId]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(/^1 case for staff/);
    expect(text).toContain('Our refund failed at the provider (refund_failed)');
    expect(text).toMatch(/Facts +amount ₦15,000.00, provider refund id \d+\n/);
  });
});

describe('What a guest wrote', () => {
  test('commands no terminal that staff reads it on', async () => {
    const { reservationId } = await openCase();
    const name = 'Ada\u001b[2J\u0007obi\u202e\u009b31m\r1 case is closed';
    await world.context.database
      .update(reservation)
      .set({ name })
      .where(eq(reservation.id, reservationId));
    const { text } = await hotel(world, 'cases');
    expect(text).toContain('Ada');
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });
});

describe('A case that staff closes', () => {
  test('keeps the note with the reservation', async () => {
    const { id, reservationId } = await openCase();
    expect(await closeWithNote(world, id)).toBeNull();
    expect((await hotel(world, 'cases')).text).toBe('No case waits for staff.');
    expect(await refusalOf(resendRefund(world, id))).toMatchObject({ code: 'caseClosed' });
    const events = await world.context.database.select().from(reservationEvent);
    expect(events.at(-1)).toMatchObject({
      reservationId,
      kind: 'case.closed',
      detail: { caseId: id, kind: 'refund_failed', note, by: 'Ngozi' },
    });
    expect((await hotel(world, 'reconcile')).text).not.toContain('Cases for staff');
  });
});

describe('A command that can’t be understood', () => {
  test.each([
    [[], 'A command is missing.'],
    [['recount'], '“recount” is no command.'],
    [['cases', '--everything'], 'Unknown option'],
    [['cases', '--all'], '--all belongs to reconcile, not to cases.'],
    [['case', 'adopt'], 'Which case?'],
    [['case', 'adopt', 'an-id', '--why', '  ', ...who], 'Why?'],
    [['case', 'adopt', 'an-id', '--why', 'Restored.'], 'Who does it?'],
    [['rooms', 'add', ...whoAndWhy], 'Which number'],
    [['arrivals', '2026-02-30'], '“2026-02-30” is no date'],
    [['restore', 'a-file', '--receipts-from', '0', ...whoAndWhy], 'a whole number from 1'],
    [['rooms', 'add', '7;7', '--type', 'premium'], 'letters, digits and dashes'],
    [['rooms', 'add', '77', '--type', 'royal'], '--type is one of junior'],
  ])('says what is wrong: %j', (typed, message) => {
    expect(() => readCommand(typed)).toThrow(UsageError);
    expect(() => readCommand(typed)).toThrow(message);
  });
});
