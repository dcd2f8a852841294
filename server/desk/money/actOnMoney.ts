import { or } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type { DeskCaseDecision, DeskMoneyActRequest } from '../../../machines/contract/wire';
import { codeRefusal, roleRefusal, sentRefusal } from '../../../machines/desk/acts/act';
import { moneyActs } from '../../../machines/desk/acts/money';
import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { businessDay, type LagosDate } from '../../../machines/shared/stay';
import { hasLetter } from '../../../machines/shared/typedText';
import * as messages from '../../../messages/desk/money';
import { ApiError, validationError } from '../../contract/apiError';
import type { StaffCaller } from '../../contract/handlers';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import {
  dayBook,
  paymentAttempt,
  type BooksCompared,
  type DrawerCount,
} from '../../database/schema';
import { lockNamed } from '../../database/statements';
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
import type { AlsoWrite } from '../../payments/recording';
import { adoptRefunds } from '../../payments/refunds/providerRefunds';
import { requestKeyOf, stillRunning, type RequestKey } from '../../http/idempotency';
import { actOnce, claimKey, firstResult } from '../deskAnswers';
import type { DeskContext } from '../context';
import { normalEmail } from '../../shared/emailAddress';
import { actedBy } from '../../staff/auditLog';
import { differenceOf, paymentsOf, takingsOf } from './money';
import { findByPassword, type DeskPlace } from '../../staff/staffLogIn';
import { findOpenSession } from '../../staff/staffSessions';
import { closingIn, dayBookOf, firstDayOf, hoursOf, isWithin } from '../../books/dayBook';
import { cashInDrawer, countDrawer, type Counting } from '../../books/drawer';
import { countInWords } from './drawerInWords';
import type { ActResult } from '../resultsInWords';
import { actOnReceived, actsOnReceived } from './receivedMoney';
import { refundByStaff, retryRefund } from './refunds';
import { compareRefundAccount, refundToAccount, type AccountOfGuest } from './refundToAccount';
import { findReservationId } from '../stays/reservations';

type Closing = Extract<DeskMoneyActRequest, { act: 'closeDay' }>;
type HandingOver = Extract<DeskMoneyActRequest, { act: 'handOver' }>;
type PayingOut = Extract<DeskMoneyActRequest, { act: 'payOut' }>;
type Decide = Extract<DeskMoneyActRequest, { act: 'decideCase' }>;
type AboutReceived = Extract<DeskMoneyActRequest, { act: keyof typeof actsOnReceived }>;
const isAboutReceived = (request: DeskMoneyActRequest): request is AboutReceived =>
  request.act in actsOnReceived;

/** Asks the providers about the payments of a day, one after the other. */
export async function compareDay(context: DeskContext, date: LagosDate): Promise<BooksCompared> {
  const { database, clock } = context;
  const hours = await hoursOf(database, date);
  const begun = isWithin(paymentAttempt.createdAt, hours);
  const which = or(paymentsOf(database, hours), begun);
  const told = await askAboutEach(context, clock.now(), which);
  const { asked: payments, unanswered, unaccounted } = told;
  return {
    payments,
    unanswered: unanswered.length,
    differences: unaccounted.map(differenceOf),
  };
}

/** Closes a day with its takings as they are. The owner reads of it in the morning. */
async function closeDay(
  tx: Database,
  context: DeskContext,
  { name: by, staffId }: StaffCaller,
  request: Closing,
  comparison: BooksCompared,
): Promise<ActResult> {
  const { date } = request;
  const at = context.clock.now();
  await lockNamed(tx, 'day book');
  const book = await dayBookOf(tx, date);
  const before = closingIn(book);
  if (before) throw new RefusalError({ code: 'dayClosed', facts: before });
  const drawer = await countNow(tx, request, date);
  const takings = await takingsOf(tx, date);
  const { businessDayEnds: endsAt } = hotel;
  const round = book.filter(({ kind }) => kind === 'reopened').length;
  const closed = await tx
    .insert(dayBook)
    .values({
      ...{ date, kind: 'closed', at, by, staffId, comparison },
      ...{ takings, endsAt, drawer, round },
    })
    .onConflictDoNothing()
    .returning({ id: dayBook.id });
  if (closed.length === 0) {
    // The server was faster.
    const first = closingIn(await dayBookOf(tx, date));
    throw new RefusalError({ code: 'dayClosed', facts: first ?? { by, at } });
  }
  return { code: 'dayClosed', facts: { counted: countInWords(drawer) } };
}

/** Counts the drawer. @throws RefusalError if a colleague has, since the person saw it, or without each terminal */
async function countNow(tx: Database, counting: Counting, date: LagosDate): Promise<DrawerCount> {
  const drawer = await countDrawer(tx, counting, (await hoursOf(tx, date)).from);
  if ('code' in drawer) throw new RefusalError(drawer);
  return drawer;
}

const notAsked: BooksCompared = { payments: 0, unanswered: 0, differences: [] };

/** Opens a closed day again. Its closing stays beside the next one. */
async function reopenDay(
  tx: Database,
  { clock }: Pick<DeskContext, 'clock'>,
  { name: by, staffId }: StaffCaller,
  { date, why }: Extract<DeskMoneyActRequest, { act: 'reopenDay' }>,
): Promise<ActResult> {
  await lockNamed(tx, 'day book');
  const book = await dayBookOf(tx, date);
  const round = book.filter(({ kind }) => kind === 'reopened').length;
  const opened = book.at(-1);
  if (!closingIn(book)) {
    const facts = { by: opened?.by ?? by, at: opened?.at ?? clock.now() };
    throw new RefusalError({ code: 'dayReopened', facts });
  }
  const entry = { date, kind: 'reopened', at: clock.now(), by, staffId } as const;
  await tx.insert(dayBook).values({ ...entry, why, round, comparison: notAsked });
  return { code: 'dayReopened', facts: {} };
}

/** Books cash that goes out of the drawer. @throws RefusalError if by the books there is less in it */
async function payOut(
  tx: Database,
  { clock }: Pick<DeskContext, 'clock'>,
  { name: by, staffId }: StaffCaller,
  { amount, text, paidTo: to, slip, why }: PayingOut,
): Promise<ActResult> {
  const at = clock.now();
  const paidOut = {
    amountKobo: koboFromNaira(amount),
    ...{ text, to, slip: slip ?? null, why: why ?? null },
  };
  const inDrawer = await cashInDrawer(tx);
  if (paidOut.amountKobo > inDrawer)
    throw new RefusalError({ code: 'drawerHasLess', facts: { kobo: Math.max(inDrawer, 0) } });
  const date = businessDay(at, hotel.businessDayEnds);
  const entry = { date, kind: 'paidOut', at, by, staffId } as const;
  await tx.insert(dayBook).values({ ...entry, paidOut, comparison: notAsked });
  return { code: 'paidOut', facts: { kobo: paidOut.amountKobo } };
}

/**
 * Passes the drawer to a colleague, with a count and both passwords.
 * @throws ApiError 400 `password_wrong`, 409 `act_refused` to oneself or `changed_meanwhile`, 429
 */
async function handOver(
  context: DeskContext,
  { name: by, staffId, sessionId }: StaffCaller,
  { colleague, password, colleaguePassword, ...counting }: HandingOver,
  from: DeskPlace,
): Promise<(tx: Database) => Promise<ActResult>> {
  const found = await findOpenSession(context, sessionId);
  const email = found?.staff.email ?? '';
  if (normalEmail(colleague) === email) throw new RefusalError({ code: 'ownHandover', facts: {} });
  if (!(await findByPassword(context, { email, password }, from)))
    throw new RefusalError({ code: 'wrongPassword', facts: {} });
  const to = await findByPassword(context, { email: colleague, password: colleaguePassword }, from);
  if (!to || roleRefusal('desk', to.role) !== null)
    throw new RefusalError({ code: 'wrongColleague', facts: {} });
  return async (tx) => {
    const at = context.clock.now();
    const date = businessDay(at, hotel.businessDayEnds);
    const drawer = await countNow(tx, counting, date);
    const entry = { date, kind: 'handedOver', at, by, staffId } as const;
    const taken = { toName: to.name, toStaffId: to.id, drawer };
    await tx.insert(dayBook).values({ ...entry, ...taken, comparison: notAsked });
    return { code: 'handedOver', facts: { to: to.name, counted: countInWords(drawer) } };
  };
}

/** @throws ApiError 400, or 409 `act_refused` where nothing shows to whom or for what it is paid */
function assertPaidTo({ text, paidTo, slip = '', why = '' }: PayingOut): void {
  if (!hasLetter(paidTo)) throw validationError({ paidTo: messages.whomPaid });
  if (!hasLetter(text)) throw validationError({ text: messages.whatPaid });
  if (slip === '' && !hasLetter(why)) throw new RefusalError({ code: 'slipMissing', facts: {} });
}

/** A decision that is being carried out. */
interface Deciding {
  context: DeskContext;
  staff: StaffCaller;
  request: Decide & { why: string };
  account: AccountOfGuest;
  /** Keeps the result under the decision's key, in the transaction that carries it out. */
  keep: AlsoWrite<ActResult>;
}

/** Decides a case about a payment, which then is known by its amount. */
const byAmount =
  (decideCase: typeof creditCase, code: 'credited' | 'returned' | 'adopted') =>
  ({ context, staff, request: { caseId, why }, keep }: Deciding) => {
    const alsoWrite = (tx: Database, kobo: Kobo) => keep(tx, { code, facts: { kobo } });
    return decideCase(context, caseId, { ...actedBy(staff), why, alsoWrite });
  };

/** Carries out each decision by its use case, and keeps its result. */
const decide: Readonly<Record<DeskCaseDecision, (deciding: Deciding) => Promise<unknown>>> = {
  credit: byAmount(creditCase, 'credited'),
  return: byAmount(returnCase, 'returned'),
  adopt: byAmount(adoptReturned, 'adopted'),
  book: async ({ context, staff, request: { caseId, why, reservationId = '' }, keep }) => {
    const id = await findReservationId(context.database, reservationId);
    if (id === null) throw new RefusalError({ code: 'noReservation', facts: {} });
    await adoptPayment(context, caseId, id, {
      ...actedBy(staff),
      why,
      alsoWrite: (tx, { amountKobo: kobo, pays }) =>
        keep(tx, { code: pays ? 'booked' : 'bookedAndBack', facts: { kobo } }),
    });
  },
  retry: ({ context, staff, request, keep }) =>
    context.database.transaction(async (tx) => {
      const { pausedSince } = await retryRefund(tx, context, request, staff);
      await keep(tx, { code: 'retried', facts: { isPaused: pausedSince !== null } });
    }),
  sendToAccount: ({ context, staff, request: { why }, account, keep }) =>
    refundToAccount(context, { ...account, why }, staff, (tx, facts) =>
      keep(tx, { code: 'sentToAccount', facts }),
    ),
  give: ({ context, staff, request: { caseId, why }, keep }) =>
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
      await keep(tx, { code: 'given', facts: { kobo, isPaused: pausedSince !== null } });
    }),
  adoptRefunds: async ({ context, staff, request: { caseId }, keep }) => {
    const { payment } = await requireCase(context.database, caseId);
    const reference = payment?.attempt.reference ?? '';
    await adoptRefunds(context, reference, actedBy(staff), (tx, refunds) =>
      keep(tx, { code: 'refundsAdopted', facts: { refunds } }),
    );
  },
  close: ({ context, staff, request: { caseId, why: note }, keep }) =>
    closeCase(context, caseId, { ...actedBy(staff), note }, (tx) =>
      keep(tx, { code: 'caseClosed', facts: {} }),
    ),
};

/** @throws ApiError 409 `changed_meanwhile` if a colleague has closed the case */
async function assertOpen({ database }: DeskContext, caseId: string): Promise<void> {
  assertAllowed(moneyActs.decideCase.refusal((await requireCase(database, caseId)).row));
}

/**
 * Decides a case. What a colleague decides in the same moment is told as theirs. Providers are asked outside of any
 * transaction, so the key is claimed in the one that carries the decision out.
 */
async function decideOnce(
  context: DeskContext,
  staff: StaffCaller,
  act: RequestKey,
  request: Decide,
): Promise<ActResult> {
  const { decision, caseId, bank = '', accountNumber: number = '', why = '' } = request;
  const account = { caseId, bank, number };
  if (why === '' && decision !== 'adoptRefunds' && decision !== 'sendToAccount')
    throw validationError({ why: messages.whyNeeded });
  await assertOpen(context, caseId);
  const keep: Deciding['keep'] = async (tx, result) => {
    // Under the same key somebody was faster.
    if ((await claimKey(tx, context, staff, act, result)) !== null) throw stillRunning();
  };
  try {
    if (decision === 'sendToAccount' && why === '') {
      // Nothing is done yet, so nothing is kept, and a repeat asks the bank again.
      return { code: 'accountCompared', facts: await compareRefundAccount(context, account) };
    }
    assertAllowed(codeRefusal(moneyActs.decideCase, staff, request));
    await decide[decision]({ context, staff, request: { ...request, why }, account, keep });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await assertOpen(context, caseId);
    if (error instanceof RefusalError) throw error;
    throw new RefusalError({ code: 'guestRule', facts: { why: error.message } });
  }
  const kept = await firstResult(context.database, staff, act);
  if (kept === null) throw new Error(`The decision ${decision} kept no result`);
  return kept;
}

/** Compares a day with the providers, after recording refunds or before closing it if that is wanted. */
async function writeDay(
  context: DeskContext,
  staff: StaffCaller,
  keyedAct: RequestKey,
  request: Exclude<DeskMoneyActRequest, Decide | AboutReceived>,
  from: DeskPlace | null,
): Promise<ActResult> {
  const { database, clock } = context;
  if (request.act === 'payOut') {
    assertAllowed(sentRefusal(moneyActs.payOut, staff, {}));
    assertPaidTo(request);
    return actOnce(context, staff, keyedAct, (tx) => payOut(tx, context, staff, request));
  }
  if (request.act === 'handOver') {
    if (from === null) throw new Error('Nobody can ask for a handover');
    const done = await handOver(context, staff, request, from);
    return actOnce(context, staff, keyedAct, done);
  }
  const { date, act } = request;
  const now = clock.now();
  const today = businessDay(now, hotel.businessDayEnds);
  const { closingFrom } = hotel;
  const firstDay = await firstDayOf(database);
  const closing = closingIn(await dayBookOf(database, date));
  const facts = { date, now, today, firstDay, closingFrom, closing };
  assertAllowed(sentRefusal(moneyActs[act], staff, facts));
  if (act === 'reopenDay')
    return actOnce(context, staff, keyedAct, (tx) => reopenDay(tx, context, staff, request));
  const recorded =
    act === 'recordRefunds' ? await adoptRefunds(context, request.reference, actedBy(staff)) : null;
  const comparison = await compareDay(context, date);
  const { payments, differences, unanswered } = comparison;
  return actOnce(context, staff, keyedAct, async (tx) => {
    if (act === 'closeDay') {
      return closeDay(tx, context, staff, request, comparison);
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
 * Does something about the money of a day, once for each key; a repeat gets the first result.
 * @throws ApiError 403 `not_your_role`, 409 `act_refused` or `changed_meanwhile`, 422
 * @param from the place of whoever sends it; null for a wish
 */
export async function actOnMoney(
  context: DeskContext,
  staff: StaffCaller,
  key: string,
  request: DeskMoneyActRequest,
  from: DeskPlace | null,
): Promise<ActResult> {
  assertAllowed(roleRefusal(moneyActs[request.act].role(), staff.role));
  // Ten digits could be guessed from their hash, and passwords are hashed nowhere else.
  const hidden = { accountNumber: undefined, password: undefined, colleaguePassword: undefined };
  const act = requestKeyOf('actOnMoney', key, { ...request, ...hidden });
  const first = () => firstResult(context.database, staff, act);
  const before = await first();
  if (before !== null) return before;
  const acting = { ...context, actKey: key };
  try {
    if (isAboutReceived(request))
      return await actOnce(context, staff, act, (tx) =>
        actOnReceived({ tx, context: acting, staff }, request),
      );
    return request.act === 'decideCase'
      ? await decideOnce(acting, staff, act, request)
      : await writeDay(acting, staff, act, request, from);
  } catch (error) {
    // The same request may have been faster under the same key.
    const meanwhile = await first();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}
