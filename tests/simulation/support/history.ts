import type { Database } from '../../../server/database/database';
import * as schema from '../../../server/database/schema';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { RefundCause } from '../../../server/payments/refunds/refunds';

/** A refund made in a provider's dashboard. */
export interface DashboardRefund {
  provider: ProviderName;
  reference: string;
  /** The provider's id. */
  id: string;
  amountKobo: number;
}

/** A refund that the hotel once decided on, whether or not it is still in its books. */
export interface DecidedRefund {
  id: string;
  /** Its payment's: staff can take one into the books again under another id. */
  reference: string;
  amountKobo: number;
  cause: RefundCause;
}

interface Books {
  refunds: readonly (typeof schema.refund.$inferSelect)[];
  attempts: readonly (typeof schema.paymentAttempt.$inferSelect)[];
}

function decidedIn({ refunds, attempts }: Books): DecidedRefund[] {
  return refunds.flatMap(({ id, attemptId, amountKobo, cause }) =>
    attempts
      .filter((one) => one.id === attemptId)
      .map(({ reference }) => ({ id, reference, amountKobo, cause })),
  );
}

const decisionOf = ({ id, amountKobo }: DecidedRefund) => `${id} ${amountKobo}`;

/** What happened and is in no books, or only in lost ones. */
export class History {
  readonly dashboardRefunds: DashboardRefund[] = [];
  /** From the books that a restore replaced, each once for each amount: what is left to refund may shrink. */
  private readonly decided = new Map<string, DecidedRefund>();
  /** The issued receipts by number, with the reservations or payments they are for. */
  private readonly receipts = new Map<number, Set<string>>();
  /** When a provider could first report a payment as under way, by reference. */
  private readonly begun = new Map<string, Date>();
  restores = 0;

  /** A guest was shown an account or a code, or a card's bank is slow. */
  keepBegun(reference: string, at: Date): void {
    if (!this.begun.has(reference)) this.begun.set(reference, at);
  }

  /** Whether a provider can have reported a payment as under way by then. */
  hadBegun(reference: string, by: Date): boolean {
    const at = this.begun.get(reference);
    return at !== undefined && at <= by;
  }

  /** Remembers what a restore is about to remove from the books. */
  async keep({ database }: { database: Database }): Promise<void> {
    const refunds = await database.select().from(schema.refund);
    const attempts = await database.select().from(schema.paymentAttempt);
    for (const one of decidedIn({ refunds, attempts })) this.decided.set(decisionOf(one), one);
    await this.keepReceipts({ database });
  }

  async keepReceipts({ database }: { database: Database }): Promise<void> {
    for (const one of await database.select().from(schema.receipt)) {
      const owners = this.receipts.get(one.number) ?? new Set();
      this.receipts.set(one.number, owners.add(one.reservationId ?? one.paymentId ?? ''));
    }
  }

  /** All refunds that were ever decided on, including those in the current books. */
  refundsEver(now: Books): DecidedRefund[] {
    const all = new Map(this.decided);
    for (const one of decidedIn(now)) all.set(decisionOf(one), one);
    return [...all.values()];
  }

  /** Numbers on two receipts. */
  get numbersIssuedTwice(): number[] {
    return [...this.receipts].flatMap(([number, owners]) => (owners.size > 1 ? [number] : []));
  }
}
