import { inArray, type SQL } from 'drizzle-orm';
import { refund } from './schema';

/** The stored status of a refund. The reservation's own `refundStatus` only says whether one is requested or failed. */
type RefundRowStatus = (typeof refund.$inferSelect)['status'];

/** The meaning of a status. Code asks for these tags instead of comparing statuses. */
type RefundTag =
  /** It is sent when due; others are only checked. */
  | 'toBeSent'
  /** It is certainly not with the provider, so that its amount can still be reduced. */
  | 'unsent'
  /** A process has claimed it to send it, or the response to that was lost. */
  | 'claimed'
  /** The provider has not reported its final result. */
  | 'underWay'
  /** The provider has it, and has not paid it out. */
  | 'atProvider'
  /** It is stuck at the provider until somebody acts. */
  | 'stuck'
  /** Its amount is with the guest or on its way there. */
  | 'returns'
  /** The provider has paid it out. */
  | 'paidOut'
  /** The provider refused it or could not pay it out; staff was told. */
  | 'failed'
  /** It was never sent, because other refunds returned all of it. */
  | 'replaced'
  /** It counts as decided in the books, even if a failed one is tried again. */
  | 'ended';

/** Every status's tags. A new status doesn't compile without them, and no other code compares statuses. */
const tags: Readonly<Record<RefundRowStatus, readonly RefundTag[]>> = {
  requested: ['toBeSent', 'unsent', 'underWay', 'returns'],
  sending: ['toBeSent', 'claimed', 'underWay', 'returns'],
  sent: ['underWay', 'atProvider', 'returns'],
  needs_attention: ['underWay', 'atProvider', 'stuck', 'returns'],
  settled: ['paidOut', 'returns', 'ended'],
  failed: ['toBeSent', 'unsent', 'failed', 'ended'],
  replaced: ['replaced', 'ended'],
};

/** Whether a refund's status has a tag. */
export function refundIs({ status }: { status: RefundRowStatus }, tag: RefundTag): boolean {
  return tags[status].includes(tag);
}

/** The same as a condition in SQL. */
export function whereRefund(tag: RefundTag): SQL {
  const { status } = refund;
  return inArray(
    status,
    status.enumValues.filter((one) => refundIs({ status: one }, tag)),
  );
}
