import { and, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import { deviceName } from '../../machines/account/deviceName';
import type { DeskAccount } from '../../machines/contract/wire';
import { hashPassword } from '../accounts/passwords/password';
import type { StaffCaller } from '../contract/handlers';
import { deskSessionMissing } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { staffMember, staffSession } from '../database/schema';
import type { Context } from '../context';
import { tellAccountNews } from './accountNews';
import { assertGoodPassword } from './staffAccounts';
import { forgetBrowsers } from './staffBrowsers';
import { assertOwnPassword, placeOf, type DeskPlace } from './staffLogIn';
import { endSession, endSessionsOf, lockStaff } from './staffSessions';

const isOpenOf = ({ clock }: Pick<Context, 'clock'>, staffId: string) =>
  and(
    eq(staffSession.staffId, staffId),
    isNotNull(staffSession.confirmedAt),
    gt(staffSession.endsAt, clock.now()),
  );

/** Where a person is logged in. */
export async function deskAccount(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { staffId, sessionId }: StaffCaller,
): Promise<DeskAccount> {
  const open = await tx
    .select()
    .from(staffSession)
    .where(isOpenOf(context, staffId))
    .orderBy(desc(staffSession.usedAt), desc(staffSession.id));
  const sessions = open.map(({ id, browser, confirmedAt, usedAt }) => ({
    id,
    browser: deviceName(browser ?? ''),
    openedAt: (confirmedAt ?? usedAt).toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
  return { sessions };
}

/** Ends one of a person's own sessions, if it is open. */
export async function endOwnSession(
  tx: Database,
  context: Pick<Context, 'clock'>,
  { staffId }: StaffCaller,
  id: string,
): Promise<void> {
  const isIt = and(isOpenOf(context, staffId), eq(staffSession.id, id));
  if ((await tx.$count(staffSession, isIt)) > 0) await endSession(tx, id);
}

/**
 * Checks the current password and a new one, before anything is changed.
 * @returns what changes it, in a transaction: it ends the person's other sessions, and they get an email
 * @throws ApiError 400 `password_wrong` or `validation_failed`, 401 `desk_session_missing`
 */
export async function preparePasswordChange(
  context: Context,
  { staffId, sessionId }: StaffCaller,
  { currentPassword, password }: { currentPassword: string; password: string },
  from: DeskPlace,
): Promise<(tx: Database) => Promise<void>> {
  const checked = await assertOwnPassword(context, sessionId, currentPassword, from);
  assertGoodPassword(password, checked);
  const passwordHash = await hashPassword(password, placeOf(from));
  return async (tx) => {
    const staff = await lockStaff(tx, staffId);
    if (!staff || staff.passwordHash !== checked.passwordHash) throw deskSessionMissing();
    await tx.update(staffMember).set({ passwordHash }).where(eq(staffMember.id, staffId));
    await endSessionsOf(tx, staffId, ne(staffSession.id, sessionId));
    await forgetBrowsers(tx, context, staffId, from.browser);
    await tellAccountNews(tx, context, staff, { news: 'passwordChanged' });
  };
}
