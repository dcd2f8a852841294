import { shareOf } from '../kobo';
import type { ProviderContext } from '../context';
import type { Sender } from '../bank/records';
import type { Cardless } from '../channels';
import { below, digits, letters } from '../world';
import type { PaymentManner, TestCard } from '../testCards';
import { chargeCompleted } from './events';
import type { PaymentRequest } from './paymentRequest';
import type { FlutterwavePayment, FlutterwaveTransaction } from './records';

const FIRST_ID = 8_415_006;

/** What a customer pays without a card, in kobo. */
interface Money {
  channel: Cardless;
  amountKobo: number;
  sender: Sender | null;
}

/** The payment links, and every attempt to pay one. */
export type FlutterwavePayments = ReturnType<typeof createFlutterwavePayments>;

export function createFlutterwavePayments(context: ProviderContext) {
  const { store, clock, random, webhooks } = context;
  const { payments, transactions } = store.state.flutterwave;

  function attemptsOn(txRef: string): FlutterwaveTransaction[] {
    return transactions.filter((one) => one.txRef === txRef);
  }

  function attempt(
    payment: FlutterwavePayment,
    by: Pick<FlutterwaveTransaction, 'channel' | 'cardNumber' | 'sender' | 'flwRef'>,
    outcome: Pick<FlutterwaveTransaction, 'status' | 'processorResponse'>,
    customerBearsFee: boolean,
  ): FlutterwaveTransaction {
    const feeKobo = Math.min(shareOf(payment.amountKobo, 14), 200_000);
    const transaction: FlutterwaveTransaction = {
      id: (transactions.at(-1)?.id ?? FIRST_ID) + 1 + below(random, 900),
      txRef: payment.txRef,
      amountKobo: payment.amountKobo,
      chargedKobo: payment.amountKobo + (customerBearsFee ? feeKobo : 0),
      feeKobo,
      createdAt: clock.now().toISOString(),
      ...by,
      ...outcome,
    };
    transactions.push(transaction);
    store.changed();
    return transaction;
  }

  function byCard(card: TestCard) {
    const flwRef = `FLW-MOCK-${letters(random, 32)}`;
    return { channel: 'card', cardNumber: card.number, sender: null, flwRef } as const;
  }

  /** Banks give such a payment a reference of digits. */
  function byBank(channel: Cardless) {
    return { channel, cardNumber: null, sender: null, flwRef: digits(random, 30) };
  }

  function pendingOf({ txRef }: FlutterwavePayment, channel: Cardless) {
    return attemptsOn(txRef).find((one) => one.channel === channel && one.status === 'pending');
  }

  /** Starts a payment without a card: a pending transaction. */
  function begin(payment: FlutterwavePayment, channel: Cardless): FlutterwaveTransaction {
    return pendingOf(payment, channel) ?? attempt(payment, byBank(channel), PENDING, false);
  }

  async function tell(transaction: FlutterwaveTransaction): Promise<void> {
    const payment = payments.find(({ txRef }) => txRef === transaction.txRef);
    if (payment !== undefined) await webhooks.send(chargeCompleted(transaction, payment));
  }

  function succeedLater(transaction: FlutterwaveTransaction): void {
    context.schedule(context.durations.slowPaymentMs, async () => {
      if (transaction.status !== 'pending') return;
      transaction.status = 'successful';
      transaction.processorResponse = 'Approved by Financial Institution';
      store.changed();
      await tell(transaction);
    });
  }

  return {
    open(request: PaymentRequest) {
      const payment: FlutterwavePayment = {
        ...request,
        linkId: `flwlnk-${letters(random, 26)}`,
        currency: 'NGN',
        link: 'active',
        createdAt: clock.now().toISOString(),
      };
      payments.push(payment);
      store.changed();
      return payment;
    },
    byTxRef: (txRef: string) => payments.find((one) => one.txRef === txRef),
    byLinkId: (linkId: string) => payments.find((one) => one.linkId === linkId),
    transactionById: (id: number) => transactions.find((one) => one.id === id),
    /** Every attempt to pay, oldest first. */
    allTransactions: (): readonly FlutterwaveTransaction[] => transactions,
    /** The last attempt on a reference; undefined before the first. */
    latestAttempt: (txRef: string) => attemptsOn(txRef).at(-1),
    /** Charges the card; resolves after the webhook's first attempt, or at once for a slow payment. */
    async pay(payment: FlutterwavePayment, card: TestCard, manner: PaymentManner) {
      payment.link = 'used';
      const outcome = manner.slowly ? PENDING : APPROVED;
      const transaction = attempt(payment, byCard(card), outcome, manner.customerBearsFee);
      if (manner.slowly) succeedLater(transaction);
      else await tell(transaction);
      return transaction;
    },
    /** Records a failed attempt and sends its webhook. The link stays open. */
    async fail(payment: FlutterwavePayment, card: TestCard, reason: string) {
      const outcome = { status: 'failed', processorResponse: reason } as const;
      await tell(attempt(payment, byCard(card), outcome, false));
    },
    begin,
    /** Receives money without a card, in kobo: on the pending transaction, or on a new one. */
    async receive(payment: FlutterwavePayment, { channel, amountKobo, sender }: Money) {
      const transaction = begin(payment, channel);
      payment.link = 'used';
      Object.assign(transaction, {
        ...RECEIVED,
        amountKobo,
        chargedKobo: amountKobo,
        sender,
      } satisfies Partial<FlutterwaveTransaction>);
      store.changed();
      await tell(transaction);
      return transaction;
    },
    /** Records a bank's refusal of a payment without a card, and sends its webhook. The link stays open. */
    async refuse(payment: FlutterwavePayment, channel: Cardless) {
      const transaction = begin(payment, channel);
      transaction.status = 'failed';
      transaction.processorResponse = 'Declined by the bank';
      store.changed();
      await tell(transaction);
    },
    /** Disables an unpaid link. False if it is not active. */
    disable(payment: FlutterwavePayment): boolean {
      if (payment.link !== 'active') return false;
      payment.link = 'disabled';
      store.changed();
      return true;
    },
    /** Ends the customer's time: the link accepts no more payments. */
    expire(payment: FlutterwavePayment) {
      if (payment.link === 'active') payment.link = 'expired';
      store.changed();
    },
    /** Whether the customer's time is over while the link is still active. */
    isOverdue: ({ link, sessionMinutes, createdAt }: FlutterwavePayment) =>
      link === 'active' &&
      sessionMinutes !== null &&
      clock.now().getTime() >= Date.parse(createdAt) + sessionMinutes * 60_000,
    linkOf: ({ linkId }: FlutterwavePayment) => `${context.publicUrl}/v3/hosted/pay/${linkId}`,
    resume() {
      for (const transaction of transactions.filter(isSlow)) {
        succeedLater(transaction);
      }
    },
  };
}

/** Whether a card's bank is still processing. */
function isSlow({ status, channel }: FlutterwaveTransaction): boolean {
  return status === 'pending' && channel === 'card';
}

const RECEIVED = { status: 'successful', processorResponse: 'success' } as const;
const APPROVED = {
  status: 'successful',
  processorResponse: 'Approved by Financial Institution',
} as const;
const PENDING = { status: 'pending', processorResponse: 'Transaction in progress' } as const;
