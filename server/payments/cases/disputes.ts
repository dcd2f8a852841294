import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { paymentCase } from '../../database/schema';
import {
  unlessUnreachable,
  type ProviderDispute,
  type ProviderName,
} from '../../paymentProviders/provider';
import { recordEvent } from '../../reservations/applyEvent';
import { lagosTime } from '../../shared/lagosTime';
import { findAttempt, type AttemptRow } from '../attempts';
import type { PaymentsContext } from '../context';
import { lockPayment, recordMoney, type LockedPayment, type RecordingContext } from '../recording';
import { fitRefunds } from '../refunds/providerRefunds';
import { chargebackId, recordRefund } from '../refunds/recordRefund';
import { chargedKobo, insertRefund, refundsOf } from '../refunds/refunds';
import { findCase, writeClosing, type CaseDetail } from './cases';
import { openPaymentCase } from './openCase';

/** The note with which a dispute's case closes by itself, as staff reads it. */
const DECIDED_FOR = 'The bank decided for the hotel: the money stays';
/** The reason of a refund that a lost dispute made, as staff reads it. */
const CHARGEBACK = 'Chargeback: the guest’s bank took it back after a dispute';

type DisputesContext = RecordingContext & Pick<PaymentsContext, 'database' | 'providers'>;

/** For so long before now disputes are asked for: banks allow them for some months after a payment. */
const LISTED_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Reads a provider's disputes and records each as the provider has it now, so that a message that was lost, or came
 * twice or late, changes nothing. Safe to repeat.
 * @param only the payment that a message is about; every dispute by default
 * @returns how many of our payments are disputed; null if the provider doesn't answer now
 */
export async function noticeDisputes(
  context: DisputesContext,
  provider: ProviderName,
  only: AttemptRow | null = null,
): Promise<number | null> {
  const since = new Date(context.clock.now().getTime() - LISTED_DAYS * DAY_MS);
  const listed = await unlessUnreachable(
    context.providers[provider].listDisputes(only?.createdAt ?? since),
  );
  if (listed === null) return null;
  let ours = 0;
  for (const dispute of listed) {
    const attempt =
      'reference' in dispute.payment
        ? await findAttempt(context.database, dispute.payment.reference)
        : null;
    if (!attempt || (only && attempt.id !== only.id)) continue;
    await recordDispute(context, attempt, dispute);
    ours += 1;
  }
  return ours;
}

function recordDispute(
  context: DisputesContext,
  attempt: AttemptRow,
  dispute: ProviderDispute,
): Promise<void> {
  return recordMoney(context, async (recording) => {
    const locked = await lockPayment(recording, attempt);
    if (!locked) return;
    if (dispute.state !== 'won') await keepCase(locked, dispute);
    else await closeCases(locked, dispute);
    if (dispute.state === 'lost') await bookLoss(locked, dispute);
  });
}

const casesAbout = ({ attempt }: LockedPayment, { id }: ProviderDispute) =>
  and(
    eq(paymentCase.attemptId, attempt.id),
    eq(paymentCase.kind, 'dispute'),
    // A message may have come before the provider listed it.
    inArray(paymentCase.subject, ['', id]),
  );

/** Opens the dispute's case, once, or brings its facts up to date: until when evidence can be given, and how it ended. */
async function keepCase(locked: LockedPayment, dispute: ProviderDispute): Promise<void> {
  const { tx, attempt } = locked;
  const { id: subject, dueAt, state } = dispute;
  const detail: CaseDetail = {
    amountKobo: dispute.amountKobo ?? attempt.amountKobo,
    evidenceDueBy: dueAt && `${lagosTime(dueAt)} (Lagos time)`,
    ...(state === 'lost' && { decided: 'lost' }),
  };
  const [last] = await tx
    .select()
    .from(paymentCase)
    .where(casesAbout(locked, dispute))
    .orderBy(desc(paymentCase.openedAt), desc(paymentCase.id))
    .limit(1);
  if (!last) {
    await openPaymentCase(locked, { kind: 'dispute', subject, detail });
    return;
  }
  if (last.closedAt !== null) return;
  await tx
    .update(paymentCase)
    .set({ subject, detail: { ...last.detail, ...detail } })
    .where(eq(paymentCase.id, last.id));
}

/** The bank decided for the hotel: nobody has to look any more. */
async function closeCases(locked: LockedPayment, dispute: ProviderDispute): Promise<void> {
  const { tx, context } = locked;
  const isOpen = and(casesAbout(locked, dispute), isNull(paymentCase.closedAt));
  for (const { id } of await tx.select({ id: paymentCase.id }).from(paymentCase).where(isOpen)) {
    const found = await findCase(tx, id);
    if (found) await writeClosing(tx, context, found, { by: 'the system', note: DECIDED_FOR });
  }
}

/** The bank has taken the money back: that is a refund in the ledger, made at the provider, once. */
async function bookLoss(locked: LockedPayment, dispute: ProviderDispute): Promise<void> {
  const { tx, context, attempt, reservation } = locked;
  const providerRefundId = chargebackId(dispute.id);
  const refunds = await refundsOf(tx, attempt.id);
  if (refunds.some((one) => one.providerRefundId === providerRefundId)) return;
  const amountKobo = dispute.amountKobo ?? attempt.amountKobo;
  if ((await chargedKobo(tx, attempt)) === 0) return;
  const detail = { amountKobo, reference: attempt.reference };
  await recordEvent(tx, context, reservation.id, 'dispute.lost', detail);
  const refund = await insertRefund(tx, context, attempt, {
    ...{ amountKobo, cause: 'atProvider', reason: CHARGEBACK, status: 'sent' },
    ...{ providerRefundId, nextCheckAt: null },
  });
  await fitRefunds(locked, null);
  const settled = {
    id: providerRefundId,
    amountKobo,
    state: 'settled',
    ourRefundId: null,
  } as const;
  await recordRefund(locked, { attempt, refund }, { kind: 'known', refund: settled });
}
