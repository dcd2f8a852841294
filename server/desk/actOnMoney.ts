import { or } from 'drizzle-orm';
import type { DeskCaseDecision, DeskMoneyActRequest } from '../../machines/contract/wire';
import {
  changed,
  closingRefusal,
  dayInWords,
  momentInWords,
  roleRefusal,
} from '../../machines/desk/permissions';
import { accountNumberError } from '../../machines/payment/refundAccountForm';
import { formatNaira } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
import * as messages from '../../messages/desk/money';
import * as accountMessages from '../../messages/payment/refundAccount';
import { ApiError, validationError } from '../contract/apiError';
import type { StaffCaller } from '../contract/handlers';
import type { Database } from '../database/database';
import { dayBook, paymentAttempt, type BooksCompared } from '../database/schema';
import { notifyStaff } from '../email/outbox';
import { paysReservation } from '../payments/attempts';
import { findCase } from '../payments/cases/cases';
import { closeCase } from '../payments/cases/closeCase';
import { adoptPayment, adoptReturned, creditCase, returnCase } from '../payments/cases/decideCase';
import { askAboutEach } from '../books/reconcile';
import { adoptRefunds } from '../payments/refunds/providerRefunds';
import { keyed, type Keyed } from '../http/idempotency';
import { actRefused, assertAllowed, claimKey, errorOf, isRepeated } from './deskAnswers';
import { actedBy, type DeskContext } from './context';
import {
  dayBookOf,
  isOn,
  paymentsOf,
  returnedKobo,
  takenKobo,
  takingsOf,
  unaccountedOf,
  waysOut,
  wayInWords,
} from './money';
import { refundByStaff, retryRefund } from './refunds';
import { compareRefundAccount, refundToAccount } from './refundToAccount';
import { findReservationId } from './reservations';

type Decide = Extract<DeskMoneyActRequest, { act: 'decideCase' }>;

/** Asks the providers about the payments of a day, one after the other. */
async function compare(context: DeskContext, date: LagosDate): Promise<BooksCompared> {
  const { database, clock } = context;
  const which = or(paymentsOf(database, date), isOn(paymentAttempt.createdAt, date));
  const told = await askAboutEach(context, clock.now(), which);
  const { asked: payments, unanswered, unaccounted } = told;
  const differences = unaccounted.map(({ reference, reservationId, amountKobo, why }) => ({
    reference,
    reservationId,
    amountKobo,
    why,
  }));
  return { payments, unanswered: unanswered.length, differences };
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
    assertAllowed(closingRefusal(date, at, first));
  }
  const differences = [...(await unaccountedOf(tx, date)), ...comparison.differences];
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
      ...differences.map(
        ({ amountKobo, why }) =>
          [messages.mailUnaccounted, `${formatNaira(amountKobo)}: ${why}`] as const,
      ),
    ],
  });
}

/** What each decision does, by the use case that its command calls too. @returns what was done, in a sentence */
const decide: Readonly<
  Record<
    DeskCaseDecision,
    (context: DeskContext, staff: StaffCaller, request: Decide) => Promise<string>
  >
> = {
  credit: async (context, staff, { caseId, why = '' }) =>
    messages.credited(formatNaira(await creditCase(context, caseId, { ...actedBy(staff), why }))),
  return: async (context, staff, { caseId, why = '' }) =>
    messages.returned(formatNaira(await returnCase(context, caseId, { ...actedBy(staff), why }))),
  adopt: async (context, staff, { caseId, why = '' }) =>
    messages.adopted(formatNaira(await adoptReturned(context, caseId, { ...actedBy(staff), why }))),
  book: async (context, staff, { caseId, why = '', reservationId = '' }) => {
    const id = await findReservationId(context.database, reservationId);
    if (id === null) throw actRefused(messages.noReservation);
    const { amountKobo, pays } = await adoptPayment(context, caseId, id, {
      ...actedBy(staff),
      why,
    });
    return messages[pays ? 'booked' : 'bookedAndBack'](formatNaira(amountKobo));
  },
  retry: async (context, staff, { caseId, why = '' }) => {
    const retry = await context.database.transaction((tx) =>
      retryRefund(tx, context, { caseId, why }, staff),
    );
    if (!retry) throw actRefused(messages.stillFollowed);
    return retry.pausedSince === null ? messages.retried : messages.retriedLater;
  },
  sendToAccount: async (context, staff, { caseId, bank = '', accountNumber: number = '', why }) => {
    const missing = bank === '' ? accountMessages.bankRequired : accountNumberError(number);
    if (missing !== undefined) throw actRefused(missing);
    const account = { caseId, bank, number };
    const names =
      why === undefined
        ? await compareRefundAccount(context, account)
        : await refundToAccount(context, { ...account, why }, staff);
    if (!names) throw actRefused(messages.noCase);
    const said = messages.accountNames(names.holder, names.sender, names.isLike);
    return why === undefined ? said : `${said} ${messages.onItsWay}`;
  },
  give: (context, staff, { caseId, why = '' }) =>
    context.database.transaction(async (tx) => {
      const payment = (await findCase(tx, caseId))?.payment;
      // What else paid the stay is not what this case is about.
      if (!payment || !paysReservation(payment)) throw actRefused(messages.paysNothing);
      const desk = { method: null, proof: null };
      const whole = { amountKobo: null, freesRooms: true, desk, why };
      const act = { reservationId: payment.reservation.id, ...whole };
      const given = await refundByStaff(tx, context, act, staff);
      const note = { ...actedBy(staff), note: messages.givenNote(why) };
      // The payment is booked, so no provider is asked.
      const closing = await closeCase({ ...context, database: tx }, caseId, note);
      if (!given || closing !== 'closed') throw actRefused(messages.noCase);
      const said = messages.given(formatNaira(given.amountKobo));
      return given.pausedSince === null ? said : `${said} ${messages.retriedLater}`;
    }),
  adoptRefunds: async (context, staff, { caseId }) => {
    const found = await findCase(context.database, caseId);
    const adopting = await adoptRefunds(
      context,
      found?.payment?.attempt.reference ?? '',
      actedBy(staff),
    );
    if (adopting.kind === 'read') return messages.refundsAdopted(adopting.adopted);
    throw actRefused(adopting.kind === 'silent' ? messages.silent : messages.notBooked);
  },
  close: async (context, staff, { caseId, why: note = '' }) => {
    const closing = await closeCase(context, caseId, { ...actedBy(staff), note });
    if (closing === 'closed') return messages.caseClosed;
    throw actRefused(messages.noCase);
  },
};

const commands = new RegExp(
  `(?:npm run hotel -- )?(${waysOut.map(({ command }) => command).join('|')}|case close)(?: [\\da-f-]{36})?`,
  'g',
);

/** What the use cases say, for the desk: the commands that they name are buttons there. */
function onButtons(text: string): string {
  return text.replaceAll(commands, (_, command: string) => {
    const found = waysOut.find((one) => one.command === command);
    return `“${messages.decisions[found?.decision ?? 'close']}”`;
  });
}

/** @throws ApiError 409 `changed_meanwhile` if a colleague has closed the case */
async function assertOpen({ database }: DeskContext, caseId: string): Promise<void> {
  const found = await findCase(database, caseId);
  if (!found) throw actRefused(messages.noCase);
  const { closedAt, closingNote } = found.row;
  if (closedAt === null) return;
  throw errorOf(changed(messages.decided(momentInWords(closedAt), closingNote ?? '')));
}

/** Decides a case. What a colleague decides in the same moment is told as theirs. */
async function decideOnce(
  context: DeskContext,
  staff: StaffCaller,
  request: Decide,
): Promise<string> {
  const { decision, why } = request;
  if (why === undefined && decision !== 'adoptRefunds' && decision !== 'sendToAccount')
    throw validationError({ why: messages.whyNeeded });
  await assertOpen(context, request.caseId);
  try {
    return await decide[decision](context, staff, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await assertOpen(context, request.caseId);
    throw actRefused(onButtons(error.message));
  }
}

/** Compares a day with the providers, and closes it if that is wanted. */
async function writeDay(
  context: DeskContext,
  staff: StaffCaller,
  keyedAct: Keyed,
  request: Exclude<DeskMoneyActRequest, Decide>,
): Promise<string> {
  const { database, clock } = context;
  const { date, act } = request;
  const closing = (await dayBookOf(database, date)).find(({ kind }) => kind === 'closed');
  if (act === 'closeDay') assertAllowed(closingRefusal(date, clock.now(), closing));
  const comparison = await compare(context, date);
  const { payments, differences, unanswered } = comparison;
  return database.transaction(async (tx) => {
    if (!(await claimKey(tx, context, staff, keyedAct))) return messages.doneBefore;
    if (act === 'closeDay') {
      await closeDay(tx, context, staff, date, comparison);
      return messages.dayClosed(context.configuration.staffEmail);
    }
    const { name: by, staffId } = staff;
    await tx
      .insert(dayBook)
      .values({ date, kind: 'compared', at: clock.now(), by, staffId, comparison });
    return messages.compared(payments, differences.length, unanswered);
  });
}

/**
 * Does something about the money of a day, once for each key. Providers are asked outside of any transaction, so the
 * key of a decision is kept after it: that nothing is decided twice, the case itself sees to.
 * @returns what was done, in a sentence
 * @throws ApiError 403 `not_your_role`, 409 `act_refused` or `changed_meanwhile`, 422
 */
export async function actOnMoney(
  context: DeskContext,
  staff: StaffCaller,
  key: string,
  request: DeskMoneyActRequest,
): Promise<string> {
  const { database } = context;
  assertAllowed(roleRefusal(request.act, staff.role));
  // Ten digits could be guessed from their hash.
  const act = keyed('actOnMoney', key, { ...request, accountNumber: undefined });
  if (await isRepeated(database, staff, act)) return messages.doneBefore;
  if (request.act !== 'decideCase') return writeDay(context, staff, act, request);
  const text = await decideOnce(context, staff, request);
  await claimKey(database, context, staff, act);
  return text;
}
