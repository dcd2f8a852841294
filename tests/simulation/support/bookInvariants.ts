import type { Everything } from './everything';

const sum = (rows: readonly { amountKobo: number }[]) =>
  rows.reduce((total, { amountKobo }) => total + amountKobo, 0);

/** Every charge at a provider is one in the ledger, and belongs to a paid reservation or goes back. */
export function chargeViolations(everything: Everything): string[] {
  const { attempts, entries, theirCharges } = everything;
  const missing = theirCharges.flatMap(({ reference, amountKobo }) => {
    const attempt = attempts.find((one) => one.reference === reference);
    const booked = entries.filter(
      ({ kind, attemptId }) => kind === 'charge' && attemptId === attempt?.id,
    );
    if (attempt && sum(booked) === amountKobo && booked.length === 1) return [];
    if (attempt && isUnderReview(everything, attempt.id)) return [];
    return [`The provider took ${amountKobo} kobo for ${reference}; booked are ${sum(booked)}`];
  });
  const invented = attempts.flatMap(({ id, reference }) => {
    const booked = entries.filter(({ kind, attemptId }) => kind === 'charge' && attemptId === id);
    const taken = theirCharges.filter((charge) => charge.reference === reference);
    return booked.length > 0 && taken.length === 0
      ? [`${sum(booked)} kobo are booked for ${reference}, which nobody paid`]
      : [];
  });
  return [
    ...missing,
    ...invented,
    ...attempts.flatMap((attempt) => useViolations(everything, attempt)),
  ];
}

function isUnderReview({ reviews }: Everything, id: string): boolean {
  return reviews.some(
    ({ attemptId, refundId, closedAt }) =>
      attemptId === id && refundId === null && closedAt === null,
  );
}

/** What was taken on an attempt is kept for one reservation, or goes back, or is a case for staff. */
function useViolations(
  { reservations, entries, refunds, reviews }: Everything,
  attempt: Everything['attempts'][number],
): string[] {
  const { id, reference, status, reservationId, amountKobo } = attempt;
  const taken = sum(entries.filter(({ kind, attemptId }) => kind === 'charge' && attemptId === id));
  if (taken === 0) return [];
  const reservation = reservations.find((one) => one.id === reservationId);
  const isKept =
    status === 'settled' &&
    reservation?.status === 'paid' &&
    reservation.refundStatus === null &&
    reservation.paymentReference === reference;
  const kept = isKept ? amountKobo : 0;
  const back = sum(
    refunds.filter(
      (refund) =>
        refund.attemptId === id &&
        (refund.status === 'settled' ||
          reviews.some(({ refundId, closedAt }) => refundId === refund.id && closedAt === null)),
    ),
  );
  return taken === kept + back
    ? []
    : [`Of ${taken} kobo for ${reference}, ${kept} are kept and ${back} go back`];
}

/** Every refund that a provider paid out is in the ledger, and no more went back than came in. */
export function refundViolations({
  attempts,
  refunds,
  entries,
  theirCharges,
  theirRefunds,
}: Everything): string[] {
  const paidOut = theirRefunds.filter(({ wasPaidOut }) => wasPaidOut);
  return attempts.flatMap(({ id, reference }) => {
    const returned = sum(paidOut.filter((refund) => refund.reference === reference));
    const booked = sum(
      entries.filter(({ kind, attemptId }) => kind === 'refund' && attemptId === id),
    );
    const taken = sum(theirCharges.filter((charge) => charge.reference === reference));
    const asked = theirRefunds.filter((refund) => refund.reference === reference);
    const wanted = refunds.filter(({ attemptId }) => attemptId === id);
    return [
      ...(returned === booked
        ? []
        : [`${returned} kobo went back for ${reference}, booked are ${booked}`]),
      ...(returned > taken ? [`More went back for ${reference} than was taken`] : []),
      ...(asked.length > wanted.length ? [`A refund of ${reference} was sent more than once`] : []),
    ];
  });
}
