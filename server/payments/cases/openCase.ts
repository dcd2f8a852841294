import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import {
  mismatchKinds,
  paymentCaseSnapshot,
  type CaseKind,
  type PaymentCaseKind,
} from '../../../machines/payment/paymentCaseMachine';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { paymentCase } from '../../database/schema';
import { emailJob } from '../../email/jobs';
import { enqueueEmail, notifyStaff } from '../../email/outbox';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { lockReservation } from '../../reservations/queries';
import { findAttempt, lockAttempt } from '../attempts';
import { caseOpenedEmail } from '../emails/cases';
import type { FollowUpJob } from '../jobs';
import { keepRoomsForCase } from './caseHold';
import { caseInWords, factsInWords } from './caseMessages';
import { factsOf, type CaseDetail, type PaymentOfCase } from './cases';

/** What opening a case needs. */
export type OpeningContext = Pick<Context, 'clock' | 'random' | 'configuration' | 'log'>;

interface NewCase {
  kind: CaseKind;
  /** Null for a payment that, as far as we know, is not ours. */
  attemptId: string | null;
  refundId?: string;
  /** Distinguishes it from other open cases of its kind about the same payment; usually absent. */
  subject?: string | undefined;
  detail: CaseDetail;
}

/**
 * Opens a case for staff and logs it: at most one open case per kind and payment or refund, however often it is
 * noticed. If it is noticed again after staff closed a case, another one opens, and the closed one with its note
 * stays unchanged. Only a payment that our books don't have never gets a second case.
 * @returns false if the case is already open
 */
export async function openCase(
  tx: Database,
  context: OpeningContext,
  { kind, attemptId, refundId, subject = '', detail }: NewCase,
): Promise<boolean> {
  const { clock, random, log } = context;
  const [opened] = await tx
    .insert(paymentCase)
    .values({
      id: random.uuid(),
      attemptId,
      refundId: refundId ?? null,
      kind,
      subject,
      detail,
      openedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: paymentCase.id });
  if (!opened) return false;
  log.error({ kind, attemptId, refundId, ...detail }, 'A payment needs somebody to look at it');
  if (collected.has(kind) && (await isOpenBeside(tx, kind, opened.id))) return true;
  await notifyStaff(tx, context, {
    subject: 'A payment needs somebody to look at it',
    paragraphs: [
      `${caseInWords(kind)}. In full: npm run hotel -- reviews. When it is dealt with: npm run hotel -- review close ${opened.id}`,
    ],
    facts: [['Facts', factsInWords(detail)]],
  });
  return true;
}

/** Kinds that guests can bring about for next to nothing: staff gets one email while any of them is open. */
const collected: ReadonlySet<CaseKind> = new Set(['refund_too_small']);

async function isOpenBeside(tx: Database, kind: CaseKind, id: string): Promise<boolean> {
  const isOther = and(
    eq(paymentCase.kind, kind),
    isNull(paymentCase.closedAt),
    ne(paymentCase.id, id),
  );
  return (await tx.$count(paymentCase, isOther)) > 0;
}

/** A case about a payment itself, not about one of our refunds of it. */
interface NewPaymentCase {
  kind: PaymentCaseKind;
  /** Distinguishes it from other open cases of its kind about the same payment. */
  subject?: string;
  /** What is known beside the payment's own facts. */
  detail: CaseDetail;
}

/**
 * Opens a case about a payment of a locked reservation, keeps its rooms meanwhile if it is unpaid and the money could
 * pay it, and tells the guest, all in one transaction.
 * @returns follow-up work for after the commit; none if the case is already open
 */
export async function openPaymentCase(
  tx: Database,
  context: OpeningContext,
  { reservation, attempt }: PaymentOfCase,
  { kind, subject, detail }: NewPaymentCase,
): Promise<FollowUpJob[]> {
  const { id: attemptId, reference, provider, amountKobo } = attempt;
  const isNew = await openCase(tx, context, {
    kind,
    attemptId,
    subject,
    detail: {
      reservationId: reservation.id,
      provider,
      reference,
      expectedKobo: amountKobo,
      ...detail,
    },
  });
  if (!isNew) return [];
  const held = await keepRoomsForCase(tx, context, reservation, { kind, detail });
  return [emailJob(await enqueueEmail(tx, context, caseOpenedEmail(held, reference, kind)))];
}

/** What a provider says about a payment, in the form that a case stores. */
export function paymentFacts(payment: ProviderPayment | null): CaseDetail {
  return {
    providerReference: payment?.reference ?? null,
    transactionId: payment?.transactionId ?? null,
    requestedKobo: payment?.requestedKobo ?? null,
    paidKobo: payment?.paidKobo ?? null,
    currency: payment?.currency ?? null,
  };
}

/**
 * Opens a case if a provider took a second payment under the reference of a locked attempt: staff decides which was
 * meant and what goes back.
 * @returns follow-up work for after the commit; none if there is no second payment, or already a case about it
 */
export async function noticeSecondCharge(
  tx: Database,
  context: OpeningContext,
  about: PaymentOfCase,
  payment: ProviderPayment | null,
): Promise<FollowUpJob[]> {
  const subject = payment?.outcome === 'successful' ? payment.transactionId : null;
  if (payment === null || subject === null || isOurs(about, payment)) return [];
  // So that a guest's later checks don't reopen what staff has dealt with.
  const isTheSame = and(
    eq(paymentCase.attemptId, about.attempt.id),
    eq(paymentCase.kind, 'second_charge'),
    eq(paymentCase.subject, subject),
  );
  if ((await tx.$count(paymentCase, isTheSame)) > 0) return [];
  const detail = paymentFacts(payment);
  return openPaymentCase(tx, context, about, { kind: 'second_charge', subject, detail });
}

function isOurs({ attempt }: PaymentOfCase, { transactionId }: ProviderPayment): boolean {
  return transactionId === attempt.providerTransactionId;
}

/**
 * Opens a case about a second charge that a provider has listed, if it has no case or one that was closed undecided.
 * The sweep enqueues the email to its guest.
 * @returns false if there is such a case
 */
export async function openListedCharge(
  context: OpeningContext & Pick<Context, 'database'>,
  payment: ProviderPayment,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const about = await lockPaymentOf(tx, payment.reference);
    const { transactionId: subject } = payment;
    if (!about || subject === null || isOurs(about, payment)) return false;
    const added = { kind: 'second_charge', subject, detail: paymentFacts(payment) } as const;
    return (await openPaymentCase(tx, context, about, added)).length > 0;
  });
}

async function lockPaymentOf(tx: Database, reference: string): Promise<PaymentOfCase | null> {
  const found = await findAttempt(tx, reference);
  const reservation = found && (await lockReservation(tx, found.reservationId));
  const attempt = found && (await lockAttempt(tx, found.id));
  return attempt && reservation && { attempt, reservation };
}

/**
 * Reopens a case about a payment of ours that was closed undecided, as a new case of the same kind with the same
 * facts. The sweep enqueues the email to its guest.
 * @returns false if one is open, or the money was decided on meanwhile
 */
export async function reopenCase(
  context: OpeningContext & Pick<Context, 'database'>,
  reference: string,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const about = await lockPaymentOf(tx, reference);
    if (!about) return false;
    const [row] = await tx
      .select()
      .from(paymentCase)
      .where(
        and(
          eq(paymentCase.attemptId, about.attempt.id),
          inArray(paymentCase.kind, [...mismatchKinds]),
        ),
      )
      .orderBy(desc(paymentCase.openedAt), desc(paymentCase.id))
      .limit(1);
    const kind = mismatchKinds.find((one) => one === row?.kind);
    if (!row || kind === undefined) return false;
    const last = paymentCaseSnapshot(factsOf({ row, payment: about }));
    if (!last.can({ type: 'money.found' })) return false;
    const { subject, detail } = row;
    return (await openPaymentCase(tx, context, about, { kind, subject, detail })).length > 0;
  });
}
