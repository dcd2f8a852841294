import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { review } from '../../database/schema';
import { notifyStaff } from '../../email/outbox';
import type { Context } from '../../context';
import type { MismatchReason } from '../settlement/matchPayment';
import { caseInWords, factsInWords } from './reviewMessages';

/** Why staff has to look at a payment. */
export type PaymentReviewKind = MismatchReason | 'second_charge' | 'dispute' | 'unknown_refund';

/** Why staff has to look. */
export type ReviewKind =
  | PaymentReviewKind
  | 'unknown_payment'
  | 'refund_refused'
  | 'refund_too_small'
  | 'refund_failed'
  | 'refund_needs_attention'
  | 'refund_account_other_name'
  | 'refund_other_amount'
  | 'refund_overdue';

export type ReviewDetail = Record<string, string | number | null>;

interface ReviewCase {
  kind: ReviewKind;
  /** Null for a payment that, as far as we know, is not ours. */
  attemptId: string | null;
  refundId?: string;
  /** Distinguishes it from other open cases of its kind about the same payment; usually absent. */
  subject?: string;
  detail: ReviewDetail;
}

/**
 * Opens a case for staff and logs it: at most one open case per kind and payment or refund, however often it is
 * noticed. If it is noticed again after staff closed a case, another one opens, and the closed one with its note
 * stays unchanged. Only a payment that our books don't have never gets a second case.
 * @returns false if the case is already open
 */
export async function openReview(
  tx: Database,
  context: Pick<Context, 'clock' | 'random' | 'configuration' | 'log'>,
  { kind, attemptId, refundId, subject = '', detail }: ReviewCase,
): Promise<boolean> {
  const { clock, random, log } = context;
  const opened = await tx
    .insert(review)
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
    .returning({ id: review.id });
  const [one] = opened;
  if (!one) return false;
  log.error({ kind, attemptId, refundId, ...detail }, 'A payment needs somebody to look at it');
  if (collected.has(kind) && (await isOpenBeside(tx, kind, one.id))) return true;
  await notifyStaff(tx, context, {
    subject: 'A payment needs somebody to look at it',
    paragraphs: [
      `${caseInWords(kind)}. In full: npm run hotel -- reviews. When it is dealt with: npm run hotel -- review close ${one.id}`,
    ],
    facts: [['Facts', factsInWords(detail)]],
  });
  return true;
}

/** Kinds that guests can bring about for next to nothing: staff gets one email while any of them is open. */
const collected: ReadonlySet<ReviewKind> = new Set(['refund_too_small']);

async function isOpenBeside(tx: Database, kind: ReviewKind, id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.kind, kind), isNull(review.closedAt), ne(review.id, id)))
    .limit(1);
  return other !== undefined;
}

/** Whether there is a case of a kind with this subject, open or closed. */
export async function hasReview(
  database: Database,
  { kind, attemptId, subject }: { kind: ReviewKind; attemptId: string; subject: string },
): Promise<boolean> {
  const [found] = await database
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.attemptId, attemptId), eq(review.kind, kind), eq(review.subject, subject)))
    .limit(1);
  return found !== undefined;
}
