import { isHoldOver } from '../../../machines/reservation/hold';
import { awaitsPayment } from '../../../machines/reservation/reservationStatus';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { attemptIs } from '../../database/attemptStatus';
import type { Database } from '../../database/database';
import type { Context } from '../../context';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { extendHold } from '../../reservations/extendHold';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';

type NoteContext = Pick<Context, 'clock' | 'configuration'>;

/** A bank or a code by telephone answers within it, or not at all. */
const OTHERS_WAIT = 10 * 60_000;

/** How long a payment is waited for from the provider's first word, in milliseconds. */
function waitFor(
  { configuration: { transferHold } }: Pick<NoteContext, 'configuration'>,
  channel: string | null,
): number {
  const named = channelNamed(channel);
  const isShort = named === 'card' || named === 'ussd';
  return isShort ? Math.min(OTHERS_WAIT, transferHold) : transferHold;
}

/**
 * To when the rooms are held for a payment that is awaited until then. The last rooms, which go for a short time to whoever
 * has never paid, are held for as much again and no longer: asking for an account number costs nothing.
 */
function holdEnd(
  { configuration: { hold, shortHold } }: Pick<NoteContext, 'configuration'>,
  { createdAt, holdExpiresAt }: ReservationRow,
  awaitedUntil: Date,
): Date {
  const isShort = holdExpiresAt.getTime() - createdAt.getTime() < hold;
  const most = isShort ? holdExpiresAt.getTime() + shortHold : Infinity;
  return new Date(Math.min(awaitedUntil.getTime(), most));
}

/** Whether the provider says that nobody carries the payment out any more; knowing of none is not to say so. */
function saysOver({ outcome, underWay }: ProviderPayment): boolean {
  return !underWay && outcome !== 'pending';
}

function isOtherChannel(attempt: AttemptRow, { channel }: ProviderPayment): boolean {
  return channel !== null && channel !== attempt.channel;
}

/** Whether an answer says something else about the payment's being under way than is written down. */
export function changesUnderWay(attempt: AttemptRow, payment: ProviderPayment | null): boolean {
  if (payment === null || attemptIs(attempt, 'outOfUse')) return false;
  if (attempt.underWayUntil === null) return payment.underWay;
  return payment.underWay ? isOtherChannel(attempt, payment) : saysOver(payment);
}

/**
 * Notes what a provider says of a payment that is under way, on a locked attempt of a locked reservation. Its first word
 * while the rooms are held makes the hold longer, once for the reservation; nobody else's word does.
 * @returns what changes of the attempt, and the reservation as it is then
 */
export async function noteUnderWay(
  tx: Database,
  context: NoteContext,
  reservation: ReservationRow,
  attempt: AttemptRow,
  payment: ProviderPayment | null,
): Promise<{ changes: Partial<AttemptRow>; reservation: ReservationRow }> {
  if (payment === null || !changesUnderWay(attempt, payment)) return { changes: {}, reservation };
  // Where the hold has ended already, its guest is told once the time that was waited for is over.
  if (!awaitsPayment(reservation)) return { changes: {}, reservation };
  if (!payment.underWay) return { changes: { underWayUntil: null }, reservation };
  const { channel } = payment;
  const now = context.clock.now();
  const wait = waitFor(context, channel);
  if (isHoldOver(reservation, now) || wait === 0) return { changes: {}, reservation };
  // The same payment, of which it says only now how it is made.
  if (attempt.underWayUntil !== null && attempt.channel === null) {
    return { changes: { channel }, reservation };
  }
  const underWayUntil = new Date(now.getTime() + wait);
  const { provider, reference } = attempt;
  const why = { provider, reference, channel };
  const until = holdEnd(context, reservation, underWayUntil);
  return {
    changes: { channel, underWayUntil },
    reservation: await extendHold(tx, context, reservation, until, why),
  };
}
