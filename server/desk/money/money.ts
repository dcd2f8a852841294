import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hotel } from '../../../hotel/hotel';
import type {
  DeskCase,
  DeskDifference,
  DeskMoney,
  DeskMovement,
  DeskReceived,
  DeskRole,
  DeskTaking,
} from '../../../machines/contract/wire';
import { refusalOf, roleRefusal } from '../../../machines/desk/acts/act';
import { billActs } from '../../../machines/desk/acts/bill';
import { moneyActs } from '../../../machines/desk/acts/money';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { nairaFromKobo } from '../../../machines/shared/money';
import { businessDay, type LagosDate } from '../../../machines/shared/stay';
import { findingInWords } from '../../../messages/books/findings';
import * as messages from '../../../messages/desk/money';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { howPaid, providerNames } from '../../../messages/payment/providers';
import { offerOf } from '../../contract/refused';
import type { Database } from '../../database/database';
import {
  deskPayment,
  ledgerEntry,
  paymentAttempt,
  reservation,
  type BooksCompared,
  type Taking,
} from '../../database/schema';
import type { Context } from '../../context';
import { decisionsOf } from '../../payments/cases/caseDecisions';
import { factsInWords, kindInWords } from '../../payments/cases/caseInWords';
import { koboOf, listOpenCases, type ListedCase } from '../../payments/cases/cases';
import { adoptable, type Finding } from '../../books/findings';
import { unaccountedIn } from '../../books/reconcile';
import { partReceiptsOf, receiptNumber } from '../../receipts/receiptNumbers';
import { printableText } from '../../shared/printableText';
import {
  isLeft,
  moneyReceived,
  overusedReceived,
  type MoneyReceived,
} from '../../books/moneyReceived';
import { expectedTransfers } from './bill';
import { closingIn, dayBookOf, firstDayOf, hoursOf, isWithin } from '../../books/dayBook';
import { lastCount, terminalsToCount } from '../../books/drawer';
import { entryInWords } from './drawerInWords';

function sums<Kind extends string>(
  kind: PgColumn | SQL<Kind>,
  amount: PgColumn | SQL,
  [taken, returned]: [Kind, Kind],
) {
  const of = (what: Kind) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${kind} = ${what}), 0)`.mapWith(Number);
  return {
    payments: sql<number>`count(*) filter (where ${kind} = ${taken})`.mapWith(Number),
    takenKobo: of(taken),
    returnedKobo: of(returned),
  };
}

/** Takings and refunds at the desk on a business day, by person and means. */
export async function deskTakings(database: Database, date: LagosDate): Promise<Taking[]> {
  const { at, by, method, kind, amountKobo, corrects, received } = deskPayment;
  const hours = await hoursOf(database, date);
  // A correction gives nothing back: it counts a payment by one means and no longer by the other.
  const how = sql<
    'taken' | 'returned'
  >`case when ${corrects} is null then ${kind} else 'taken' end`;
  const moved = sql`case when ${corrects} is not null and ${kind} = 'returned' then -${amountKobo} else ${amountKobo} end`;
  const payments = sql<number>`count(*) filter (where ${kind} = 'taken' and ${corrects} is null)`;
  // Money received was taken when it came, whatever it pays later.
  const isMoved = or(isNull(received), eq(kind, 'returned'));
  const rows = await database
    .select({
      ...{ by, way: method },
      ...sums(how, moved, ['taken', 'returned']),
      payments: payments.mapWith(Number),
    })
    .from(deskPayment)
    .where(and(isWithin(at, hours), isMoved))
    .groupBy(by, method)
    .orderBy(asc(by), asc(method));
  return rows.map((row) => ({ ...row, channel: null }));
}

/** The same with the money that came and went through the providers, which is what the ledger has. */
export async function takingsOf(database: Database, date: LagosDate): Promise<Taking[]> {
  const { provider, channel } = paymentAttempt;
  const { at, kind, amountKobo } = ledgerEntry;
  const hours = await hoursOf(database, date);
  const rows = await database
    .select({ way: provider, channel, ...sums(kind, amountKobo, ['charge', 'refund']) })
    .from(ledgerEntry)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, ledgerEntry.attemptId))
    .where(isWithin(at, hours))
    .groupBy(provider, channel)
    .orderBy(asc(provider), asc(channel));
  const online = rows.map((row) => ({ ...row, by: null }));
  return [...(await deskTakings(database, date)), ...online];
}

export const takenKobo = (takings: readonly Taking[]) =>
  takings.reduce((sum, one) => sum + one.takenKobo, 0);
export const returnedKobo = (takings: readonly Taking[]) =>
  takings.reduce((sum, one) => sum + one.returnedKobo, 0);

/** How something was paid, e.g. `in cash`. */
export function wayInWords({ way, channel }: Pick<Taking, 'way' | 'channel'>): string {
  return way === 'paystack' || way === 'flutterwave'
    ? howPaid(way, channelNamed(channel))
    : factMessages.atDesk[way];
}

const takingView = ({ by, way, channel, payments, ...kobo }: Taking): DeskTaking => ({
  by,
  how: wayInWords({ way, channel }),
  payments,
  taken: nairaFromKobo(kobo.takenKobo),
  returned: nairaFromKobo(kobo.returnedKobo),
});

/** Takings of a day since it was closed with others. */
export function laterThan(closed: readonly Taking[], now: readonly Taking[]): Taking[] {
  return now.flatMap((one) => {
    const before = closed.find(
      ({ by, way, channel }) => by === one.by && way === one.way && channel === one.channel,
    );
    const payments = one.payments - (before?.payments ?? 0);
    const taken = one.takenKobo - (before?.takenKobo ?? 0);
    const returned = one.returnedKobo - (before?.returnedKobo ?? 0);
    const isSame = taken === 0 && returned === 0;
    return isSame ? [] : [{ ...one, payments, takenKobo: taken, returnedKobo: returned }];
  });
}

/** The payments that a provider took or gave back within some hours. */
export function paymentsOf(database: Database, hours: { from: Date; to: Date }): SQL {
  const { attemptId, at } = ledgerEntry;
  return exists(
    database
      .select({ id: ledgerEntry.id })
      .from(ledgerEntry)
      .where(and(eq(attemptId, paymentAttempt.id), isWithin(at, hours))),
  );
}

/** A day's differences within our own books. */
export async function unaccountedOf(database: Database, date: LagosDate) {
  const hours = await hoursOf(database, date);
  const { reservationId, at, id } = deskPayment;
  const usedToday = database
    .select({ id: deskPayment.received })
    .from(deskPayment)
    .where(and(isWithin(at, hours), isNotNull(deskPayment.received)));
  const paidHere = exists(
    database
      .select({ id: deskPayment.id })
      .from(deskPayment)
      .where(and(eq(reservationId, reservation.id), isWithin(at, hours))),
  );
  return [
    ...(await unaccountedIn(database, paymentsOf(database, hours), paidHere)),
    ...(await overusedReceived(database, inArray(id, usedToday))),
  ];
}

type StoredDifference = BooksCompared['differences'][number];

/** A finding as a comparison stores it. */
export const differenceOf = ({
  reference,
  reservationId,
  amountKobo,
  code: why,
}: Finding): StoredDifference => ({ reference, reservationId, amountKobo, why });

const differenceView =
  (role: DeskRole) =>
  ({ amountKobo, why, ...of }: StoredDifference): DeskDifference => ({
    amount: nairaFromKobo(amountKobo),
    why: findingInWords(why),
    ...of,
    ...(adoptable.some((code) => code === why) && {
      record: offerOf(roleRefusal(moneyActs.recordRefunds.role(), role)),
    }),
  });

/** Every payment and refund of a business day, the oldest first. */
async function movementsOfDay(database: Database, date: LagosDate) {
  const hours = await hoursOf(database, date);
  const desk = await database
    .select({ row: deskPayment, name: reservation.name })
    .from(deskPayment)
    .leftJoin(reservation, eq(reservation.id, deskPayment.reservationId))
    .where(isWithin(deskPayment.at, hours));
  const online = await database
    .select({ entry: ledgerEntry, attempt: paymentAttempt, name: reservation.name })
    .from(ledgerEntry)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, ledgerEntry.attemptId))
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(isWithin(ledgerEntry.at, hours));
  const receipts = await partReceiptsOf(database, isWithin(deskPayment.at, hours));
  const movements: DeskMovement[] = [
    // A correction gives nothing back: it shows by the means that count now.
    ...desk
      .filter(({ row }) => row.kind === 'taken' || row.corrects === null)
      .map(({ row: { corrects, ...row }, name }) => {
        const own = receipts.get(row.id);
        const whose = name ?? row.sender ?? messages.unknownSender;
        const kind = row.kind === 'taken' ? ('payment' as const) : ('refund' as const);
        const isUse = row.received !== null && row.kind === 'taken';
        return {
          at: row.at.toISOString(),
          by: row.by,
          kind: corrects === null ? kind : ('correction' as const),
          how: isUse ? messages.fromReceived : wayInWords({ way: row.method, channel: null }),
          amount: nairaFromKobo(row.amountKobo),
          reference: row.proof === null ? null : printableText(row.proof),
          receipt: own ? receiptNumber(own) : null,
          ...{ reservationId: row.reservationId ?? row.aboutId, name: printableText(whose) },
        };
      }),
    ...online.map(({ entry, attempt, name }) => ({
      at: entry.at.toISOString(),
      by: null,
      kind: entry.kind === 'charge' ? ('payment' as const) : ('refund' as const),
      how: wayInWords({ way: attempt.provider, channel: attempt.channel }),
      amount: nairaFromKobo(entry.amountKobo),
      reference: attempt.reference,
      receipt: null,
      ...{ reservationId: attempt.reservationId, name: printableText(name) },
    })),
  ];
  return movements.sort((one, other) => (one.at < other.at ? -1 : 1));
}

function caseView(found: ListedCase, role: DeskRole): DeskCase {
  const { row, payment, earlier } = found;
  const kobo = koboOf(row);
  const may = offerOf(roleRefusal(moneyActs.decideCase.role(), role));
  return {
    id: row.id,
    what: kindInWords(row.kind),
    amount: kobo === null ? null : nairaFromKobo(kobo),
    since: row.openedAt.toISOString(),
    facts: printableText(factsInWords(row.detail)),
    reservationId: payment?.reservation.id ?? null,
    name: payment && printableText(payment.reservation.name),
    payment:
      payment &&
      messages.paymentAt(payment.attempt.reference, providerNames[payment.attempt.provider]),
    earlier: earlier.map(({ at, note }) => ({ at: at.toISOString(), note })),
    decisions: decisionsOf(found).map((decision) => ({ decision, ...may })),
  };
}

/** Money received as the desk's pages see it. */
export function receivedView(
  { row, leftKobo, guest }: MoneyReceived,
  role: DeskRole,
): DeskReceived {
  const facts = { leftKobo, lastUse: null };
  return {
    id: row.id,
    amount: nairaFromKobo(row.amountKobo),
    left: nairaFromKobo(leftKobo),
    sender: printableText(row.sender ?? messages.unknownSender),
    proof: printableText(row.proof ?? ''),
    reservationId: row.aboutId,
    name: guest && printableText(guest),
    by: row.by,
    at: (row.happenedAt ?? row.at).toISOString(),
    apply: offerOf(refusalOf(moneyActs.applyReceived, role, facts)),
    refund: offerOf(refusalOf(moneyActs.refundReceived, role, facts)),
  };
}

/** The money of a business day, for somebody with a role. @param database of one moment @param given null for today */
export async function deskMoney(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  role: DeskRole,
  given: LagosDate | null,
): Promise<DeskMoney> {
  const now = clock.now();
  const today = businessDay(now, hotel.businessDayEnds);
  const date = given ?? today;
  const takings = await takingsOf(database, date);
  const book = await dayBookOf(database, date);
  const last = book.findLast(({ kind }) => kind === 'closed' || kind === 'compared');
  const closing = closingIn(book);
  const counted = await lastCount(database);
  const firstDay = await firstDayOf(database);
  const { closingFrom } = hotel;
  const closed = closing?.takings ?? [];
  return {
    date,
    today,
    takings: takings.map(takingView),
    differences: (await unaccountedOf(database, date)).map(differenceOf).map(differenceView(role)),
    compared: last
      ? {
          by: last.by,
          at: last.at.toISOString(),
          ...last.comparison,
          differences: last.comparison.differences.map(differenceView(role)),
        }
      : null,
    transfers: (await expectedTransfers(database)).map(({ amountKobo, guest, ...one }) => ({
      reservationId: one.reservationId,
      name: guest,
      amount: nairaFromKobo(amountKobo),
      proof: one.proof,
      ...(one.sender !== null && { sender: printableText(one.sender) }),
      by: one.by,
      at: one.at.toISOString(),
      confirm: offerOf(roleRefusal(billActs.confirmTransfer.role(), role)),
    })),
    payments: await movementsOfDay(database, date),
    received: (await moneyReceived(database, undefined, isLeft)).map((one) =>
      receivedView(one, role),
    ),
    receive: offerOf(refusalOf(moneyActs.receiveMoney, role, {})),
    cases: (await listOpenCases(database)).map((one) => caseView(one, role)),
    closing: closing
      ? {
          by: closing.by,
          at: closing.at.toISOString(),
          taken: nairaFromKobo(takenKobo(closed)),
          returned: nairaFromKobo(returnedKobo(closed)),
          later: laterThan(closed, takings).map(takingView),
        }
      : null,
    close: offerOf(
      refusalOf(moneyActs.closeDay, role, { date, now, today, firstDay, closingFrom, closing }),
    ),
    reopen: offerOf(refusalOf(moneyActs.reopenDay, role, { closing })),
    drawer: {
      count: counted?.id ?? 0,
      float: counted && nairaFromKobo(counted.drawer.countedKobo),
      terminals: await terminalsToCount(
        database,
        counted?.at ?? (await hoursOf(database, date)).from,
      ),
    },
    entries: book.flatMap((entry) => {
      const text = entryInWords(entry);
      return text === null ? [] : [{ at: entry.at.toISOString(), text: printableText(text) }];
    }),
  };
}
