import { gt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { whereAttempt } from '../database/attemptStatus';
import { readAtOnce } from '../database/transactions';
import { refundIs } from '../database/refundStatus';
import { paymentAttempt } from '../database/schema';
import type { PaymentsContext } from '../payments/context';
import type { ProviderName } from '../paymentProviders/provider';
import { compareWithProvider, fetchBooks } from './compareWithProvider';
import { balanceOf, type DeskBalance } from './cashBook';
import { overusedReceived, receivedBalance } from './moneyReceived';
import { attemptBooks, type AttemptBooks, deskBooks, paidByNothing } from './ledger';
import { compareDeskBook, compareOwnBooks, paidWithoutMoney } from './compareOwnBooks';
import { type Comparison, type Finding, namedOnce, sumOf } from './findings';
import { findUnknownPayments, type UnknownPayments } from './unknownPayments';
import { type ListedCase, listOpenCases } from '../payments/cases/cases';
import { channelNamed, type PaymentChannel } from '../../machines/shared/paymentChannel';

const DAY = 24 * 60 * 60_000;
/** How long final payments are still compared; providers don't change them later. */
const RECENT = 31 * DAY;
/** Payments, or reservations paid at the desk, in memory at a time. */
const READ_AT_ONCE = 500;
/** Fewer, because each waits for a provider: what was read must not be outdated by then. */
const ASKED_AT_ONCE = 50;

/** The result of a reconciliation. Amounts in whole kobo. */
export interface Reconciliation extends Comparison, UnknownPayments {
  at: Date;
  taken: { payments: number; amountKobo: number };
  /** The same by provider and channel, largest first. */
  takenByChannel: ChannelTotal[];
  returned: { refunds: number; amountKobo: number };
  onItsWayBack: { refunds: number; amountKobo: number };
  /** Money that the desk took and gave back, which no provider knows about. */
  atDesk: DeskBalance;
  openCases: ListedCase[];
  /** The number of payments that providers were asked about. */
  asked: number;
}

/**
 * Compares the hotel's own books with each other and with the providers', and changes nothing. Every kobo must belong
 * to one paid reservation, be on its way back, or be a case for staff, and the providers may have no payments that
 * our books lack.
 * @param asksAll whether providers are asked about all payments ever, not only about open and recent ones
 */
export async function reconcile(
  { clock, database, providers }: Pick<PaymentsContext, 'clock' | 'database' | 'providers'>,
  { asksAll }: { asksAll: boolean },
): Promise<Reconciliation> {
  const at = clock.now();
  const own = await readAtOnce(database, compareOwnBooksInAll);
  const isOpenOrRecent = or(
    whereAttempt('notFinal'),
    gt(paymentAttempt.updatedAt, new Date(at.getTime() - RECENT)),
  );
  const which = asksAll ? undefined : isOpenOrRecent;
  const asked = await askAboutEach({ database, providers }, at, which);
  const unknown = await findUnknownPayments(
    { database, providers },
    asksAll ? null : new Date(at.getTime() - RECENT),
  );
  return {
    at,
    ...own,
    ...asked,
    ...unknown,
    unaccounted: [...namedOnce(own.unaccounted, asked.unaccounted), ...unknown.unaccounted],
    openCases: await listOpenCases(database),
    unanswered: [...asked.unanswered, ...unknown.unanswered],
  };
}

type OwnBooks = Pick<
  Reconciliation,
  'taken' | 'takenByChannel' | 'returned' | 'onItsWayBack' | 'atDesk' | 'unaccounted'
>;

/** Compares our own books with each other, batch by batch. */
async function compareOwnBooksInAll(database: Database): Promise<OwnBooks> {
  const taken = { payments: 0, amountKobo: 0 };
  const takenByChannel: ChannelTotal[] = [];
  const returned = { refunds: 0, amountKobo: 0 };
  const onItsWayBack = { refunds: 0, amountKobo: 0 };
  const atDesk = { takenKobo: 0, returnedKobo: 0 };
  const unaccounted: Finding[] = [];
  for await (const page of attemptBooks(database, READ_AT_ONCE)) {
    unaccounted.push(...page.flatMap(compareOwnBooks));
    const entries = page.flatMap((books) => books.entries);
    const charges = entries.filter(({ kind }) => kind === 'charge');
    const returns = entries.filter(({ kind }) => kind === 'refund');
    const underWay = page
      .flatMap(({ refunds }) => refunds)
      .filter((refund) => !refundIs(refund, 'ended'));
    addTaken(takenByChannel, page);
    taken.payments += charges.length;
    taken.amountKobo += sumOf(charges);
    returned.refunds += returns.length;
    returned.amountKobo += sumOf(returns);
    onItsWayBack.refunds += underWay.length;
    onItsWayBack.amountKobo += sumOf(underWay);
  }
  unaccounted.push(...(await paidByNothing(database)).map(paidWithoutMoney));
  for await (const page of deskBooks(database, READ_AT_ONCE)) {
    unaccounted.push(...page.flatMap(compareDeskBook));
    const movements = page.flatMap((books) => books.movements);
    // What uses money received was taken when that came.
    const balance = balanceOf(movements.filter(({ received }) => received === null));
    atDesk.takenKobo += balance.takenKobo;
    atDesk.returnedKobo += balance.returnedKobo;
  }
  const { takenKobo, returnedKobo } = await receivedBalance(database);
  atDesk.takenKobo += takenKobo;
  atDesk.returnedKobo += returnedKobo;
  unaccounted.push(...(await overusedReceived(database)));
  takenByChannel.sort((one, other) => other.amountKobo - one.amountKobo);
  return { taken, takenByChannel, returned, onItsWayBack, atDesk, unaccounted };
}

/**
 * Differences within our own books, about some payments and the desk's money for some reservations.
 */
export async function unaccountedIn(
  database: Database,
  payments: SQL,
  reservations: SQL,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const page of attemptBooks(database, READ_AT_ONCE, payments)) {
    found.push(...page.flatMap(compareOwnBooks));
  }
  for await (const page of deskBooks(database, READ_AT_ONCE, reservations)) {
    found.push(...page.flatMap(compareDeskBook));
  }
  return found;
}

type Asked = Comparison & Pick<Reconciliation, 'asked' | 'unanswered'>;

/**
 * Compares our books with the providers' responses. This takes a while, so each batch is read just before it.
 * @param which payments; all of them if it is left out
 */
export async function askAboutEach(
  { database, providers }: Pick<PaymentsContext, 'database' | 'providers'>,
  at: Date,
  which?: SQL,
): Promise<Asked> {
  const told: Asked = { unaccounted: [], awaited: [], asked: 0, unanswered: [] };
  for await (const page of attemptBooks(database, ASKED_AT_ONCE, which)) {
    told.asked += page.length;
    for (const books of page) {
      const theirs = await fetchBooks(providers, books);
      if (theirs === null) {
        told.unanswered.push(books.attempt.reference);
        continue;
      }
      const compared = compareWithProvider(books, theirs, at);
      told.unaccounted.push(...compared.unaccounted);
      told.awaited.push(...compared.awaited);
    }
  }
  return told;
}

/** Whether our books and both providers account for every kobo. */
export function isClean({ unaccounted, unanswered, unlisted }: Reconciliation): boolean {
  return [unaccounted, unanswered, unlisted].every(({ length }) => length === 0);
}

/** Takings with a provider through one channel. Whole kobo. */
export interface ChannelTotal {
  provider: ProviderName;
  /** Null for a channel we don't know, and for payments without a recorded channel. */
  channel: PaymentChannel | null;
  payments: number;
  amountKobo: number;
}

/** Adds what some books have taken to the totals, one per provider and channel. */
function addTaken(totals: ChannelTotal[], books: readonly AttemptBooks[]): void {
  for (const { attempt, entries } of books) {
    const charges = entries.filter(({ kind }) => kind === 'charge');
    if (charges.length === 0) continue;
    const { provider } = attempt;
    const channel = channelNamed(attempt.channel);
    const known = totals.find((one) => one.provider === provider && one.channel === channel);
    const total = known ?? { provider, channel, payments: 0, amountKobo: 0 };
    if (!known) totals.push(total);
    total.payments += charges.length;
    total.amountKobo += sumOf(charges);
  }
}
