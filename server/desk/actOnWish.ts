import { eq } from 'drizzle-orm';
import type { DeskWishActRequest, DeskWishRequest } from '../../machines/contract/wire';
import { roleRefusal, sentRefusal } from '../../machines/desk/acts/act';
import { moneyActs } from '../../machines/desk/acts/money';
import { wishActs } from '../../machines/desk/acts/wish';
import { leavesOn } from '../../machines/shared/lastNight';
import { addDays, lagosInstant } from '../../machines/shared/stay';
import type { StaffCaller } from '../contract/handlers';
import { assertAllowed, RefusalError } from '../contract/refused';
import { reservation, staffWish } from '../database/schema';
import { requestKeyOf } from '../http/idempotency';
import { requireCase } from '../payments/cases/cases';
import { recordStaffAction } from '../staff/auditLog';
import type { DeskContext } from './context';
import { actOnce, firstResult, isKeyUsed } from './deskAnswers';
import { actOnMoney } from './money/actOnMoney';
import type { ActResult } from './resultsInWords';
import { actOnRoom } from './rooms/roomBoard';
import { actOnSettings } from './settings';
import { actOnReservation } from './stays/actOnReservation';
import { endWish } from './wishEnds';
import { mailManagers, requireWish, wishFactsOf, wishInWords, type Wished } from './wishes';

/** A wish without a stay stays open for so long. */
const DAY = 24 * 60 * 60_000;

/** Does an act, once for each key. */
async function perform(
  context: DeskContext,
  staff: StaffCaller,
  key: string,
  wish: Wished,
): Promise<unknown> {
  switch (wish.of) {
    case 'reservation':
      return actOnReservation(context, staff, { id: wish.id, key, request: wish.body });
    case 'rooms':
      return actOnRoom(context, staff, { number: wish.number, key, request: wish.body });
    case 'money':
      return actOnMoney(context, staff, key, wish.body, null);
    case 'settings':
      return actOnSettings(context, staff, key, wish.body);
  }
}

/** Ends the transaction of a rehearsal: whatever was done in it is undone. */
class Rehearsed extends Error {}

/**
 * Tries whether somebody could do an act now, and changes nothing. Providers are not asked: of the money of a day only
 * its role and its case are.
 * @throws ApiError why not
 */
async function rehearse(context: DeskContext, staff: StaffCaller, wish: Wished): Promise<void> {
  if (wish.of === 'money') {
    const { body } = wish;
    assertAllowed(roleRefusal(moneyActs[body.act].role(), staff.role));
    if (body.act !== 'decideCase') return;
    const { row } = await requireCase(context.database, body.caseId);
    assertAllowed(moneyActs.decideCase.refusal(row));
    return;
  }
  const key = context.random.uuid();
  await context.database
    .transaction(async (tx) => {
      await perform({ ...context, database: tx }, { ...staff, hasCode: true }, key, wish);
      throw new Rehearsed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw error;
    });
}

/** @throws ApiError if nobody can do it as things are, or its asker can do it alone */
async function assertForManager(
  context: DeskContext,
  staff: StaffCaller,
  wish: Wished,
): Promise<void> {
  if ('accountNumber' in wish.body) throw new RefusalError({ code: 'accountInWish', facts: {} });
  const refused = await rehearse(context, staff, wish).then(
    () => new RefusalError({ code: 'notNeeded', facts: {} }),
    (error: unknown) => error,
  );
  const isManagers = refused instanceof RefusalError && refused.way.way === 'askManager';
  if (!isManagers) throw refused;
  await rehearse(context, { ...staff, role: 'manager' }, wish);
}

/**
 * Asks the managers for an act, once for each key.
 * @throws ApiError 409 if nobody can do it as things are, or its asker can do it alone
 */
export async function askManager(
  context: DeskContext,
  staff: StaffCaller,
  key: string,
  body: DeskWishRequest,
): Promise<ActResult> {
  const { wish, why } = body;
  const keyed = requestKeyOf('askManager', key, body);
  const first = await firstResult(context.database, staff, keyed);
  if (first !== null) return first;
  await assertForManager(context, staff, wish);
  return actOnce(context, staff, keyed, async (tx) => {
    const at = context.clock.now();
    const reservationId = wish.of === 'reservation' ? wish.id : null;
    const [stay] =
      reservationId === null
        ? []
        : await tx.select().from(reservation).where(eq(reservation.id, reservationId));
    const tomorrow = new Date(at.getTime() + DAY);
    const stayEnds = stay ? lagosInstant(addDays(leavesOn(stay), 1), '00:00') : tomorrow;
    const openUntil = stayEnds > tomorrow ? stayEnds : tomorrow;
    const { name: by, staffId } = staff;
    const asked = { request: wish, reservationId, why, by, staffId, at, openUntil };
    const id = context.random.uuid();
    const [row] = await tx
      .insert(staffWish)
      .values({ id, ...asked })
      .returning();
    if (!row) throw new Error('The wish was not stored');
    const detail = { wish: id, reservation: reservationId, act: wish.body.act };
    await recordStaffAction(tx, context, staff, { kind: 'wish.asked', why: null, detail });
    await mailManagers(tx, context, { row, guest: stay?.name ?? null });
    return { code: 'wishAsked', facts: {} };
  });
}

/**
 * Approves, declines or withdraws a wish. Approving does exactly the act that was asked for, in the transaction that
 * ends the wish: if it is refused as things are now, the wish stays open.
 * @throws ApiError 403, 404 `not_found`, 409, or why the act is refused
 */
export async function actOnWish(
  context: DeskContext,
  staff: StaffCaller,
  { id, key, request }: { id: string; key: string; request: DeskWishActRequest },
): Promise<ActResult> {
  const { act } = request;
  const keyed = requestKeyOf('actOnWish', key, request, id);
  const found = await requireWish(context.database, id);
  const approved = { code: 'wishApproved', facts: { what: wishInWords(found) } } as const;
  // Under its key stands what was asked for.
  if (act === 'approveWish' && (await isKeyUsed(context.database, staff, key))) return approved;
  const first = act === 'approveWish' ? null : await firstResult(context.database, staff, keyed);
  if (first !== null) return first;
  const { row } = found;
  assertAllowed(sentRefusal(wishActs[act], staff, wishFactsOf(found, staff, context.clock.now())));
  if (act === 'approveWish') {
    const { by: name, staffId } = row;
    if (row.request === null) throw new RefusalError({ code: 'noWish', facts: {} });
    const askedBy = { wishId: id, name, staffId };
    await perform(context, { ...staff, askedBy }, key, row.request);
    return approved;
  }
  return actOnce(context, staff, keyed, async (tx) => {
    const isDeclined = act === 'declineWish';
    const why = isDeclined ? request.why : null;
    await endWish(tx, context, staff, id, { outcome: isDeclined ? 'declined' : 'withdrawn', why });
    return isDeclined
      ? { code: 'wishDeclined', facts: { by: row.by } }
      : { code: 'wishWithdrawn', facts: {} };
  });
}
