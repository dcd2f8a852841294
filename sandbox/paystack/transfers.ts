import type { Receive, Verdict } from '../bank/demoBank';
import type { PaymentAccount } from '../bank/records';
import type { ProviderContext } from '../context';
import { transferRejected } from './events';
import type { PaystackTransaction } from './records';
import { isPayable, type PaystackTransactions } from './transactions';

const MINUTE = 60_000;
/** How long an account number, or a USSD code, accepts money. */
const ACCOUNT_LIVES = 30 * MINUTE;
const CODE_LIVES = 10 * MINUTE;

/** Accounts and codes that wait for money. */
export type PaystackTransfers = ReturnType<typeof createPaystackTransfers>;

/** Bank transfers and USSD at Paystack. Money with a wrong amount, or too late, or sent again, goes back. */
export function createPaystackTransfers(
  context: ProviderContext,
  transactions: PaystackTransactions,
) {
  const { bank, clock, schedule, behaviour, webhooks, store } = context;

  /** The account that was issued last. */
  const accountOf = ({ reference }: PaystackTransaction) => bank.accountFor('paystack', reference);

  const isDead = ({ expiresAt }: PaymentAccount) => clock.now().getTime() >= Date.parse(expiresAt);

  function endLater(transaction: PaystackTransaction, account: PaymentAccount): void {
    const left = Date.parse(account.expiresAt) - clock.now().getTime();
    schedule(Math.max(0, left), () => {
      transactions.endUnpaid(transaction, 'bank_transfer');
      return Promise.resolve();
    });
  }

  function sendBack(transaction: PaystackTransaction, why: string): Verdict {
    transactions.returnUnused(transaction);
    return { kind: 'returned', why };
  }

  const receive: Receive = async (account, transfer) => {
    const transaction = transactions.byReference(account.reference);
    if (transaction === undefined || !isPayable(transaction)) {
      return { kind: 'returned', why: 'paid already' };
    }
    if (isDead(account) && !behaviour.transfers.fulfilLate) {
      return sendBack(transaction, 'too late');
    }
    const isOtherSum = transfer.amountKobo !== transaction.requestedKobo;
    if (isOtherSum || transfer.isSuspicious) {
      webhooks.sendSoon(transferRejected(transaction, transfer));
      return sendBack(transaction, isOtherSum ? 'wrong sum' : 'suspected of fraud');
    }
    await transactions.receive(transaction, 'bank_transfer', transfer.sender);
    return { kind: 'taken' };
  };
  bank.connect('paystack', receive);

  return {
    accountOf,
    /** The account for a payment: its current one, or a new one if that has expired. It is `ongoing` from then on. */
    handOut(transaction: PaystackTransaction): PaymentAccount {
      const given = accountOf(transaction);
      transactions.begin(transaction, 'bank_transfer');
      if (given !== undefined && !isDead(given)) return given;
      const { reference, requestedKobo } = transaction;
      const account = bank.openAccount(
        { provider: 'paystack', bank: 'Paystack-Titan', reference, amountKobo: requestedKobo },
        ACCOUNT_LIVES,
      );
      endLater(transaction, account);
      return account;
    },
    /** A code to dial was shown. */
    showCode(transaction: PaystackTransaction) {
      transactions.begin(transaction, 'ussd');
      schedule(CODE_LIVES, () => {
        transactions.endUnpaid(transaction, 'ussd');
        return Promise.resolve();
      });
    },
    resume() {
      for (const account of store.state.bank.accounts) {
        const transaction = transactions.byReference(account.reference);
        if (account.provider === 'paystack' && transaction !== undefined) {
          endLater(transaction, account);
        }
      }
    },
  };
}
