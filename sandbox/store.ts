import type { SandboxState } from './state';
import { readState, writeState } from './stateFile';
import type { Delivery } from './webhooks/deliveries';

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
      const { paystack, flutterwave, bank, deliveries } = state;
      const books = [paystack, flutterwave, bank];
      const lists = [...books.flatMap((book) => Object.values<unknown[]>({ ...book })), deliveries];
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
    deliveries: [],
  };
}
