import type { DeskMoneyActRequest } from '../../../machines/contract/wire';
import { sentRefusal } from '../../../machines/desk/acts/act';
import { moneyActs } from '../../../machines/desk/acts/money';
import { koboFromNaira } from '../../../machines/shared/money';
import { recordCashMovement } from '../../books/cashBook';
import { lockReceived, recordReceived } from '../../books/moneyReceived';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import type { StaffActionKind } from '../../database/schema';
import { lockReservation } from '../../reservations/queries';
import { recordStaffAction } from '../../staff/auditLog';
import type { Acting } from '../deskAnswers';
import type { ActResult } from '../resultsInWords';
import { findReservationId } from '../stays/reservations';
import { payWithReceived } from './actOnBill';

type ActingOnReceived = Omit<Acting, 'row'>;
type Request<Name> = Extract<DeskMoneyActRequest, { act: Name }>;

/** For so long a transfer can have come before somebody records it. */
const MOST_LATE = 31 * 24 * 60 * 60_000;

/** When something happened that was not recorded at once. @throws ApiError 409 for a time to come, or of long ago */
function happenedAtOf(
  { context }: Pick<Acting, 'context'>,
  happenedAt: string | undefined,
  mostLate: number,
): Date | null {
  if (happenedAt === undefined) return null;
  const [then, now] = [new Date(happenedAt), context.clock.now()];
  if (then <= now && now.getTime() - then.getTime() <= mostLate) return then;
  throw new RefusalError({ code: 'notThen', facts: {} });
}

async function requireReservation(tx: Database, given: string): Promise<string> {
  const id = await findReservationId(tx, given);
  if (id === null) throw new RefusalError({ code: 'noReservation', facts: {} });
  return id;
}

/** Records who did something with money received. Its names stand in the cash book alone, which forgets them. */
const note = (
  { tx, context, staff }: ActingOnReceived,
  kind: StaffActionKind,
  detail: Record<string, string | number | null>,
  why: string | null = null,
) => recordStaffAction(tx, context, staff, { kind, why, detail });

/** Records a transfer that came for no stay. */
async function receive(
  acting: ActingOnReceived,
  request: Request<'receiveMoney'>,
): Promise<ActResult> {
  const { tx, context, staff } = acting;
  assertAllowed(sentRefusal(moneyActs.receiveMoney, staff, {}));
  const { amount, proof, sender, reservationId: about = '' } = request;
  const aboutId = about === '' ? null : await requireReservation(tx, about);
  const happenedAt = happenedAtOf(acting, request.happenedAt, MOST_LATE);
  const amountKobo = koboFromNaira(amount);
  const came = { amountKobo, proof, sender, aboutId, happenedAt };
  const received = await recordReceived(tx, context, came, staff);
  await note(acting, 'money.received', { received, amountKobo, reservation: aboutId });
  return { code: 'moneyReceived', facts: { kobo: amountKobo } };
}

/** Locks money received of which a sum is to be used. @throws ApiError 404 or 409 if there is not as much left */
async function requireReceived(
  { tx, staff }: ActingOnReceived,
  { act, received, amount }: Request<'applyReceived' | 'refundReceived'>,
) {
  const found = await lockReceived(tx, received);
  if (!found) throw new RefusalError({ code: 'noSuchReceived', facts: {} });
  assertAllowed(sentRefusal(moneyActs[act], staff, found));
  const amountKobo = koboFromNaira(amount);
  if (amountKobo <= found.leftKobo) return { ...found, amountKobo };
  throw new RefusalError({ code: 'receivedLess', facts: { left: found.leftKobo } });
}

/** Pays what a stay still owes. */
async function apply(
  acting: ActingOnReceived,
  request: Request<'applyReceived'>,
): Promise<ActResult> {
  const { tx } = acting;
  const { row: used, amountKobo } = await requireReceived(acting, request);
  const row = await lockReservation(tx, await requireReservation(tx, request.reservationId));
  if (!row) throw new RefusalError({ code: 'noReservation', facts: {} });
  await payWithReceived({ ...acting, row }, used, amountKobo);
  await note(acting, 'money.applied', { received: used.id, amountKobo, reservation: row.id });
  return { code: 'receivedApplied', facts: { kobo: amountKobo, guest: row.name } };
}

/** Gives money received back to whoever sent it. */
async function refund(
  acting: ActingOnReceived,
  request: Request<'refundReceived'>,
): Promise<ActResult> {
  const { tx, context, staff } = acting;
  const { row, amountKobo, leftKobo } = await requireReceived(acting, request);
  const { id: received, aboutId } = row;
  const { method, proof = null, paidTo: sender, why } = request;
  await recordCashMovement(tx, context, {
    ...{ reservationId: null, kind: 'returned', purpose: 'received', received, aboutId },
    ...{ method, amountKobo, proof: method === 'transfer' ? proof : null, sender },
    ...{ by: staff.name, staffId: staff.staffId },
  });
  const detail = { received, amountKobo, method, reservation: aboutId };
  await note(acting, 'money.refunded', detail, why);
  return {
    code: 'receivedRefunded',
    facts: { kobo: amountKobo, left: leftKobo - amountKobo },
  };
}

/** The acts with money received. */
export const actsOnReceived = {
  receiveMoney: receive,
  applyReceived: apply,
  refundReceived: refund,
};

/** Does an act with money received. @throws ApiError 403, 404 or 409 */
export function actOnReceived(
  acting: ActingOnReceived,
  request: Request<keyof typeof actsOnReceived>,
): Promise<ActResult> {
  switch (request.act) {
    case 'receiveMoney':
      return receive(acting, request);
    case 'applyReceived':
      return apply(acting, request);
    case 'refundReceived':
      return refund(acting, request);
  }
}
