import { and, asc, eq, gte } from 'drizzle-orm';
import type { Refusal } from '../../machines/desk/acts/act';
import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import { hasLetter, referenceText } from '../../machines/shared/typedText';
import { countsFrom, lockReference, terminalsOf, type CardSlip } from './cardSlips';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { deskPayment, reservation } from '../database/schema';
import { printableText } from '../shared/printableText';

/** A payment with a card as somebody enters it. */
export interface EnteredSlip {
  terminal: string | null;
  /** The number on the slip (RRN). */
  proof: string | null;
  /** Why there is no slip. */
  noSlip: string | null;
  /** The sum on the slip, if it paid for more than this. */
  slipKobo: Kobo | null;
}

/** A slip as a request has it. */
export const slipOf = (
  entered: Partial<Record<'terminal' | 'proof' | 'noSlip', string>> & { slipTotal?: number },
): EnteredSlip => ({
  terminal: entered.terminal ?? null,
  proof: entered.proof ?? null,
  noSlip: entered.noSlip ?? null,
  slipKobo: entered.slipTotal === undefined ? null : koboFromNaira(entered.slipTotal),
});

/**
 * A slip's number, without what stands between its digits: the terminal's own, or the bank's of at most twelve (RRN, field
 * 37 of ISO 8583). One digit again and again is nobody's.
 */
const NUMBER = /^(?!(\d)\1+$)\d{4,12}$/;

/**
 * Checks the slip of a payment with a card.
 * @returns why not: without a terminal in use, without a number and a reason, or if the slip paid for something else
 */
export async function checkSlip(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { terminal, proof, noSlip, slipKobo }: EnteredSlip,
  amountKobo: Kobo,
): Promise<CardSlip | Refusal> {
  const inUse = (await terminalsOf(tx)).map(({ name }) => name);
  if (terminal === null || !inUse.includes(terminal)) {
    return { code: 'whichTerminal', facts: { terminals: inUse } };
  }
  // Letters are refused: some look like digits, and any others make one number two.
  const number = referenceText(proof ?? '');
  const slip = number.replace(/^0+/, '');
  if (!NUMBER.test(number)) {
    if (noSlip === null || !hasLetter(noSlip)) {
      return { code: 'slipMissing', facts: {} };
    }
    return { terminal, proof: null, slip: null, slipKobo: null, why: noSlip };
  }
  await lockReference(tx, `${terminal} ${slip}`);
  const since = countsFrom(slip, clock.now());
  const isIts = and(eq(deskPayment.terminal, terminal), eq(deskPayment.slip, slip));
  const lines = await tx
    .select({ payment: deskPayment, guest: reservation.name })
    .from(deskPayment)
    .innerJoin(reservation, eq(reservation.id, deskPayment.reservationId))
    .where(and(isIts, eq(deskPayment.kind, 'taken'), gte(deskPayment.at, since)))
    .orderBy(asc(deskPayment.at));
  const [first] = lines;
  const known = lines.find(({ payment }) => payment.slipKobo !== null)?.payment.slipKobo ?? null;
  const takenKobo = lines.reduce((sum, { payment }) => sum + payment.amountKobo, 0);
  if (first && slipKobo === null) {
    const { by, at, amountKobo: kobo } = first.payment;
    const facts = { by, at, kobo, guest: printableText(first.guest), slip: proof ?? '' };
    return { code: 'slipUsed', facts };
  }
  const most = known ?? slipKobo;
  if (most !== null && (slipKobo !== most || takenKobo + amountKobo > most)) {
    return { code: 'slipExceeded', facts: { slip: most, taken: takenKobo } };
  }
  return { terminal, proof, slip, slipKobo, why: null };
}
