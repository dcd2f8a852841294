import { nightsBetween } from '../../../machines/shared/stay';
import type { Everything } from './everything';

type Event = Everything['events'][number];

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);
const changesPrice: readonly string[] = ['guest.modified', 'price.reduced'];

/**
 * Follows the keys and the bills through the log: no room has two guests in house, nobody gets a key for less than the
 * first night but from the manager, and nobody leaves with an open bill.
 */
export function stepsThatMayNotBe({
  events,
  roomStays,
  reservations,
  deskPayments,
}: Everything): string[] {
  const found: string[] = [];
  const guestIn = new Map<string, string>();
  const paid = new Set<string>();
  const everPaid = new Set<string>();
  const open = new Map<string, number>();
  const parts = new Map<string, number>();
  const firstNight = (id: string, at: number) => {
    const isChangedLater = events.some(
      (one) => one.reservationId === id && changesPrice.includes(one.kind) && one.id > at,
    );
    const row = reservations.find((one) => one.id === id);
    return row && !isChangedLater ? row.totalKobo / nightsBetween(row.checkIn, row.checkOut) : 0;
  };
  const enter = (room: string, id: string) => {
    const other = guestIn.get(room);
    if (other !== undefined) found.push(`Room ${room} is ${id}'s and ${other}'s at once`);
    guestIn.set(room, id);
  };
  for (const { id: eventId, reservationId: id, kind, detail } of events.toSorted(byId)) {
    const { by, before, after, amountKobo, returnedKobo, takenKobo } = detail;
    const room = String(detail.room);
    const owe = (kobo: number) => open.set(id, (open.get(id) ?? 0) + kobo);
    if (kind.startsWith('payment.settled')) {
      paid.add(id);
      everPaid.add(id);
    }
    const pay = (kobo: number) => parts.set(id, (parts.get(id) ?? 0) + kobo);
    if (/^payment\.(part|settled)/.test(kind)) pay(numberIn(amountKobo));
    if (kind === 'payment.lowered') {
      paid.delete(id);
      everPaid.delete(id);
    }
    if (kind === 'desk.paymentCorrected' && takenKobo !== undefined) {
      const payment = deskPayments.find((one) => one.id === detail.payment);
      const less = numberIn(amountKobo) - numberIn(takenKobo);
      if (payment?.purpose === 'extras') owe(less);
      else pay(-less);
    }
    if (kind === 'refund.requested') paid.delete(id);
    if (kind === 'desk.extraAdded') owe(numberIn(amountKobo));
    if (kind === 'desk.paid') owe(-numberIn(amountKobo));
    if (kind === 'desk.extraVoided') owe(numberIn(returnedKobo) - numberIn(amountKobo));
    if (kind === 'desk.checkIn') {
      const isTrusted = by === 'Bisi' || (parts.get(id) ?? 0) >= firstNight(id, eventId);
      if (!paid.has(id) && !isTrusted) found.push(`${id} got the key of ${room} unpaid`);
      enter(room, id);
    }
    if (kind === 'desk.checkOut') {
      const left = open.get(id) ?? 0;
      if (!everPaid.has(id)) found.push(`${id} left ${room} without paying`);
      if (left > 0) found.push(`${id} left ${room} with ${left} kobo open`);
      guestIn.delete(room);
    }
    if (kind === 'desk.undo' && before === 'departed') enter(room, id);
    if (kind === 'desk.undo' && before === 'inHouse') guestIn.delete(room);
    if (kind === 'staff.roomChanged' && guestIn.get(String(before)) === id) {
      guestIn.delete(String(before));
      enter(String(after), id);
    }
  }
  const now = roomStays
    .filter(({ state }) => state === 'inHouse')
    .map(({ roomNumber, reservationId }) => `${roomNumber} ${reservationId}`);
  const then = [...guestIn].map((pair) => pair.join(' '));
  const isSame = now.toSorted().join() === then.toSorted().join();
  return isSame ? found : [...found, `In house are ${now.join()}; by the log ${then.join()}`];
}

const byId = (one: Event, other: Event) => one.id - other.id;
