import { ne, and, eq } from 'drizzle-orm';
import {
  undecidedKobo,
  wasTaken,
  type MoneyAtProvider,
} from '../../../machines/payment/moneyAtProvider';
import {
  moneyRefusal,
  standingRefusal,
  type DecisionType,
} from '../../../machines/payment/paymentCaseMachine';
import type { Kobo } from '../../../machines/shared/money';
import { paymentProviders } from '../../../machines/shared/paymentChannel';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { paymentAttempt } from '../../database/schema';
import {
  answerOr,
  type ProviderName,
  type ProviderPayment,
  type ProviderRefund,
} from '../../paymentProviders/provider';
import type { AttemptRow } from '../attempts';
import type { PaymentsContext } from '../context';
import { isReadable, listProviderRefunds, type ReadableRefund } from '../refunds/providerRefunds';
import { factsOf, requireCase, type PaymentCase } from './cases';

/** How a provider knows a payment. */
export interface NamedPayment {
  provider: ProviderName;
  reference: string;
  /** The provider's own id of it, if it is known. */
  transactionId: string | null;
}

/** The provider's report of a case's payment; it allows the decision. */
export interface Evidence extends MoneyAtProvider {
  payment: ProviderPayment;
  /** Those that have not failed: paid out or under way. */
  refunds: readonly ReadableRefund[];
  /** The amount paid, even if some of it was refunded since. */
  paidKobo: Kobo;
}

/**
 * Loads a case and asks its provider once about its money, before that is touched.
 * @throws Refused if the case does not take the decision, or the provider doesn't answer
 */
export async function loadEvidence(
  context: Pick<PaymentsContext, 'database' | 'providers'>,
  id: string,
  type: DecisionType,
): Promise<{ found: PaymentCase; named: NamedPayment; money: Evidence }> {
  const found = await requireCase(context.database, id);
  assertTakes(found, type);
  const named = nameOf(found);
  const payment = await fetchPaymentForCase(context, named);
  const refunds = wasTaken(payment) ? await fetchRefunds(context, named, payment) : [];
  const money = { payment, refunds };
  const dueKobo = found.payment?.attempt.amountKobo ?? 0;
  const refusal = moneyRefusal({ type, money, dueKobo });
  if (refusal !== null) throw new RefusalError({ code: refusal, facts: { money, dueKobo } });
  const standing = refunds.filter(({ state }) => state !== 'failed').filter(isReadable);
  return { found, named, money: { payment, refunds: standing, paidKobo: payment.paidKobo ?? 0 } };
}

/** @throws Refused if a case as it stands does not take a decision */
export function assertTakes(found: PaymentCase, type: DecisionType): void {
  const refusal = standingRefusal(factsOf(found), type);
  if (refusal !== null) throw new RefusalError({ code: refusal, facts: {} });
}

/** @throws Refused if the provider named it so that it can't be asked for */
function nameOf({ row, payment }: PaymentCase): NamedPayment {
  if (payment !== null) {
    const { provider, reference, providerTransactionId } = payment.attempt;
    const isSecond = row.kind === 'second_charge';
    return {
      provider,
      reference,
      transactionId: isSecond ? row.subject : providerTransactionId,
    };
  }
  const { reference, transactionId } = row.detail;
  const provider = paymentProviders.find((name) => name === row.detail.provider);
  const id = typeof transactionId === 'string' ? transactionId : null;
  const named = typeof reference === 'string' ? reference : '';
  if (provider && (named !== '' || (id !== null && provider === 'flutterwave'))) {
    return { provider, reference: named, transactionId: id };
  }
  throw new RefusalError({ code: 'unnamed', facts: {} });
}

/** @throws Refused if the provider doesn't answer, has no such payment, or names another one */
async function fetchPaymentForCase(
  context: Pick<PaymentsContext, 'providers'>,
  named: NamedPayment,
): Promise<ProviderPayment> {
  const payment = await fetchPayment(context, named);
  if (payment === null) throw new RefusalError({ code: 'noSuchPayment', facts: {} });
  if (named.transactionId !== null && payment.transactionId !== named.transactionId) {
    throw new RefusalError({ code: 'otherPayment', facts: {} });
  }
  return payment;
}

function fetchPayment(
  { providers }: Pick<PaymentsContext, 'providers'>,
  { provider, reference, transactionId }: NamedPayment,
): Promise<ProviderPayment | null> {
  return answered(
    provider === 'flutterwave' && transactionId !== null
      ? providers.flutterwave.findPaymentById(transactionId)
      : providers[provider].findPayment(reference),
  );
}

function fetchRefunds(
  context: Pick<PaymentsContext, 'providers'>,
  { provider, reference }: NamedPayment,
  { transactionId: providerTransactionId }: ProviderPayment,
): Promise<ProviderRefund[]> {
  return answered(listProviderRefunds(context, { provider, reference, providerTransactionId }));
}

/** @throws Refused if the provider doesn't answer */
function answered<Result>(answer: Promise<Result>): Promise<Result> {
  return answerOr(answer, () => {
    throw new RefusalError({ code: 'silent', facts: {} });
  });
}

/**
 * The money of a case's payment that a provider still has and no book knows.
 * @throws Refused if the provider doesn't answer
 */
export async function fetchUndecided(
  context: Pick<PaymentsContext, 'database' | 'providers'>,
  found: PaymentCase,
  attempt: AttemptRow,
): Promise<{ kobo: Kobo; currency: string }> {
  const named = nameOf(found);
  const payment = await fetchPayment(context, named);
  if (payment === null) return { kobo: 0, currency: '' };
  const { currency, transactionId } = payment;
  const isElsewhere = await isInBooksElsewhere(context.database, attempt, transactionId);
  if (isElsewhere || !wasTaken(payment)) return { kobo: 0, currency };
  const refunds = await fetchRefunds(context, named, payment);
  return { kobo: undecidedKobo({ payment, refunds }), currency };
}

/** Whether a provider's payment is in our books under another attempt. */
export async function isInBooksElsewhere(
  database: Database,
  { id, provider }: AttemptRow,
  transactionId: string | null,
): Promise<boolean> {
  if (transactionId === null) return false;
  const isOther = and(
    ne(paymentAttempt.id, id),
    eq(paymentAttempt.provider, provider),
    eq(paymentAttempt.providerTransactionId, transactionId),
  );
  return (await database.$count(paymentAttempt, isOther)) > 0;
}
