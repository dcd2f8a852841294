import { refundIs } from '../../database/refundStatus';
import type { ProviderRefund } from '../../paymentProviders/provider';
import type { RefundRow } from './refunds';

/** A provider's refund and the one of ours that it matches; null if our books don't have it. */
export interface MatchedRefund {
  theirs: ProviderRefund;
  ours: RefundRow | null;
}

type Rule = (theirs: ProviderRefund, ours: RefundRow) => boolean;

/** Whether it may have reached the provider without our knowing. */
const isOpen = (ours: RefundRow): boolean => refundIs(ours, 'toBeSent');

const hasItsId: Rule = (theirs, { providerRefundId }) => theirs.id === providerRefundId;

const bearsItsName: Rule = (theirs, ours) => theirs.ourRefundId === ours.id && isOpen(ours);

const hasItsAmount: Rule = ({ amountKobo }, ours) => isOpen(ours) && amountKobo === ours.amountKobo;

/** Once it has failed, another failure with its name may be the same one, and must not hide the new try. */
const hasItsFailure: Rule = (theirs, ours) => {
  if (!isOpen(ours)) return hasItsId(theirs, ours);
  const neverFailed = !refundIs(ours, 'failed') && ours.providerRefundId === null;
  return neverFailed && bearsItsName(theirs, ours);
};

/**
 * Matches a provider's refunds with ours: by the provider's id, by our name in their note, and finally by amount. Not
 * every provider keeps a note, and treating a refund made by hand as ours is safer than sending the money twice. A
 * refund that failed there returned nothing, so it is matched only by id or name.
 */
export function matchRefunds(
  ours: readonly RefundRow[],
  theirs: readonly ProviderRefund[],
): MatchedRefund[] {
  const inOrder = ours.toSorted(byLikelihood);
  const matched: { theirs: ProviderRefund; ours: RefundRow }[] = [];
  const match = (rule: Rule, isMeant: (one: ProviderRefund) => boolean) => {
    for (const one of theirs.filter(isMeant)) {
      if (matched.some((pair) => pair.theirs.id === one.id)) continue;
      const isFree = ({ id }: RefundRow) => matched.every((pair) => pair.ours.id !== id);
      const own = inOrder.find((row) => isFree(row) && rule(one, row));
      if (own) matched.push({ theirs: one, ours: own });
    }
  };
  const stands = ({ state }: ProviderRefund) => state !== 'failed';
  const names = new Set<string | null>(ours.map(({ id }) => id));
  match(hasItsId, stands);
  match(bearsItsName, stands);
  match(hasItsAmount, (one) => stands(one) && !names.has(one.ourRefundId));
  match(hasItsFailure, ({ state }) => state === 'failed');
  const isMatched = ({ id }: ProviderRefund) => matched.some((pair) => pair.theirs.id === id);
  return [
    ...matched,
    ...theirs
      .filter((one) => stands(one) && !isMatched(one))
      .map((one) => ({ theirs: one, ours: null })),
  ];
}

/** Sorts refunds of the same amount: those that most probably reached the provider first, then the older ones. */
function byLikelihood(one: RefundRow, other: RefundRow): number {
  return (
    unlikelihoodOf(one) - unlikelihoodOf(other) ||
    one.requestedAt.getTime() - other.requestedAt.getTime()
  );
}

/** 0 for a refund that was being sent, then one that failed, then one that was not sent yet. */
function unlikelihoodOf(row: RefundRow): number {
  if (refundIs(row, 'claimed')) return 0;
  return refundIs(row, 'failed') ? 1 : 2;
}
