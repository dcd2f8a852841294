import { eq } from 'drizzle-orm';
import type { StaffCaller } from '../contract/handlers';
import { RefusalError } from '../contract/refused';
import type { Context } from '../context';
import { staffSession } from '../database/schema';
import { consumeLimit, releaseLimits } from '../rateLimits/rateLimits';
import { recordStaffAction } from './auditLog';
import { useSecondFactor } from './secondFactor';
import { codesCountedBy, reportRefused, type DeskPlace } from './staffLogIn';
import { lockStaff } from './staffSessions';

/**
 * Takes the second factor once more, for an act. A wrong code counts with those of the log-in and is written down; the
 * session goes on.
 * @returns the caller, whose code counts for the next minutes
 * @throws ApiError 400 `code_invalid`, 429
 */
export async function enterCodeAgain(
  context: Context,
  staff: StaffCaller,
  code: string,
  from: DeskPlace,
): Promise<StaffCaller> {
  if (staff.hasCode) return staff;
  const { staffId, sessionId } = staff;
  const counted = await codesCountedBy(context, staffId, from.browser);
  await consumeLimit(context, ...counted);
  const isRight = await context.database.transaction(async (tx) => {
    const row = await lockStaff(tx, staffId);
    if (row && (await useSecondFactor(tx, context, row, code))) {
      const codeAt = context.clock.now();
      await tx.update(staffSession).set({ codeAt }).where(eq(staffSession.id, sessionId));
      return true;
    }
    await recordStaffAction(tx, context, staff, {
      kind: 'staff.codeRefused',
      why: null,
      detail: {},
    });
    return false;
  });
  if (!isRight) {
    reportRefused(context, 'desk.codeRefused', staffId, from);
    throw new RefusalError({ code: 'wrongCode', facts: {} });
  }
  await releaseLimits(context, [counted]);
  return { ...staff, hasCode: true };
}
