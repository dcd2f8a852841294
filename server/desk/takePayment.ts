import { and, desc, eq } from 'drizzle-orm';
import type { DeskActRequest } from '../../machines/contract/wire';
import { paymentRefusal, type PaymentFacts, type Refusal } from '../../machines/desk/permissions';
import * as messages from '../../messages/desk/errors';
import { formatNaira, nairaFromKobo } from '../../machines/shared/money';
import type { StaffCaller } from '../contract/handlers';
import type { Database } from '../database/database';
import { deskPayment } from '../database/schema';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import { newReference, supersedeAttempts } from '../payments/attempts';
import { recordCashMovement } from '../payments/cashBook';
import { issueReceipt } from '../receipts/receiptNumbers';
import { applyEvent } from '../reservations/applyEvent';
import type { ReservationRow } from '../reservations/queries';
import { withRooms } from '../reservations/reservationsWithRooms';
import { deskReceiptEmail } from './emails';
import { balanceOf } from './stays';

type TakePayment = Extract<DeskActRequest, { act: 'takePayment' }>;

/** What decides whether a payment can be taken. */
export async function paymentFacts(
  database: Database,
  row: ReservationRow,
  now: Date,
): Promise<PaymentFacts> {
  const [last] = await database
    .select({ by: deskPayment.by, at: deskPayment.at })
    .from(deskPayment)
    .where(and(eq(deskPayment.reservationId, row.id), eq(deskPayment.kind, 'taken')))
    .orderBy(desc(deskPayment.at))
    .limit(1);
  return { balance: balanceOf(row, now), taken: last ?? null };
}

/**
 * Takes what a locked reservation still has to pay, in cash or with the desk's card terminal: it is paid by the same
 * lifecycle as a guest's own payment, pages that are open at a provider count no more, and money that still comes on
 * one goes back by itself. The guest gets the receipt.
 * @returns why not, with nothing changed; null if it was taken
 */
export async function takePayment(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration'>,
  staff: StaffCaller,
  row: ReservationRow,
  { method, amount, proof: given }: TakePayment,
): Promise<Refusal | null> {
  const facts = await paymentFacts(tx, row, context.clock.now());
  const refusal = paymentRefusal(facts);
  if (refusal) return refusal;
  const { balance: amountKobo } = facts;
  if (amount !== nairaFromKobo(amountKobo)) {
    return { code: 'act_refused', why: messages.otherAmount(formatNaira(amountKobo)) };
  }
  const { name: by, staffId } = staff;
  const proof = given ?? null;
  await supersedeAttempts(tx, context, row.id);
  const movement = { reservationId: row.id, method, proof, by, amountKobo };
  await recordCashMovement(tx, context, { ...movement, kind: 'taken' });
  await applyEvent(
    tx,
    context,
    row,
    { type: 'payment.settled' },
    {
      changes: { paymentReference: newReference(context.random) },
      detail: { amountKobo, method, proof, by, staffId },
    },
  );
  await issueReceipt(tx, context, row.id);
  const found = await withRooms(tx, row.id);
  await enqueueEmail(tx, context, deskReceiptEmail(found, { method, proof }));
  return null;
}
