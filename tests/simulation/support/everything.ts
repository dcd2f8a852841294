import * as schema from '../../../server/database/schema';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { SandboxBooks } from '../../../sandbox/store';
import { refundsIn } from '../../server/payments/refunds/atProvider';
import type { HotelWorld } from './hotelWorld';

/** A payment that a provider took, by its own books. */
export interface TheirCharge {
  provider: ProviderName;
  reference: string;
  transactionId: string;
  amountKobo: number;
}

/** Money that a provider took by bank transfer, by its own books. */
type TakenByTransfer = Pick<TheirCharge, 'reference' | 'amountKobo'>;

/** So many kobo in all. */
export const sum = (rows: readonly { amountKobo: number }[]) =>
  rows.reduce((total, { amountKobo }) => total + amountKobo, 0);

type Movement = Pick<typeof schema.deskPayment.$inferSelect, 'kind' | 'corrects' | 'amountKobo'>;

/** What the desk gave back in truth: a correction takes back nothing but a wrong entry. */
export const returnedIn = (rows: readonly Movement[]) =>
  sum(rows.filter(({ kind, corrects }) => kind === 'returned' && corrects === null));

/** What the desk took in truth. */
export const takenIn = (rows: readonly Movement[]) =>
  sum(rows.filter(({ kind }) => kind === 'taken')) -
  sum(rows.filter(({ kind, corrects }) => kind === 'returned' && corrects !== null));

/** Both sides' books, side by side. */
export type Everything = Awaited<ReturnType<typeof readEverything>>;

export async function readEverything({
  database,
  sandbox,
  sentEmails,
}: Pick<HotelWorld, 'database' | 'sandbox' | 'sentEmails'>) {
  const books = sandbox.books();
  const emails = await database.select().from(schema.outboundEmail);
  return {
    accounts: await database.select().from(schema.account),
    reservations: await database.select().from(schema.reservation),
    allocations: await database.select().from(schema.allocation),
    roomNights: await database.select().from(schema.roomNight),
    rooms: await database.select().from(schema.room),
    events: await database.select().from(schema.reservationEvent),
    attempts: await database.select().from(schema.paymentAttempt),
    refunds: await database.select().from(schema.refund),
    entries: await database.select().from(schema.ledgerEntry),
    cases: await database.select().from(schema.paymentCase),
    emails,
    deletedEmails: sentEmails.deletedFrom(emails),
    webhooks: await database.select().from(schema.webhookDelivery),
    posted: sentEmails.posted,
    deskPayments: await database.select().from(schema.deskPayment),
    charges: await database.select().from(schema.billExtra),
    roomStays: await database.select().from(schema.roomStay),
    dayBook: await database.select().from(schema.dayBook).orderBy(schema.dayBook.id),
    wishes: await database.select().from(schema.staffWish),
    staff: await database.select().from(schema.staffMember),
    receipts: await database.select().from(schema.receipt).orderBy(schema.receipt.number),
    ownerEmails: await database.select().from(schema.ownerEmail).orderBy(schema.ownerEmail.number),
    staffActions: await database.select().from(schema.staffAction),
    theirCharges: theirCharges(books),
    theirRefunds: [...refundsIn(books, 'paystack'), ...refundsIn(books, 'flutterwave')],
    bank: {
      ...books.bank,
      byTransfer: takenByTransfer(books),
      /** Paystack's webhooks about rejected transfers, and whether the hotel has acknowledged them. */
      refusals: sandbox
        .deliveries()
        .filter(({ event, signature }) => event === REFUSED && signature === 'valid')
        .filter(({ attempts: tries }) => tries.length > 0)
        .map(({ reference, rawBody, state }) => {
          return { reference, rawBody, wasHeard: state === 'delivered' };
        }),
    },
  };
}

const REFUSED = 'bank.transfer.rejected';

function takenByTransfer({ paystack, flutterwave }: SandboxBooks): TakenByTransfer[] {
  const atPaystack = paystack.transactions.filter(
    ({ paidAt, channel }) => paidAt !== null && channel === 'bank_transfer',
  );
  const atFlutterwave = flutterwave.transactions
    .filter(({ status, channel }) => status === 'successful' && channel === 'bank_transfer')
    .map(({ txRef, amountKobo }) => ({ reference: txRef, amountKobo }));
  return [...atPaystack, ...atFlutterwave];
}

function theirCharges({ paystack, flutterwave }: SandboxBooks): TheirCharge[] {
  const atPaystack = paystack.transactions
    .filter(({ paidAt }) => paidAt !== null)
    .map(({ id, reference, requestedKobo, amountKobo }) => ({
      provider: 'paystack' as const,
      reference,
      transactionId: id,
      // Anything above the requested amount is the provider's fee.
      amountKobo: Math.min(requestedKobo, amountKobo),
    }));
  const atFlutterwave = flutterwave.transactions
    .filter(({ status }) => status === 'successful')
    .map(({ id, txRef, amountKobo }) => ({
      provider: 'flutterwave' as const,
      reference: txRef,
      transactionId: String(id),
      amountKobo,
    }));
  return [...atPaystack, ...atFlutterwave];
}
