import type { Dispute } from './disputeRecord';
import type { Delivery } from './webhooks/deliveries';
import type {
  FlutterwavePayment,
  FlutterwaveRefund,
  FlutterwaveTransaction,
} from './flutterwave/records';
import type { PaystackRefund, PaystackTransaction } from './paystack/records';
import type { BankTransfer, PaymentAccount } from './bank/records';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from './json';

/** The sandbox's whole state, as plain JSON. `version` tells whether a stored file still fits. */
interface SandboxState {
  version: 3;
  paystack: { transactions: PaystackTransaction[]; refunds: PaystackRefund[] };
  flutterwave: {
    payments: FlutterwavePayment[];
    transactions: FlutterwaveTransaction[];
    refunds: FlutterwaveRefund[];
  };
  bank: { accounts: PaymentAccount[]; transfers: BankTransfer[] };
  disputes: Dispute[];
  deliveries: Delivery[];
}

/** What both providers and the demo bank would show an auditor. */
export type SandboxBooks = Pick<SandboxState, 'paystack' | 'flutterwave' | 'bank'>;

/** The sandbox's memory. After changing a record, call `changed`, which keeps the file in step. */
export interface Store {
  readonly state: SandboxState;
  changed(): void;
  addDelivery(delivery: Omit<Delivery, 'id'>): Delivery;
  findDelivery(id: number): Delivery | undefined;
  /** Empties everything in place, because the providers hold references to these lists. */
  forget(): void;
}

/** How many deliveries the log keeps; the oldest are dropped. */
const LOG_LENGTH = 500;

export function createStore(stateFile: string | null): Store {
  const state = (stateFile === null ? null : readState(stateFile)) ?? emptyState();

  function changed(): void {
    if (stateFile !== null) writeState(stateFile, state);
  }

  return {
    state,
    changed,
    addDelivery(fields) {
      const delivery: Delivery = { ...fields, id: (state.deliveries.at(-1)?.id ?? 0) + 1 };
      state.deliveries.push(delivery);
      if (state.deliveries.length > LOG_LENGTH) state.deliveries.shift();
      changed();
      return delivery;
    },
    findDelivery: (id) => state.deliveries.find((delivery) => delivery.id === id),
    forget() {
      const { paystack, flutterwave, bank, deliveries, disputes } = state;
      const books = [paystack, flutterwave, bank];
      const lists = [
        ...books.flatMap((book) => Object.values<unknown[]>({ ...book })),
        deliveries,
        disputes,
      ];
      for (const list of lists) list.length = 0;
      changed();
    },
  };
}

function emptyState(): SandboxState {
  return {
    version: 3,
    paystack: { transactions: [], refunds: [] },
    flutterwave: { payments: [], transactions: [], refunds: [] },
    bank: { accounts: [], transfers: [] },
    disputes: [],
    deliveries: [],
  };
}

/**
 * Reads the stored state; null if there is none yet. A file that doesn't fit (another version, truncated) is renamed
 * to `.unreadable`, so that a developer's sandbox always starts.
 */
function readState(file: string): SandboxState | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const state = parse(text);
  // Files of an earlier version have no disputes.
  if (isSandboxState(state)) return { ...state, disputes: state.disputes ?? [] };
  renameSync(file, `${file}.unreadable`);
  return null;
}

/** Replaces the file atomically, so that an interrupted write leaves the old one intact. */
function writeState(file: string, state: SandboxState): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(state), { mode: 0o600 });
  renameSync(unfinished, file);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only the sandbox writes this file; its version and collections tell whether it can be read. */
function isSandboxState(
  value: unknown,
): value is Omit<SandboxState, 'disputes'> & Partial<Pick<SandboxState, 'disputes'>> {
  return (
    isRecord(value) &&
    value.version === 3 &&
    hasLists(value.paystack, ['transactions', 'refunds']) &&
    hasLists(value.flutterwave, ['payments', 'transactions', 'refunds']) &&
    hasLists(value.bank, ['accounts', 'transfers']) &&
    Array.isArray(value.deliveries)
  );
}

function hasLists(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => Array.isArray(value[name]));
}
