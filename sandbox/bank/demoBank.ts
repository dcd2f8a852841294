import type { Provider } from '../faults';
import { digits, type Clock, type Random, type Schedule } from '../world';
import type { Store } from '../store';
import type { Behaviour } from '../behaviour';
import type { BankTransfer, PaymentAccount, Sender } from './records';

/** What a provider does with money that reaches one of its accounts. */
export type Verdict = { kind: 'taken' } | { kind: 'returned'; why: string };
export type Receive = (account: PaymentAccount, transfer: BankTransfer) => Promise<Verdict>;

export interface DemoBankContext {
  store: Store;
  clock: Clock;
  random: Random;
  schedule: Schedule;
  behaviour: Behaviour;
}

/** A transfer ordered at the bank. */
interface TransferOrder {
  accountNumber: string;
  amountKobo: number;
  sender: Sender;
  /** Milliseconds that the sender waits before sending. */
  laterMs?: number;
  /** Whether fraud protection stops it. */
  isSuspicious?: boolean;
}

/**
 * Nigeria's banks, as far as payments need them: accounts that a provider hands out, and transfers to them. Its book
 * is the third side of every payment by transfer: what left a sender is at the provider or back with the sender.
 */
export interface DemoBank {
  /** Opens a new account for one payment. */
  openAccount(
    account: Pick<PaymentAccount, 'provider' | 'bank' | 'reference' | 'amountKobo'>,
    livesMs: number,
  ): PaymentAccount;
  /** The account that a payment was given last. */
  accountFor(provider: Provider, reference: string): PaymentAccount | undefined;
  /** Debits the sender; the money arrives after the bank's delay. Null if there is no such account. */
  transfer(order: TransferOrder): BankTransfer | null;
  /** Oldest first. */
  transfers(): readonly BankTransfer[];
  /** Registers what receives money for a provider's accounts. */
  connect(provider: Provider, receive: Receive): void;
  /** Resumes transfers that were on their way when the process ended. */
  resume(): void;
}

export function createDemoBank(context: DemoBankContext): DemoBank {
  const { store, clock, random, schedule, behaviour } = context;
  const { accounts, transfers } = store.state.bank;
  const receivers = new Map<Provider, Receive>();

  const accountNumbered = (number: string) => accounts.find((one) => one.number === number);

  function deliverLater(transfer: BankTransfer): void {
    const left = Date.parse(transfer.arrivesAt) - clock.now().getTime();
    schedule(Math.max(0, left), () => deliver(transfer));
  }

  async function deliver(transfer: BankTransfer): Promise<void> {
    const account = accountNumbered(transfer.accountNumber);
    const receive = account === undefined ? undefined : receivers.get(account.provider);
    if (transfer.state !== 'debited' || account === undefined || receive === undefined) return;
    const verdict = await receive(account, transfer);
    transfer.state = verdict.kind === 'taken' ? 'delivered' : 'returned';
    transfer.why = verdict.kind === 'taken' ? null : verdict.why;
    store.changed();
  }

  function newNumber(): string {
    const number = digits(random, 10);
    return accountNumbered(number) === undefined ? number : newNumber();
  }

  return {
    openAccount(fields, livesMs) {
      const now = clock.now();
      const account: PaymentAccount = {
        ...fields,
        number: newNumber(),
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + livesMs).toISOString(),
      };
      accounts.push(account);
      store.changed();
      return account;
    },
    accountFor: (provider, reference) =>
      accounts.findLast((one) => one.provider === provider && one.reference === reference),
    transfer({ accountNumber, amountKobo, sender, laterMs = 0, isSuspicious = false }) {
      if (accountNumbered(accountNumber) === undefined) return null;
      const sentAt = clock.now().getTime() + laterMs;
      const transfer: BankTransfer = {
        id: (transfers.at(-1)?.id ?? 0) + 1,
        accountNumber,
        amountKobo,
        sender,
        isSuspicious,
        state: 'debited',
        why: null,
        sentAt: new Date(sentAt).toISOString(),
        arrivesAt: new Date(sentAt + behaviour.transfers.delayMs).toISOString(),
      };
      transfers.push(transfer);
      store.changed();
      deliverLater(transfer);
      return transfer;
    },
    transfers: () => transfers,
    connect: (provider, receive) => receivers.set(provider, receive),
    resume() {
      for (const transfer of transfers) {
        if (transfer.state === 'debited') deliverLater(transfer);
      }
    },
  };
}
