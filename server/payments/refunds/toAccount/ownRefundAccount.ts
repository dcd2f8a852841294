import { refundAccountErrors } from '../../../../machines/payment/refundAccountForm';
import { nairaFromKobo } from '../../../../machines/shared/money';
import type { RefundAccount, RefundAccountSubmission } from '../../../../machines/contract/wire';
import type { RefundAccountState } from '../../../../machines/reservation/policy';
import { ownerWithPassword } from '../../../accounts/passwords/changePassword';
import { validationError } from '../../../contract/apiError';
import type { Bank } from '../../../paymentProviders/provider';
import { readAtOnce } from '../../../database/transactions';
import { consumeLimit, type Limit } from '../../../rateLimits/rateLimits';
import {
  OTHER_NAME,
  refundAboutAccount,
  refundAccountOf,
} from '../../../reservations/accountRefunds';
import { reservationNotFound } from '../../../reservations/errors';
import { findOfGuestWithRooms } from '../../../reservations/reservationsWithRooms';
import type { PaymentsContext } from '../../context';
import { accountNotNeeded, holderChanged } from '../../errors';
import { openCase } from '../../cases/openCase';
import type { ShareRecent } from '../../shareRecent';
import { findRefund, type RefundOfAttempt } from '../refunds';
import { lastAccountOf, storedAccountOf } from './accountEvents';
import { askPaystack, isLikeName, resolveAccount, type ResolvedAccount } from './resolveAccount';
import { sendToAccount } from './sendToAccount';
import type { Database } from '../../../database/database';

/** Each costs a call to the provider, and reveals the holder of an account. */
const holdersOfAccount: Limit = { name: 'holders of accounts', most: 20, window: 60 * 60_000 };

/** The list of banks, fetched once for everybody who needs it at the same time. */
export type AskBanks = ShareRecent<Bank[]>;

/** The guest who asks, and the reservation. */
export interface OwnReservation {
  accountId: string;
  /** A network address. */
  address: string;
  id: string;
}

type SubmittedAccount = Omit<RefundAccountSubmission, 'holder'>;

/**
 * The refund of a guest's own reservation that is about an account, and what became of that.
 * @throws ApiError 404 `reservation_not_found`
 */
async function refundOfGuest(
  database: Database,
  { accountId, id }: OwnReservation,
): Promise<(RefundOfAttempt & { state: RefundAccountState }) | null> {
  const found = await findOfGuestWithRooms(database, accountId, id);
  if (!found) throw reservationNotFound();
  const { accountRefunds } = found;
  const state = refundAccountOf(accountRefunds);
  const about = refundAboutAccount(accountRefunds);
  const refund = about && (await findRefund(database, about.id));
  return refund && state && { ...refund, state };
}

function banksOf(context: PaymentsContext, share: AskBanks): Promise<Bank[]> {
  return askPaystack(context, () => share('banks', () => context.providers.paystack.listBanks()));
}

/**
 * Whether a refund of a guest's own reservation needs a bank account, and what became of the one that was given.
 * @throws ApiError 404 `reservation_not_found`, 502 `provider_unavailable`
 */
export async function ownRefundAccount(
  context: PaymentsContext,
  whose: OwnReservation,
  share: AskBanks,
): Promise<RefundAccount> {
  const stored = await readAtOnce(context.database, async (database) => {
    const found = await refundOfGuest(database, whose);
    return found && { ...found, account: await lastAccountOf(database, whose.id, found.refund.id) };
  });
  if (!stored) return { state: 'notNeeded', amount: null, account: null, banks: [] };
  const { state, account } = stored;
  const amount = nairaFromKobo(stored.refund.amountKobo);
  if (state === 'given') return { state, amount, account, banks: [] };
  const banks = (await banksOf(context, share)).map(({ code, name }) => ({ code, name }));
  return { state, amount, account: null, banks };
}

function requireFilledIn(typed: SubmittedAccount): void {
  const errors = refundAccountErrors(typed);
  if (Object.keys(errors).length > 0) throw validationError(errors);
}

/** Checks the account and the password that a guest has typed, for a refund that waits for them. */
async function resolveSubmitted(
  context: PaymentsContext,
  whose: OwnReservation,
  typed: SubmittedAccount,
  share: AskBanks,
): Promise<ResolvedAccount & { found: RefundOfAttempt }> {
  requireFilledIn(typed);
  const found = await refundOfGuest(context.database, whose);
  await ownerWithPassword(context, whose, typed.password, whose.address);
  if (!found || found.state === 'given') throw accountNotNeeded();
  await consumeLimit(context, holdersOfAccount, whose.accountId);
  const banks = await banksOf(context, share);
  return { found, ...(await resolveAccount(context, banks, typed)) };
}

/**
 * The holder of an account, before anything is sent to it.
 * @throws ApiError 400 `validation_failed` or `password_wrong`, 404 `reservation_not_found`, 409 `refund_refused` where no
 *   account is needed, 429, 502 `provider_unavailable`
 */
export async function holderForRefund(
  context: PaymentsContext,
  whose: OwnReservation,
  typed: SubmittedAccount,
  share: AskBanks,
): Promise<{ holder: string }> {
  const { holder } = await resolveSubmitted(context, whose, typed, share);
  return { holder };
}

/**
 * Sends a refund to an account of the guest, who has seen its holder. If the money came from somebody with another name, or
 * nobody knows from whom, nothing is sent and staff decides.
 * @throws ApiError as `holderForRefund`, and 409 `refund_refused` if the provider does not take the account
 */
export async function submitRefundAccount(
  context: PaymentsContext,
  whose: OwnReservation,
  { holder: seen, ...typed }: RefundAccountSubmission,
  share: AskBanks,
): Promise<RefundAccount> {
  const { found, account, holder } = await resolveSubmitted(context, whose, typed, share);
  if (holder !== seen) throw holderChanged();
  const { paystack } = context.providers;
  const sender = await askPaystack(context, () => paystack.findSender(found.attempt.reference));
  if (sender === null || !isLikeName(holder, sender)) {
    await leaveToStaff(context, found, { account, holder });
  } else {
    await sendToAccount(context, found.refund.id, account, { by: 'guest' });
  }
  return ownRefundAccount(context, whose, share);
}

async function leaveToStaff(
  context: PaymentsContext,
  { refund: { id: refundId, attemptId, amountKobo, providerRefundId } }: RefundOfAttempt,
  { account, holder }: ResolvedAccount,
): Promise<void> {
  const detail = { amountKobo, providerRefundId, holder, ...storedAccountOf(account) };
  await context.database.transaction((tx) =>
    openCase({ tx, context }, { kind: OTHER_NAME, attemptId, refundId, detail }),
  );
}
