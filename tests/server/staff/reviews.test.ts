import { beforeEach, describe, expect, test } from 'vitest';
import { reservationEvent } from '../../../server/db/schema';
import { readCommand, UsageError } from '../../../server/staff/command';
import { runCommand, type CommandOutcome } from '../../../server/staff/runCommand';
import { casesOf } from '../payments/openStay';
import { askForRefund, paidStay } from '../payments/paidStay';
import { openPaymentWorld } from '../payments/paymentWorld';

const world = await openPaymentWorld();
beforeEach(() => world.reset());

const HOUR = 3_600_000;
const REFUND_FAILS = '4084080000671803';

function hotel(...typed: string[]): Promise<CommandOutcome> {
  const command = readCommand(typed);
  if (command.kind === 'help') throw new Error('Help needs no database.');
  return runCommand(world.parts, command);
}

/** A paid reservation whose refund the provider could not make; the case's id. */
async function openCase() {
  const { guest, id: reservationId } = await paidStay(world, 'paystack', REFUND_FAILS);
  await askForRefund(world, guest, reservationId);
  await world.pass(HOUR);
  const [opened] = await casesOf(world);
  return { id: opened?.id ?? '', reservationId, email: guest.email };
}

describe('npm run hotel -- reviews', () => {
  test('says so when no case waits', async () => {
    expect(await hotel('reviews')).toEqual({ code: 0, text: 'No case waits for staff.' });
  });

  test('lists what happened, whose it is, how much and since when', async () => {
    const { id, reservationId, email } = await openCase();
    const { code, text } = await hotel('reviews');
    expect(code).toBe(0);
    for (const fact of [id, '₦15,000', '2 Mar 2026', email, reservationId]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(/^1 case for staff/);
    expect(text).toContain('Our refund failed at the provider (refund_failed)');
    expect(text).toMatch(/Facts +amount ₦15,000.00, provider refund id \d+\n/);
    expect(text).toContain('review close ID --note');
  });
});

describe('npm run hotel -- review close', () => {
  test('closes a case and keeps the note with the reservation', async () => {
    const { id, reservationId } = await openCase();
    const closed = await hotel('review', 'close', id, '--note', ' Paid back by transfer. ');
    expect(closed).toEqual({ code: 0, text: `Case ${id} is closed.` });
    expect((await hotel('reviews')).text).toBe('No case waits for staff.');
    const events = await world.parts.database.select().from(reservationEvent);
    expect(events.at(-1)).toMatchObject({
      reservationId,
      kind: 'review.closed',
      detail: { reviewId: id, kind: 'refund_failed', note: 'Paid back by transfer.' },
    });
    expect((await hotel('reconcile')).text).not.toContain('Cases for staff');
  });

  test('closes a case once', async () => {
    const { id } = await openCase();
    await hotel('review', 'close', id, '--note', 'Done.');
    const again = await hotel('review', 'close', id, '--note', 'Done again.');
    expect(again.code).toBe(1);
    expect(again.text).toContain('closed before');
    const events = await world.parts.database.select().from(reservationEvent);
    expect(events.filter(({ kind }) => kind === 'review.closed')).toHaveLength(1);
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    'says that there is no case %s',
    async (id) => {
      const answer = await hotel('review', 'close', id, '--note', 'Done.');
      expect(answer.code).toBe(1);
      expect(answer.text).toContain(`no case ${id}`);
    },
  );
});

describe('A command that can’t be understood', () => {
  test.each([
    [[], 'A command is missing.'],
    [['recount'], '“recount” is no command.'],
    [['reviews', '--everything'], 'Unknown option'],
    [['reviews', '--all'], '--all belongs to reconcile.'],
    [['reviews', '--note', 'x'], '--note belongs to review close.'],
    [['review', 'close'], 'Which case?'],
    [['review', 'close', 'an-id'], 'A note is missing'],
    [['review', 'close', 'an-id', '--note', '  '], 'A note is missing'],
  ])('says what is wrong: %j', (typed, message) => {
    expect(() => readCommand(typed)).toThrow(UsageError);
    expect(() => readCommand(typed)).toThrow(message);
  });

  test('is not one that asks for help', () => {
    expect(readCommand(['--help'])).toEqual({ kind: 'help' });
    expect(readCommand(['reviews', '-h'])).toEqual({ kind: 'help' });
  });
});
