import { gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { attemptStatusesWith } from '../../database/attemptStatus';
import { paymentAttempt } from '../../database/schema';
import type { PaymentsContext } from '../context';
import type { ProviderName, ProviderPayment } from '../../paymentProviders/provider';
import type { RefundRow } from '../refunds/openRefund';
import { fetchBooks } from './fetchBooks';
import { balanceOf, type DeskBalance } from '../cashBook';
import { attemptBooks, deskBooks, paidByNothing } from './ledger';
import { compareDeskBook } from './compareDeskBook';
import { compareOwnBooks, paidForNothing } from './compareOwnBooks';
import { compareWithProvider } from './compareWithProvider';
import { addTaken, type ChannelTotal } from './takenByChannel';
import { namedOnce, sumOf, type Comparison, type Finding } from './findings';
import { findUnknownPayments, type UnknownPayment } from './unknownPayments';
import { listOpenReviews, type StaffReview } from '../reviews/openReviews';

const DAY = 24 * 60 * 60_000;
/** Decided payments are asked about for so long again; providers don't change their word later. */
const RECENT = 31 * DAY;
/** Payments, or reservations paid at the desk, that are in memory at the same time. */
const READ_AT_ONCE = 500;
/** Fewer, as each takes a provider's answer: what was read of them must not be old by then. */
const ASKED_AT_ONCE = 50;

const hasEnded: ReadonlySet<RefundRow['status']> = new Set(['settled', 'failed', 'replaced']);

/** How the books stand. Amounts in whole kobo. */
export interface Reconciliation extends Comparison {
  at: Date;
  taken: { payments: number; amountKobo: number };
  /** The same by provider and way to pay, the most first. */
  takenByChannel: ChannelTotal[];
  returned: { refunds: number; amountKobo: number };
  onItsWayBack: { refunds: number; amountKobo: number };
  /** What the desk took and gave back by hand, of which no provider knows. */
  atDesk: DeskBalance;
  openReviews: StaffReview[];
  /** Money of which our books have not even the name; it is among the unaccounted. */
  unknown: UnknownPayment[];
  /** Further charges under our references that neither our books nor an open case have; they are among the unaccounted. */
  secondCharges: ProviderPayment[];
  /** About how many payments the providers were asked. */
  asked: number;
  /** References about which their provider gave no word, so that nothing is proven. */
  unanswered: string[];
  /** Providers that did not tell which payments they have, so that one may be missing. */
  unlisted: ProviderName[];
}

/**
 * Compares the hotel's own books with each other and with the providers' word, and changes nothing:
 * every kobo has to belong to one paid reservation, to be on its way back, or to be a case for staff; and the
 * providers may have none that our books don't know.
 * @param asksAll whether providers are asked about all payments ever, not only about open and recent
 *   ones
 */
export async function reconcile(
  { clock, database, providers }: Pick<PaymentsContext, 'clock' | 'database' | 'providers'>,
  { asksAll }: { asksAll: boolean },
): Promise<Reconciliation> {
  const at = clock.now();
  const own = await compareOwnBooksInAll(database);
  const asked = await askAboutEach({ database, providers }, at, asksAll);
  const unknown = await findUnknownPayments(
    { database, providers },
    asksAll ? null : new Date(at.getTime() - RECENT),
  );
  return {
    at,
    ...own,
    ...asked,
    unaccounted: [...namedOnce(own.unaccounted, asked.unaccounted), ...unknown.unaccounted],
    openReviews: await listOpenReviews(database),
    unknown: unknown.unknown,
    secondCharges: unknown.secondCharges,
    unanswered: [...asked.unanswered, ...unknown.unanswered],
    unlisted: unknown.unlisted,
  };
}

type OwnBooks = Pick<
  Reconciliation,
  'taken' | 'takenByChannel' | 'returned' | 'onItsWayBack' | 'atDesk' | 'unaccounted'
>;

/** Compares our own books with each other, a page of them at a time. */
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
      .filter(({ status }) => !hasEnded.has(status));
    addTaken(takenByChannel, page);
    taken.payments += charges.length;
    taken.amountKobo += sumOf(charges);
    returned.refunds += returns.length;
    returned.amountKobo += sumOf(returns);
    onItsWayBack.refunds += underWay.length;
    onItsWayBack.amountKobo += sumOf(underWay);
  }
  unaccounted.push(...(await paidByNothing(database)).map(paidForNothing));
  for await (const page of deskBooks(database, READ_AT_ONCE)) {
    unaccounted.push(...page.flatMap(compareDeskBook));
    const balance = balanceOf(page.flatMap(({ movements }) => movements));
    atDesk.takenKobo += balance.takenKobo;
    atDesk.returnedKobo += balance.returnedKobo;
  }
  takenByChannel.sort((one, other) => other.amountKobo - one.amountKobo);
  return { taken, takenByChannel, returned, onItsWayBack, atDesk, unaccounted };
}

type Asked = Comparison & Pick<Reconciliation, 'asked' | 'unanswered'>;

/** Compares our books with the providers' word, which takes a while: each page is read when its turn comes. */
async function askAboutEach(
  { database, providers }: Pick<PaymentsContext, 'database' | 'providers'>,
  at: Date,
  asksAll: boolean,
): Promise<Asked> {
  const told: Asked = { unaccounted: [], awaited: [], asked: 0, unanswered: [] };
  const isOpenOrRecent = or(
    inArray(paymentAttempt.status, attemptStatusesWith('notFinal')),
    gt(paymentAttempt.updatedAt, new Date(at.getTime() - RECENT)),
  );
  const which = asksAll ? undefined : isOpenOrRecent;
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
