import { or } from 'drizzle-orm';
import type { DeskCaseDecision, DeskMoneyActRequest } from '../../../machines/contract/wire';
import { dayInWords, momentInWords } from '../../../machines/desk/inWords';
import { refusalOf, roleRefusal } from '../../../machines/desk/acts/act';
import { moneyActs } from '../../../machines/desk/acts/money';
import { formatNaira } from '../../../machines/shared/money';
import type { LagosDate } from '../../../machines/shared/stay';
import { findingInWords } from '../../../messages/books/findings';
import * as messages from '../../../messages/desk/money';
import { ApiError, validationError } from '../../contract/apiError';
import type { StaffCaller } from '../../contract/handlers';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { dayBook, paymentAttempt, type BooksCompared } from '../../database/schema';
import { notifyStaff } from '../../email/outbox';
import { paysReservation } from '../../payments/attempts';
import { requireCase } from '../../payments/cases/cases';
import { closeCase } from '../../payments/cases/closeCase';
import {
  adoptPayment,
  adoptReturned,
  creditCase,
  returnCase,
} from '../../payments/cases/decideCase';
import { askAboutEach } from '../../books/reconcile';
import { adoptRefunds } from '../../payments/refunds/providerRefunds';
import { requestKeyOf, type RequestKey } from '../../http/idempotency';
import { claimKey, isRepeated } from '../deskAnswers';
import type { DeskContext } from '../context';
import { actedBy } from '../../staff/auditLog';
import {
  dayBookOf,
  differenceOf,
  isOn,
  paymentsOf,
  returnedKobo,
  takenKobo,
  takingsOf,
  unaccountedOf,
  wayInWords,
} from './money';
import type { MoneyResult } from './moneyResults';
import { refundByStaff, retryRefund } from './refunds';
import { compareRefundAccount, refundToAccount } from './refundToAccount';
import { findReservationId } from '../stays/reservations';

type Decide = Extract<DeskMoneyActRequest, { act: 'decideCase' }>;

const doneBefore: MoneyResult = { code: 'doneBefore', facts: {} };

/** Asks the providers about the payments of a day, one after the other. */
async function compare(context: DeskContext, date: LagosDate): Promise<BooksCompared> {
  const { database, clock } = context;
  const which = or(paymentsOf(database, date), isOn(paymentAttempt.createdAt, date));
  const told = await askAboutEach(context, clock.now(), which);
  const { asked: payments, unanswered, unaccounted } = told;
  return {
    payments,
    unanswered: unanswered.length,
    differences: unaccounted.map(differenceOf),
  };
}

/** Closes a day with its takings as they are, and tells the owner. */
async function closeDay(
  tx: Database,
  context: DeskContext,
  { name: by, staffId }: StaffCaller,
  date: LagosDate,
  comparison: BooksCompared,
): Promise<void> {
  const at = context.clock.now();
  const takings = await takingsOf(tx, date);
  const closed = await tx
    .insert(dayBook)
    .values({ date, kind: 'closed', at, by, staffId, comparison, takings })
    .onConflictDoNothing()
    .returning({ id: dayBook.id });
  if (closed.length === 0) {
    const first = (await dayBookOf(tx, date)).find(({ kind }) => kind === 'closed');
    assertAllowed(moneyActs.closeDay.refusal({ date, now: at, closing: first }));
  }
  const unaccounted = (await unaccountedOf(tx, date)).map(differenceOf);
  await notifyStaff(tx, context, {
    subject: messages.mailSubject(dayInWords(date)),
    paragraphs: [
      messages.closed(by, momentInWords(at)),
      messages.compared(comparison.payments, comparison.differences.length, comparison.unanswered),
    ],
    facts: [
      [messages.mailTaken, formatNaira(takenKobo(takings))],
      [messages.mailReturned, formatNaira(returnedKobo(takings))],
      ...takings.map(
        (one) =>
          [
            [one.by, wayInWords(one)].filter((word) => word !== null).join(', '),
            messages.mailLine(formatNaira(one.takenKobo), formatNaira(one.returnedKobo)),
          ] as const,
      ),
      ...[...unaccounted, ...comparison.differences].map(
        ({ amountKobo, why }) =>
          [messages.mailUnaccounted, `${formatNaira(amountKobo)}: ${findingInWords(why)}`] as const,
      ),
    ],
  });
}

/** Carries out each decision by its use case. */
const decide: Readonly<
  Record<
    DeskCaseDecision,
    (context: DeskContext, staff: StaffCaller, request: Decide) => Promise<MoneyResult>
  >
> = {
  credit: async (context, staff, { caseId, why = '' }) => {
    const kobo = await creditCase(context, caseId, { ...actedBy(staff), why });
    return { code: 'credited', facts: { kobo } };
  },
  return: async (context, staff, { caseId, why = '' }) => {
    const kobo = await returnCase(context, caseId, { ...actedBy(staff), why });
    return { code: 'returned', facts: { kobo } };
  },
  adopt: async (context, staff, { caseId, why = '' }) => {
    const kobo = await adoptReturned(context, caseId, { ...actedBy(staff), why });
    return { code: 'adopted', facts: { kobo } };
  },
  book: async (context, staff, { caseId, why = '', reservationId = '' }) => {
    const id = await findReservationId(context.database, reservationId);
    if (id === null) throw new RefusalError({ code: 'noReservation', facts: {} });
    const deciding = { ...actedBy(staff), why };
    const { amountKobo: kobo, pays } = await adoptPayment(context, caseId, id, deciding);
    return { code: pays ? 'booked' : 'bookedAndBack', facts: { kobo } };
  },
  retry: async (context, staff, { caseId, why = '' }) => {
    const { pausedSince } = await context.database.transaction((tx) =>
      retryRefund(tx, context, { caseId, why }, staff),
    );
    return { code: 'retried', facts: { isPaused: pausedSince !== null } };
  },
  sendToAccount: async (context, staff, { caseId, bank = '', accountNumber: number = '', why }) => {
    const account = { caseId, bank, number };
    if (why !== undefined) {
      const facts = await refundToAccount(context, { ...account, why }, staff);
      return { code: 'sentToAccount', facts };
    }
    return { code: 'accountCompared', facts: await compareRefundAccount(context, account) };
  },
  give: (context, staff, { caseId, why = '' }) =>
    context.database.transaction(async (tx) => {
      const { payment } = await requireCase(tx, caseId);
      // What else paid the stay is not what this case is about.
      if (!payment || !paysReservation(payment)) {
        throw new RefusalError({ code: 'paysNothing', facts: {} });
      }
      const desk = { method: null, proof: null };
      const whole = { amountKobo: null, freesRooms: true, desk, why };
      const act = { reservationId: payment.reservation.id, ...whole };
      const { amountKobo: kobo, pausedSince } = await refundByStaff(tx, context, act, staff);
      const note = { ...actedBy(staff), note: messages.givenNote(why) };
      // The payment is booked, so no provider is asked.
      await closeCase({ ...context, database: tx }, caseId, note);
      return { code: 'given', facts: { kobo, isPaused: pausedSince !== null } };
    }),
  adoptRefunds: async (context, staff, { caseId }) => {
    const { payment } = await requireCase(context.database, caseId);
    const reference = payment?.attempt.reference ?? '';
    const { adopted: refunds } = await adoptRefunds(context, reference, actedBy(staff));
    return { code: 'refundsAdopted', facts: { refunds } };
  },
  close: async (context, staff, { caseId, why: note = '' }) => {
    await closeCase(context, caseId, { ...actedBy(staff), note });
    return { code: 'caseClosed', facts: {} };
  },
};

/** @throws ApiError 409 `changed_meanwhile` if a colleague has closed the case */
async function assertOpen({ database }: DeskContext, caseId: string): Promise<void> {
  assertAllowed(moneyActs.decideCase.refusal((await requireCase(database, caseId)).row));
}

/** Decides a case. What a colleague decides in the same moment is told as theirs. */
async function decideOnce(
  context: DeskContext,
  staff: StaffCaller,
  request: Decide,
): Promise<MoneyResult> {
  const { decision, why } = request;
  if (why === undefined && decision !== 'adoptRefunds' && decision !== 'sendToAccount')
    throw validationError({ why: messages.whyNeeded });
  await assertOpen(context, request.caseId);
  try {
    return await decide[decision](context, staff, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await assertOpen(context, request.caseId);
    if (error instanceof RefusalError) throw error;
    throw new RefusalError({ code: 'guestRule', facts: { why: error.message } });
  }
}

/** Compares a day with the providers, after recording refunds or before closing it if that is wanted. */
async function writeDay(
  context: DeskContext,
  staff: StaffCaller,
  keyedAct: RequestKey,
  request: Exclude<DeskMoneyActRequest, Decide>,
): Promise<MoneyResult> {
  const { database, clock } = context;
  const { date, act } = request;
  const closing = (await dayBookOf(database, date)).find(({ kind }) => kind === 'closed');
  const facts = { date, now: clock.now(), closing };
  assertAllowed(refusalOf(moneyActs[act], staff.role, facts));
  const recorded =
    act === 'recordRefunds' ? await adoptRefunds(context, request.reference, actedBy(staff)) : null;
  const comparison = await compare(context, date);
  const { payments, differences, unanswered } = comparison;
  return database.transaction(async (tx) => {
    if (!(await claimKey(tx, context, staff, keyedAct))) return doneBefore;
    if (act === 'closeDay') {
      await closeDay(tx, context, staff, date, comparison);
      return { code: 'dayClosed', facts: { mailTo: context.configuration.staffEmail } };
    }
    const { name: by, staffId } = staff;
    await tx
      .insert(dayBook)
      .values({ date, kind: 'compared', at: clock.now(), by, staffId, comparison });
    if (recorded) return { code: 'refundsAdopted', facts: { refunds: recorded.adopted } };
    const facts = { payments, differences: differences.length, unanswered };
    return { code: 'compared', facts };
  });
}

/**
 * Does something about the money of a day, once for each key. Providers are asked outside of any transaction, so the
 * key of a decision is kept after it: that nothing is decided twice, the case itself sees to.
 * @throws ApiError 403 `not_your_role`, 409 `act_refused` or `changed_meanwhile`, 422
 */
export async function actOnMoney(
  context: DeskContext,
  staff: StaffCaller,
  key: string,
  request: DeskMoneyActRequest,
): Promise<MoneyResult> {
  const { database } = context;
  assertAllowed(roleRefusal(moneyActs[request.act].role(), staff.role));
  // Ten digits could be guessed from their hash.
  const act = requestKeyOf('actOnMoney', key, { ...request, accountNumber: undefined });
  if (await isRepeated(database, staff, act)) return doneBefore;
  if (request.act !== 'decideCase') return writeDay(context, staff, act, request);
  const result = await decideOnce(context, staff, request);
  await claimKey(database, context, staff, act);
  return result;
}
