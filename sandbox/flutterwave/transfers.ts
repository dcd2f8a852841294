import type { Receive } from '../bank/demoBank';
import type { PaymentAccount } from '../bank/records';
import { formatNaira } from '../kobo';
import type { ProviderContext } from '../context';
import type { FlutterwavePayments } from './payments';
import type { FlutterwavePayment } from './records';

/** How long an account number accepts money. */
const ACCOUNT_LIVES = 60 * 60_000;
/** The sender that test mode names, as no money is sent there. */
const MOCK_SENDER = { name: 'MOCK SENDER', accountNumber: '0690000031' };

/** Accounts that wait for money. */
export type FlutterwaveTransfers = ReturnType<typeof createFlutterwaveTransfers>;

/**
 * Bank transfers at Flutterwave, which has no transaction before the money arrives, unless `pendingBeforeMoney` is
 * on.
 */
export function createFlutterwaveTransfers(
  { bank, clock, behaviour }: ProviderContext,
  payments: FlutterwavePayments,
) {
  /** The account that was issued last. */
  const accountOf = ({ txRef }: FlutterwavePayment) => bank.accountFor('flutterwave', txRef);
  const isDead = ({ expiresAt }: PaymentAccount) => clock.now().getTime() >= Date.parse(expiresAt);

  /** Why money is sent back; null if it is accepted. */
  function refusalOf(payment: FlutterwavePayment, account: PaymentAccount, amountKobo: number) {
    const { fulfilLate, otherSum, outlivesLink } = behaviour.transfers;
    if (payment.link === 'used') return 'paid already';
    if (payment.link === 'disabled' && !outlivesLink) return 'the link was closed';
    if (isDead(account) && !fulfilLate) return 'too late';
    const isOther = amountKobo !== payment.amountKobo && otherSum === 'returned';
    return isOther ? `not ${formatNaira(payment.amountKobo)}` : null;
  }

  const receive: Receive = async (account, { amountKobo, sender }) => {
    const payment = payments.byTxRef(account.reference);
    const why = payment === undefined ? 'unknown' : refusalOf(payment, account, amountKobo);
    if (payment === undefined || why !== null) return { kind: 'returned', why: why ?? 'unknown' };
    await payments.receive(payment, { channel: 'bank_transfer', amountKobo, sender });
    return { kind: 'taken' };
  };
  bank.connect('flutterwave', receive);

  return {
    accountOf,
    /** The account for a payment: its current one, or a new one if that has expired. */
    handOut(payment: FlutterwavePayment): PaymentAccount {
      const { txRef, amountKobo } = payment;
      if (behaviour.transfers.pendingBeforeMoney) payments.begin(payment, 'bank_transfer');
      const given = accountOf(payment);
      if (given !== undefined && !isDead(given)) return given;
      const account = bank.openAccount(
        { provider: 'flutterwave', bank: 'Wema Bank', reference: txRef, amountKobo },
        ACCOUNT_LIVES,
      );
      if (behaviour.transfers.mocked) {
        bank.transfer({ accountNumber: account.number, amountKobo, sender: MOCK_SENDER });
      }
      return account;
    },
  };
}
