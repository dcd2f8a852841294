import type { ProviderRefund } from '../../paymentProviders/provider';
import type { RefundRow } from './openRefund';

/** A refund that a provider has, and the one of ours that it is; null for one that our books don't have. */
export interface MatchedRefund {
  theirs: ProviderRefund;
  ours: RefundRow | null;
}

type Rule = (theirs: ProviderRefund, ours: RefundRow) => boolean;

/** Refunds that may have become one of the provider's without our knowing which, the likeliest first. */
const open: readonly RefundRow['status'][] = ['sending', 'failed', 'requested'];

const hasItsId: Rule = (theirs, { providerRefundId }) => theirs.id === providerRefundId;

const bearsItsName: Rule = (theirs, { id, status }) =>
  theirs.ourRefundId === id && open.includes(status);

const hasItsAmount: Rule = ({ amountKobo }, ours) =>
  open.includes(ours.status) && amountKobo === ours.amountKobo;

/** Once a refund has failed, another failure under its name may be the same: it must not hide what is sent anew. */
const hasItsFailure: Rule = (theirs, ours) => {
  if (!open.includes(ours.status)) return hasItsId(theirs, ours);
  const neverFailed = ours.status !== 'failed' && ours.providerRefundId === null;
  return neverFailed && bearsItsName(theirs, ours);
};

/**
 * Finds out which refunds at a provider are ours: by the provider's id, by our name in their note, and at last by the
 * amount alone, because not every provider keeps a note, and because what somebody returned by hand is rather taken
 * for the refund that was to be made than made a second time. One that failed there has returned nothing, and says
 * something of a refund that it is known to be alone.
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

/** Among those of the same amount, the one that most probably reached the provider comes first, then the older one. */
function byLikelihood(one: RefundRow, other: RefundRow): number {
  return (
    open.indexOf(one.status) - open.indexOf(other.status) ||
    one.requestedAt.getTime() - other.requestedAt.getTime()
  );
}
