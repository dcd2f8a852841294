import type { DeskCaseDecision } from '../../../machines/contract/wire';
import {
  standingRefusal,
  type CaseKind,
  type DecisionType,
} from '../../../machines/payment/paymentCaseMachine';
import { allows } from '../../../machines/reservation/reservationStatus';
import { paysReservation } from '../attempts';
import { isCaseKind } from './caseInWords';
import { factsOf, type PaymentCase } from './cases';

/** The decisions that resolve each kind of case, likeliest first. Any case can be closed with a note. */
export const usualDecisions: Readonly<Record<CaseKind, readonly DeskCaseDecision[]>> = {
  other_reference: ['credit', 'return'],
  other_currency: ['credit', 'return'],
  other_mode: ['credit'],
  other_amount: ['credit', 'return', 'adopt'],
  refunded_elsewhere: ['adopt', 'return'],
  second_charge: ['return'],
  dispute: ['give'],
  unknown_refund: ['adoptRefunds'],
  unknown_payment: ['book'],
  refund_refused: ['retry'],
  refund_too_small: ['retry'],
  refund_failed: ['retry'],
  refund_needs_attention: ['sendToAccount'],
  refund_account_other_name: ['sendToAccount'],
  refund_other_amount: ['retry'],
  refund_overdue: ['retry'],
};

/** The decisions that the case machine knows, which says whether they can be made. */
const types: Partial<Record<DeskCaseDecision, DecisionType>> = {
  credit: 'payment.credited',
  return: 'payment.returned',
  adopt: 'return.booked',
  book: 'payment.booked',
};

/** The decisions that a case allows as it stands, the likeliest first. */
export function decisionsOf(found: PaymentCase): DeskCaseDecision[] {
  const { row, payment } = found;
  const facts = factsOf(found);
  const canGive =
    payment !== null &&
    paysReservation(payment) &&
    allows(payment.reservation, { type: 'refund.requested' });
  const possible = (decision: DeskCaseDecision) => {
    const { [decision]: type } = types;
    if (decision === 'give') return canGive;
    return type === undefined || standingRefusal(facts, type) === null;
  };
  return [...(isCaseKind(row.kind) ? usualDecisions[row.kind].filter(possible) : []), 'close'];
}
