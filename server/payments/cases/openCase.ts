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
import { notifyStaff } from '../../email/outbox';
import {
  unlessUnreachable,
  type PaymentName,
  type ProviderName,
  type ProviderPayment,
} from '../../paymentProviders/provider';
import { findAttempt } from '../attempts';
import type { PaymentsContext } from '../context';
import { caseOpenedEmail, caseOpenedNews } from '../emails/cases';
import {
  emailGuest,
  lockPayment,
  recordMoney,
  type LockedPayment,
  type Recording,
  type RecordingContext,
} from '../recording';
import { keepRoomsForCase } from './caseHold';
import { factsOf, type CaseDetail } from './cases';

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
  { tx, context }: Pick<Recording, 'tx' | 'context'>,
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
  log.error({ kind, attemptId, refundId, ...detail }, 'A case was opened');
  if (collected.has(kind) && (await isOpenBeside(tx, kind, opened.id))) return true;
  await notifyStaff(tx, context, caseOpenedNews(context, kind, detail));
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
  /** Facts beside the payment's own. */
  detail: CaseDetail;
}

/**
 * Opens a case about a payment, keeps the rooms of its reservation meanwhile if that is unpaid and the money could pay
 * it, and tells the guest.
 * @returns false if the case is already open
 */
export async function openPaymentCase(
  locked: LockedPayment,
  { kind, subject, detail }: NewPaymentCase,
): Promise<boolean> {
  const { tx, context, reservation, attempt } = locked;
  const { id: attemptId, reference, provider, amountKobo: expectedKobo } = attempt;
  const facts = { reservationId: reservation.id, provider, reference, expectedKobo, ...detail };
  if (!(await openCase(locked, { kind, attemptId, subject, detail: facts }))) return false;
  const held = await keepRoomsForCase(tx, context, reservation, { kind, detail });
  await emailGuest(locked, caseOpenedEmail(held, reference, kind));
  return true;
}

/** The provider's report of a payment, in the form that a case stores. */
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
 * Opens a case if a provider took a second payment under the reference of a payment: staff decides which was meant and
 * what goes back. There is never a second case about it, so that a guest's later checks don't reopen what staff has
 * dealt with.
 */
export async function noticeSecondCharge(locked: LockedPayment, payment: ProviderPayment | null) {
  if (payment?.outcome !== 'successful' || payment.transactionId === null) return;
  const isTheSame = and(
    eq(paymentCase.attemptId, locked.attempt.id),
    eq(paymentCase.kind, 'second_charge'),
    eq(paymentCase.subject, payment.transactionId),
  );
  if ((await locked.tx.$count(paymentCase, isTheSame)) > 0) return;
  await openSecondCharge(locked, payment);
}

async function openSecondCharge(locked: LockedPayment, payment: ProviderPayment): Promise<boolean> {
  const { transactionId: subject } = payment;
  if (subject === null || subject === locked.attempt.providerTransactionId) return false;
  return openPaymentCase(locked, {
    kind: 'second_charge',
    subject,
    detail: paymentFacts(payment),
  });
}

/**
 * Opens a case about a second charge that a provider has listed, if it has no case or one that was closed undecided.
 * @returns false if there is such a case
 */
export function openListedCharge(
  context: RecordingContext & Pick<Context, 'database'>,
  payment: ProviderPayment,
): Promise<boolean> {
  return recordMoney(context, async (recording) => {
    const locked = await lockPaymentOf(recording, payment.reference);
    return locked !== null && openSecondCharge(locked, payment);
  });
}

async function lockPaymentOf(recording: Recording, reference: string) {
  const found = await findAttempt(recording.tx, reference);
  return found && lockPayment(recording, found);
}

/**
 * Reopens a case about a payment of ours that was closed undecided, as a new case of the same kind with the same
 * facts.
 * @returns false if one is open, or the money was decided on meanwhile
 */
export function reopenCase(
  context: RecordingContext & Pick<Context, 'database'>,
  reference: string,
): Promise<boolean> {
  return recordMoney(context, async (recording) => {
    const locked = await lockPaymentOf(recording, reference);
    if (!locked) return false;
    const [row] = await recording.tx
      .select()
      .from(paymentCase)
      .where(
        and(
          eq(paymentCase.attemptId, locked.attempt.id),
          inArray(paymentCase.kind, [...mismatchKinds]),
        ),
      )
      .orderBy(desc(paymentCase.openedAt), desc(paymentCase.id))
      .limit(1);
    const kind = mismatchKinds.find((one) => one === row?.kind);
    if (!row || kind === undefined) return false;
    const last = paymentCaseSnapshot(factsOf({ row, payment: locked }));
    if (!last.can({ type: 'money.found' })) return false;
    const { subject, detail } = row;
    return openPaymentCase(locked, { kind, subject, detail });
  });
}

type UnknownContext = RecordingContext & Pick<Context, 'database'>;

/**
 * Opens a case for staff about a payment that a provider reports and our books don't have. Only one per name, even
 * after it was closed, because a provider may repeat itself for months. A payment that moved no money is ignored.
 */
export async function noticeUnknownPayment(
  context: UnknownContext & Pick<PaymentsContext, 'providers'>,
  provider: ProviderName,
  name: PaymentName,
): Promise<void> {
  const { [provider]: asked } = context.providers;
  const answer =
    'reference' in name
      ? asked.findPayment(name.reference)
      : asked.findPaymentById(name.transactionId);
  const payment = await unlessUnreachable(answer);
  if (payment?.outcome === 'failed') return;
  const own = 'reference' in name ? name.reference : name.transactionId;
  await openUnknown(context, provider, own, {
    reference: 'reference' in name ? name.reference : (payment?.reference ?? null),
    transactionId: payment?.transactionId ?? ('transactionId' in name ? own : null),
    paidKobo: payment?.paidKobo ?? null,
  });
}

/**
 * The same for a payment that a provider has listed.
 * @returns false if there was such a case before
 */
export function openUnknownPayment(
  context: UnknownContext,
  provider: ProviderName,
  { reference, transactionId, paidKobo }: ProviderPayment,
): Promise<boolean> {
  return openUnknown(context, provider, reference, { reference, transactionId, paidKobo });
}

function openUnknown(
  context: UnknownContext,
  provider: ProviderName,
  name: string,
  detail: CaseDetail,
): Promise<boolean> {
  return openCase(
    { tx: context.database, context },
    {
      kind: 'unknown_payment',
      attemptId: null,
      subject: `${provider} ${name}`,
      detail: { provider, ...detail },
    },
  );
}
