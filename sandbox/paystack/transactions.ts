import type { Sender } from '../bank/records';
import type { Cardless } from '../channels';
import { below, letters } from '../world';
import { shareOf } from '../kobo';
import type { ProviderContext } from '../context';
import type { Decline, PaymentManner, TestCard } from '../testCards';
import { chargeSuccess } from './events';
import type { InitialiseRequest } from './initialise';
import type { PaystackTransaction } from './records';

/** False once money has moved or is moving: then the page can do nothing more. */
export function isPayable(transaction: PaystackTransaction): boolean {
  const { status, channel } = transaction;
  const isWaiting = status === 'ongoing' && channel !== 'card';
  return isWaiting || status === 'abandoned' || status === 'failed';
}

/** Whether a card's bank is still processing. */
function isSlow({ status, channel }: PaystackTransaction): boolean {
  return status === 'ongoing' && channel === 'card';
}

/** The payments, paid or not. */
export type PaystackTransactions = ReturnType<typeof createPaystackTransactions>;

/** `firstId`: decimal digits; ids beyond 2^53 show whether a client reads them as JavaScript numbers. */
export function createPaystackTransactions(context: ProviderContext, firstId: string) {
  const { store, clock, random, webhooks, behaviour } = context;
  const { transactions } = store.state.paystack;

  function nextId(): string {
    const last = transactions.at(-1);
    if (last === undefined) return firstId;
    return String(BigInt(last.id) + BigInt(1 + below(random, 900)));
  }

  async function succeed(
    transaction: PaystackTransaction,
    gatewayResponse = 'Successful',
  ): Promise<void> {
    transaction.status = 'success';
    transaction.gatewayResponse = gatewayResponse;
    transaction.paidAt = clock.now().toISOString();
    store.changed();
    await webhooks.send(chargeSuccess(transaction));
  }

  function succeedLater(transaction: PaystackTransaction): void {
    context.schedule(context.durations.slowPaymentMs, async () => {
      if (isSlow(transaction)) await succeed(transaction);
    });
  }

  return {
    open(request: InitialiseRequest) {
      const transaction: PaystackTransaction = {
        id: nextId(),
        reference: request.reference ?? letters(random, 10),
        accessCode: letters(random, 15),
        email: request.email,
        currency: 'NGN',
        requestedKobo: request.amountKobo,
        feeKobo: 0,
        amountKobo: request.amountKobo,
        callbackUrl: request.callbackUrl,
        cancelUrl: request.cancelUrl,
        metadata: request.metadata,
        status: 'abandoned',
        gatewayResponse: 'The transaction was not completed',
        channels: request.channels,
        channel: null,
        tellsChannel: true,
        sender: null,
        cardNumber: null,
        authorizationCode: null,
        attempts: 0,
        errors: 0,
        createdAt: clock.now().toISOString(),
        paidAt: null,
      };
      transactions.push(transaction);
      store.changed();
      return transaction;
    },
    byReference: (reference: string) => transactions.find((one) => one.reference === reference),
    byAccessCode: (code: string) => transactions.find(({ accessCode }) => accessCode === code),
    byId: (id: string) => transactions.find((one) => one.id === id),
    /** Oldest first. */
    all: (): readonly PaystackTransaction[] => transactions,
    /** Charges the card; resolves after the webhook's first attempt, or at once for a slow payment. */
    async pay(transaction: PaystackTransaction, card: TestCard, manner: PaymentManner) {
      const feeKobo = feeOf(transaction.requestedKobo);
      Object.assign(transaction, {
        feeKobo,
        amountKobo: transaction.requestedKobo + (manner.customerBearsFee ? feeKobo : 0),
        channel: 'card',
        tellsChannel: true,
        cardNumber: card.number,
        authorizationCode: `AUTH_${letters(random, 10)}`,
        attempts: transaction.attempts + 1,
      } satisfies Partial<PaystackTransaction>);
      if (!manner.slowly) return succeed(transaction);
      transaction.status = 'ongoing';
      transaction.gatewayResponse = 'The transaction is being processed';
      store.changed();
      succeedLater(transaction);
    },
    /** Records the bank's refusal. The customer can try again. */
    decline(transaction: PaystackTransaction, { reason, leaves }: Decline) {
      transaction.attempts += 1;
      transaction.errors += 1;
      transaction.gatewayResponse = reason;
      transaction.status = leaves === 'open' ? 'abandoned' : 'failed';
      store.changed();
    },
    /** An account number or code was issued: verify says `ongoing` from now on. */
    begin(transaction: PaystackTransaction, channel: Cardless) {
      if (!isPayable(transaction)) return;
      transaction.status = 'ongoing';
      transaction.channel = channel;
      transaction.tellsChannel = !behaviour.transfers.hidesChannel;
      transaction.attempts += 1;
      transaction.gatewayResponse = 'The transaction is being processed';
      store.changed();
    },
    /** The account or code has expired. What was paid, or is being paid another way, stays as it is. */
    endUnpaid(transaction: PaystackTransaction, channel: Cardless) {
      const isOver = transaction.status === 'ongoing' && transaction.channel === channel;
      if (!isOver || behaviour.transfers.staysOngoing) return;
      transaction.status = behaviour.transfers.afterAccount;
      transaction.gatewayResponse = 'The transaction was not completed';
      store.changed();
    },
    /** Receives money without a card; resolves after the webhook's first attempt. */
    async receive(transaction: PaystackTransaction, channel: Cardless, sender: Sender | null) {
      transaction.channel = channel;
      transaction.tellsChannel = true;
      transaction.sender = sender;
      transaction.feeKobo = feeOf(transaction.requestedKobo);
      await succeed(transaction, 'Approved');
    },
    /** Money was sent back that never paid for anything. */
    returnUnused(transaction: PaystackTransaction) {
      if (behaviour.transfers.afterReturn !== 'reversed' || transaction.paidAt !== null) return;
      transaction.status = 'reversed';
      store.changed();
    },
    /** Resumes slow payments that were under way when the process ended. */
    resume() {
      for (const transaction of transactions.filter(isSlow)) {
        succeedLater(transaction);
      }
    },
  };
}

/** Paystack's local price: 1.5 %, and NGN 100 more from NGN 2,500 on, at most NGN 2,000. */
function feeOf(kobo: number): number {
  return Math.min(shareOf(kobo, 15) + (kobo >= 250_000 ? 10_000 : 0), 200_000);
}
