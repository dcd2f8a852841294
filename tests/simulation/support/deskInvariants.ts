import { actsOfReservation } from '../../../machines/desk/acts/registry';
import { koboFromNaira } from '../../../machines/shared/money';
import { staffCall } from './calls';
import { EXTRA, MOVE_WHY } from './deskChoices';
import { sum, type Everything } from './everything';
import type { HotelWorld } from './hotelWorld';
import type { DeskPerson } from './deskPerson';
import { wishViolations } from './deskWishes';
import { stepsThatMayNotBe } from './stepInvariants';
import { countViolations, drawerViolations, takingsViolations } from './drawerInvariants';

type Event = Everything['events'][number];
type Movement = Everything['deskPayments'][number];

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);

/** What two people at the front desk did is done once, by a person, allowed when it was done, and in every book. */
export async function deskViolations(
  world: HotelWorld,
  desks: readonly DeskPerson[],
  everything: Everything,
): Promise<string[]> {
  const [, manager] = desks;
  if (!manager) return [];
  return [
    ...actsDoneOtherwise(desks, everything),
    ...stepsThatMayNotBe(everything),
    ...everything.reservations.flatMap(({ id }) => bookViolations(id, everything)),
    ...receivedViolations(everything),
    ...(await billViolations(world, manager, everything)),
    ...(await takingsViolations(world, manager, everything)),
    ...wishViolations(everything),
    ...receiptViolations(everything),
    ...countViolations(everything),
    ...(await drawerViolations(world, manager, everything)),
  ];
}

const { confirmTransfer: _, ...acts } = actsOfReservation;
const ofReceived = {
  'money.received': 'receiveMoney',
  'money.applied': 'applyReceived',
  'money.refunded': 'refundReceived',
};
const actOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(acts).flatMap(([act, { events }]) => events.map((kind) => [kind, act])),
  ),
  'staff.reserved': 'book',
  'desk.checkOut': 'checkOut',
  'staff.roomChanged': 'moveRoom',
  // What is reduced of a paid stay is a refund.
  'staff.goodwill': 'refund',
  'price.reduced': 'refund',
  'room.closed': 'close',
  'room.reopened': 'reopen',
  'room.clean': 'clean',
  'room.dirty': 'dirty',
  closed: 'closeDay',
  compared: 'compareBooks',
  reopened: 'reopenDay',
  paidOut: 'payOut',
  handedOver: 'handOver',
  'wish.asked': 'askManager',
  'wish.approved': 'approveWish',
  'wish.declined': 'declineWish',
  'wish.withdrawn': 'withdrawWish',
  'desk.transferReceived': 'confirmTransfer',
  ...ofReceived,
};

/** What the logs say was done by whom, about what. */
function recorded({ events, staffActions, dayBook }: Everything): string[] {
  const bookedAt = (id: string) =>
    events.find((one) => one.reservationId === id && one.kind === 'staff.reserved')?.at.getTime();
  const line = (by: unknown, act: string | undefined, about: unknown) =>
    act === undefined ? [] : [`${String(by)} ${act} ${String(about)}`];
  return [
    ...events.flatMap(({ reservationId, kind, at, detail }) => {
      // A booking that is paid at once is one act, and so are a transfer with what it pays, a closed room with those who move for it, and a late
      // check-out with its extra.
      const isPart =
        detail.askedBy !== undefined ||
        // Nothing was left to pay.
        (kind.startsWith('payment.settled') && detail.amountKobo === 0) ||
        (kind === 'desk.correctionApproved' &&
          isWith('desk.paymentCorrected', events, reservationId, at)) ||
        // Added nights that are paid at once.
        (kind === 'desk.paid' && isWith('desk.extendStay', events, reservationId, at)) ||
        (kind === 'payment.settled' && bookedAt(reservationId) === at.getTime()) ||
        (detail.method === 'transfer' && actOf[kind] === 'takePayment') ||
        (kind === 'staff.roomChanged' && detail.why !== MOVE_WHY) ||
        // Two stays swap rooms in one act.
        (detail.swappedFor !== undefined && detail.swappedFor !== reservationId) ||
        (kind === 'desk.extraAdded' && detail.why !== EXTRA);
      if (isPart) return [];
      const about = kind === 'staff.reserved' ? '' : reservationId;
      const act = detail.swappedFor === undefined ? actOf[kind] : 'swapRooms';
      return line(detail.by, act, about);
    }),
    ...staffActions.flatMap(({ by, kind, detail: { room, wish, reservation } }) =>
      line(by, actOf[kind], kind === 'wish.asked' ? reservation : (wish ?? room ?? '')),
    ),
    ...dayBook.flatMap(({ by, kind, date }) =>
      line(by, actOf[kind], kind === 'paidOut' || kind === 'handedOver' ? '' : date),
    ),
  ];
}

/** Whether an event is a part of another act, such as a manager's correction, which is approved by itself. */
const isWith = (kind: string, events: readonly Event[], id: string, at: Date) =>
  events.some(
    (one) => one.reservationId === id && one.kind === kind && one.at.getTime() === at.getTime(),
  );

/** What somebody was told is done stands in the logs once for each key, what was refused does not, and nothing else. */
function actsDoneOtherwise(desks: readonly DeskPerson[], everything: Everything): string[] {
  const log = recorded(everything);
  return desks.flatMap(({ staff: { name }, sent }) => {
    const own = sent.map((one) => {
      const what = one.what === 'reduce' ? 'refund' : one.what;
      return { ...one, act: `${name} ${what} ${one.about}` };
    });
    const all = [...log.filter((act) => act.startsWith(`${name} `)), ...own.map(({ act }) => act)];
    return [...new Set(all)].flatMap((act) => {
      const times = log.filter((one) => one === act).length;
      const mine = own.filter((one) => one.act === act);
      const done = mine.filter(({ ended }) => ended === 'done').length;
      const unknown = mine.filter(({ ended }) => ended === 'unknown').length;
      return times >= done && times <= done + unknown
        ? []
        : [`“${act}” stands in the logs ${times} times; ${done} were done, ${unknown} perhaps`];
    });
  });
}

/** Movements of money, added up by person and direction. */
function totals(movements: readonly string[]): string {
  const sums = new Map<string, number>();
  for (const movement of movements) {
    const [by, kind, kobo] = movement.split(' ');
    const key = `${String(by)} ${String(kind)}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(kobo));
  }
  return [...sums]
    .map((one) => one.join(' '))
    .filter((one) => !one.endsWith(' 0'))
    .toSorted()
    .join();
}

const moved = (by: unknown, kind: Movement['kind'], kobo: unknown) =>
  `${String(by)} ${kind} ${numberIn(kobo)}`;

/** What the log says the desk took and gave back stands in the cash book, each once. */
function bookViolations(id: string, { events, deskPayments }: Everything): string[] {
  const book = deskPayments.filter((one) => one.reservationId === id);
  const isPaidHere = book.some(({ purpose }) => purpose === 'stay');
  const said = events
    .filter(({ reservationId }) => reservationId === id)
    .flatMap(({ kind, detail: { by, method, amountKobo, ...sums } }) => {
      const { returnedKobo, deskKobo = amountKobo, takenKobo = amountKobo } = sums;
      const isPayment = kind === 'desk.paid' || /^payment\.(settled|part)/.test(kind);
      if (isPayment && method !== undefined) return [moved(by, 'taken', amountKobo)];
      if (kind === 'desk.paymentCorrected')
        return [moved(by, 'returned', amountKobo), moved(by, 'taken', takenKobo)];
      if (kind === 'desk.extraVoided' && returnedKobo !== 0)
        return [moved(by, 'returned', returnedKobo)];
      const isRefund = ['refund.requested', 'staff.goodwill', 'stay.released'].includes(kind);
      return isRefund && isPaidHere ? [moved(by, 'returned', deskKobo)] : [];
    });
  // What goes back by several means is one act.
  const kept = book.map(({ by, kind, amountKobo }) => moved(by, kind, amountKobo));
  return totals(said) === totals(kept)
    ? []
    : [`The book of ${id} has ${kept.join(', ')}; the log ${said.join(', ')}`];
}

/** Every transfer that came is in the book once, and no more of money received was used than came. */
function receivedViolations({ events, staffActions, deskPayments }: Everything): string[] {
  const came = [
    ...events.filter(({ kind }) => kind === 'desk.transferReceived'),
    ...staffActions.filter(({ kind }) => kind === 'money.received'),
  ].reduce((kobo, { detail }) => kobo + numberIn(detail.amountKobo), 0);
  const isTransfer = ({ method, kind, received, corrects }: Movement) =>
    method === 'transfer' && kind === 'taken' && !received && !corrects;
  const booked = sum(deskPayments.filter(isTransfer));
  const overused = deskPayments.filter(
    ({ id, amountKobo }) => sum(deskPayments.filter((one) => one.received === id)) > amountKobo,
  );
  return [
    ...(came === booked ? [] : [`Transfers of ${came} kobo came, and ${booked} are in the book`]),
    ...overused.map(({ id }) => `More of the money received ${id} is used than came`),
  ];
}

/** The bill shows what the book has, and what is open of it. */
async function billViolations(
  world: HotelWorld,
  { staff }: DeskPerson,
  { reservations, deskPayments, charges }: Everything,
): Promise<string[]> {
  const found: string[] = [];
  for (const { id, status } of reservations) {
    const call = { ...staffCall(staff), path: { id } };
    const seen = await world.inPeace(staff.name, `looks at ${id}`, (hotel) =>
      hotel.getDeskReservation(call),
    );
    if (seen.kind !== 'answered') return [...found, `The desk can't see ${id}`];
    const { folio } = seen.reply.body;
    const own = deskPayments.filter((one) => one.reservationId === id && one.corrects === null);
    const of = (kind: Movement['kind'], rows = own) => sum(rows.filter((one) => one.kind === kind));
    const shown = (kind: 'payment' | 'refund') =>
      folio.lines
        .filter((line) => line.kind === kind && /, (Amara|Bisi|Tunde|Ngozi)$/.test(line.text))
        .reduce((all, { amount }) => all + koboFromNaira(amount), 0);
    const forCharges = deskPayments.filter(
      (one) => one.reservationId === id && one.purpose === 'extras',
    );
    const open =
      sum(charges.filter((one) => one.reservationId === id)) -
      of('taken', forCharges) +
      of('returned', forCharges);
    if (shown('payment') !== of('taken') || shown('refund') !== of('returned'))
      found.push(`The bill of ${id} shows ${shown('payment')} and ${shown('refund')} kobo`);
    if (status !== 'pending' && koboFromNaira(folio.balance) !== open)
      found.push(`${folio.balance} naira are open of ${id}, and should be ${open} kobo`);
    if (open < 0) found.push(`${id} paid ${-open} kobo too much of its charges`);
  }
  return found;
}

/** Receipts are numbered without a gap, and each part of a price and each payment of extras has one of its own. */
function receiptViolations({ receipts, events, deskPayments }: Everything): string[] {
  const numbers = receipts.map(({ number }) => number);
  const own = new Set(receipts.flatMap(({ paymentId }) => paymentId ?? []));
  const parts = events.filter(({ kind }) => kind === 'payment.part' || kind === 'desk.paid');
  const isTaking = ({ kind, corrects }: Movement) => kind === 'taken' && corrects === null;
  return [
    ...(numbers.every((number, place) => number === place + 1)
      ? []
      : [`The receipts are numbered ${numbers.join()}`]),
    ...parts.flatMap(({ reservationId, at, kind }) => {
      const payment = deskPayments.find(
        (one) =>
          isTaking(one) && one.reservationId === reservationId && one.at.getTime() === at.getTime(),
      );
      return payment && own.has(payment.id) ? [] : [`${kind} of ${reservationId} has no receipt`];
    }),
  ];
}
