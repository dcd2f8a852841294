import { isHoldExpired } from '../../../machines/reservation/hold';
import { awaitsPayment, isKept } from '../../../machines/reservation/reservationStatus';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { attemptIs } from '../../database/attemptStatus';
import type { Context } from '../../context';
import type { ProviderPayment } from '../../paymentProviders/provider';
import { extendHold } from '../../reservations/holds/extendHold';
import type { ReservationRow } from '../../reservations/queries';
import { isShortHold } from '../../reservations/holds/holdHistory';
import type { AttemptRow } from '../attempts';
import type { LockedPayment } from '../recording';
import { wouldPay } from './matchPayment';

type NoteContext = Pick<Context, 'clock' | 'configuration'>;

/** How long a payment is awaited that is not a transfer: a bank or a code by phone answers within it, or not at all. */
const OTHERS_WAIT = 10 * 60_000;

/** How long a payment is awaited from the provider's first report of it, in milliseconds. */
function waitFor(
  { configuration: { transferHold } }: Pick<NoteContext, 'configuration'>,
  channel: string | null,
): number {
  const named = channelNamed(channel);
  const isShort = named === 'card' || named === 'ussd';
  return isShort ? Math.min(OTHERS_WAIT, transferHold) : transferHold;
}

/**
 * Until when rooms are held for a payment that is awaited until then. The last rooms of a type, which a guest who has
 * never paid gets only for a short time, are held for that time once more and no longer: asking for an account number
 * costs nothing.
 */
function holdEnd(
  { configuration }: Pick<NoteContext, 'configuration'>,
  row: ReservationRow,
  awaitedUntil: Date,
): Date {
  const most = isShortHold(configuration, row)
    ? row.holdExpiresAt.getTime() + configuration.shortHold
    : Infinity;
  return new Date(Math.min(awaitedUntil.getTime(), most));
}

/** Whether the provider says that the payment is no longer being made. Having no payment is not the same. */
function saysOver({ outcome, underWay }: ProviderPayment): boolean {
  return !underWay && outcome !== 'pending';
}

function isOtherChannel(attempt: AttemptRow, { channel }: ProviderPayment): boolean {
  return channel !== null && channel !== attempt.channel;
}

/** Whether a response about the payment's being under way differs from what is stored. */
export function changesUnderWay(attempt: AttemptRow, payment: ProviderPayment | null): boolean {
  if (payment === null || attemptIs(attempt, 'outOfUse')) return false;
  if (payment.underWay && !wouldPay(attempt, payment)) return false;
  if (attempt.underWayUntil === null) return payment.underWay;
  return payment.underWay ? isOtherChannel(attempt, payment) : saysOver(payment);
}

/**
 * Notes a provider's report about a payment under way, on a locked attempt of a locked reservation. The first report
 * while the rooms are held extends the hold, once per reservation; only the provider's word does.
 * @returns the changes to the attempt, and the updated reservation
 */
export async function noteUnderWay(
  { tx, context, reservation, attempt }: LockedPayment,
  payment: ProviderPayment | null,
): Promise<{ changes: Partial<AttemptRow>; reservation: ReservationRow }> {
  if (payment === null || !changesUnderWay(attempt, payment)) return { changes: {}, reservation };
  // If the hold has ended, the guest is told once the time that the payment was awaited is over.
  if (!awaitsPayment(reservation)) return { changes: {}, reservation };
  if (!payment.underWay) return { changes: { underWayUntil: null }, reservation };
  const { channel } = payment;
  const now = context.clock.now();
  const wait = waitFor(context, channel);
  if (isHoldExpired(reservation, now) || wait === 0) return { changes: {}, reservation };
  const underWayUntil = new Date(now.getTime() + wait);
  if (isKept(reservation)) return { changes: { channel, underWayUntil }, reservation };
  // The same payment, whose channel the provider names only now.
  if (attempt.underWayUntil !== null && attempt.channel === null) {
    return { changes: { channel }, reservation };
  }
  const { provider, reference } = attempt;
  const why = { provider, reference, channel };
  const until = holdEnd(context, reservation, underWayUntil);
  return {
    changes: { channel, underWayUntil },
    reservation: await extendHold(tx, context, reservation, until, why),
  };
}
