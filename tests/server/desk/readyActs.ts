import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import {
  dayBook,
  outboundEmail,
  reservationEvent,
  staffAction,
  staffMember,
  deskPayment,
} from '../../../server/database/schema';
import { recordCorrection } from '../../../server/books/corrections';
import { asked, staffDecisionsIn } from '../payments/cases/staffDecisions';
import { paidStay, type PaidStay } from '../payments/paidStay';
import type { PaymentWorld } from '../payments/paymentWorld';
import { own, stuckRefunds } from '../payments/refunds/stuckRefunds';
import { listAt, numberAt, textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  atDesk,
  password,
  closingOf,
  inCash,
  invited,
  paidRoom,
  send,
  unpaidRoom,
  type AtDesk,
  type OneRoomStay,
} from './deskSessions';

/** An act that can be done now, as the desk's page sends it. */
interface ReadyAct {
  path: string;
  body: object;
  /** The kind of the event, staff action or entry of the day book that records it. */
  recorded: string;
}

/** Arranges whatever must be so before each act of an operation. */
type Arrangements = Readonly<Record<string, (act: string) => Promise<ReadyAct>>>;

const why = 'The shower leaks';
const tooLittle = asked(/"amount":1500000/, '"amount":1400000');
const laundry = { act: 'addExtra', amount: 500, text: 'Laundry', balance: 0 };
const transfer = { act: 'expectTransfer', amount: 2000, proof: 'GTB 004711', balance: 2000 };
const receiving = { act: 'receiveMoney', amount: 1500, proof: 'GTB 0313', sender: 'Chidi Obi' };
const otherNight = { checkIn: '2026-03-13', checkOut: '2026-03-14' };
const closing = { act: 'closeLonger', from: '2026-03-13', to: '2026-03-16', why };
const byCard = { method: 'pos', terminal: 'POS 1', proof: '004711' } as const;
const chidi = { name: 'Chidi Obi', email: 'chidi@hotel.example' };
const ada = { name: 'Ada Obi', email: 'ada@hotel.example', role: 'desk' };
const price = { roomType: 'Double Deluxe', nightly: 1200, from: '2026-04-01' };
const night = { checkIn: '2026-03-12', checkOut: '2026-03-13' };
const booking = {
  ...{ checkInDate: night.checkIn, checkOutDate: night.checkOut, noOfAdult: 2, noOfChildren: 0 },
  ...{ specialRequest: 'nothing', name: 'Adaobi Okeke', phoneNumber: '08030000000' },
  payment: { method: 'cash' },
};

/**
 * Every act of the desk, each with what it needs.
 * @param manager who arranges it @param goTo goes to another instant, where everybody logs in again
 */
export function readyActs(
  world: PaymentWorld,
  manager: AtDesk,
  goTo: (instant: Date | string) => Promise<void>,
) {
  const { database } = world.context;
  const { stuckRefund } = stuckRefunds(world);
  const decisions = staffDecisionsIn(world);
  const { failedRefund, openCaseId, partBack, reviewedAs } = decisions;
  const about =
    <Stay extends OneRoomStay>(
      arrange: () => Promise<Stay>,
      request: (stay: Stay) => object,
      recorded: string,
    ) =>
    async (name: string): Promise<ReadyAct> => {
      const stay = await arrange();
      const body = { act: name, ...request(stay) };
      return { path: `/reservations/${stay.id}/acts`, body, recorded };
    };
  const aboutRoom =
    (before: object | null, request: object, recorded: string) =>
    async (name: string): Promise<ReadyAct> => {
      const path = '/rooms/601/acts';
      await goTo(arrival);
      if (before) await send(manager, path, before);
      return { path, body: { act: name, ...request }, recorded };
    };
  const aboutSettings =
    (request: object, revisionAt: string | null, recorded: string) =>
    async (name: string): Promise<ReadyAct> => {
      await invited(world, chidi);
      const { body: shown } = await manager.browser.request('GET', '/settings');
      const revision = revisionAt === null ? {} : { revision: numberAt(shown, revisionAt) };
      return { path: '/settings/acts', body: { act: name, ...request, ...revision }, recorded };
    };
  const shownOf = async ({ id }: OneRoomStay) =>
    (await manager.browser.request('GET', `/reservations/${id}`)).body;
  const paid = () => paidRoom(world);
  const unpaid = () => unpaidRoom(world);
  const paidAt = (instant: Date | string) => async () => {
    const stay = await paid();
    await goTo(instant);
    return stay;
  };
  const after =
    (arrange: () => Promise<OneRoomStay>, request: (stay: OneRoomStay) => object) => async () => {
      const stay = await arrange();
      const { body } = await act(manager, stay, request(stay));
      return { ...stay, charge: valueAt(body, 'folio.lines.1.charge') };
    };
  const inRoom = ({ room }: OneRoomStay) => ({ room });
  const checkedIn = after(paidAt(arrival), ({ room }) => ({ act: 'checkIn', room }));
  const owing = after(checkedIn, () => laundry);
  const leftOwing = after(owing, ({ room }) => ({ act: 'checkOutOwing', room, why }));
  /** Noted by a clerk: a manager's own needs a code. */
  const awaitingTransfer = async () => {
    const stay = await unpaid();
    await act(await atDesk(world, { ...chidi, role: 'desk' }), stay, transfer);
    return stay;
  };
  /** Does something with money received. */
  const withReceived =
    (request: (stay: OneRoomStay) => object, recorded: string) => async (name: string) => {
      const stay = await unpaid();
      await send(manager, '/money/acts', receiving);
      const { body } = await manager.browser.request('GET', '/money');
      const received = textAt(body, 'received.0.id');
      return aboutMoney({ act: name, received, ...request(stay) }, recorded);
    };
  const paidInCash = after(unpaid, () => inCash(2000));
  const partPaid = after(unpaid, () => inCash(500, 2000));
  /** A payment that a clerk has corrected, or the one that counts since. */
  const takenInCash = (isCorrected: boolean) => async () => {
    const stay = await paidInCash();
    const [payment] = await database
      .select()
      .from(deskPayment)
      .where(eq(deskPayment.reservationId, stay.id));
    if (!payment) throw new Error('Nothing was taken');
    const card = { ...byCard, slip: '4711', slipKobo: null } as const;
    await database.transaction((tx) =>
      recordCorrection(tx, world.context, payment, card, 'Amara Eze'),
    );
    const [corrected] = await database
      .select()
      .from(deskPayment)
      .where(and(eq(deskPayment.corrects, payment.id), eq(deskPayment.kind, 'taken')));
    return { ...stay, payment: isCorrected ? payment.id : (corrected?.id ?? '') };
  };
  const charged = after(paid, () => laundry);
  const emailed = async () => {
    const stay = await unpaid();
    const sentAt = world.clock.now();
    await database
      .update(outboundEmail)
      .set({ sentAt, nextTryAt: null, factsTryAt: null })
      .where(eq(outboundEmail.urgent, false));
    return { ...stay, email: textAt(await shownOf(stay), 'emails.0.id') };
  };
  const movable = async () => {
    const stay = await paid();
    return { ...stay, to: textAt(await shownOf(stay), 'freeRooms.0.room') };
  };
  const swappable = async () => {
    const [stay, other] = [await paid(), await paid()];
    return { ...stay, to: other.room };
  };
  const aboutMoney = (body: object, recorded: string) => ({ path: '/money/acts', body, recorded });
  const onDay = (request: object, recorded: string) =>
    aboutMoney({ date: '2026-03-02', ...request }, recorded);
  /** Decides the open case about a payment of a stay. */
  const deciding =
    (arrange: () => Promise<PaidStay>, recorded = 'case.closed', account: object = {}) =>
    async (name: string): Promise<ReadyAct> => {
      const { id: reservationId } = await arrange();
      const [act, decision] = name.split(' ');
      const about = { caseId: await openCaseId(), reservationId };
      return aboutMoney({ act, decision, why, ...about, ...account }, recorded);
    };
  return {
    bookAtDesk: {
      '': async () => {
        const free = `/free?${new URLSearchParams(night)}`;
        const { body } = await manager.browser.request('GET', free);
        const rooms = [0, 1].map((index) => textAt(body, `types.0.rooms.${index}.room`));
        const totalPrice = 2 * numberAt(body, 'types.0.roomPrice');
        const recorded = 'staff.reserved';
        return { path: '/reservations', body: { ...booking, rooms, totalPrice }, recorded };
      },
    },
    actOnReservation: {
      checkIn: about(paidAt(arrival), inRoom, 'desk.checkIn'),
      checkOut: about(checkedIn, inRoom, 'desk.checkOut'),
      checkOutOwing: about(owing, ({ room }) => ({ room, why }), 'desk.checkOut'),
      markEmpty: about(owing, inRoom, 'desk.foundEmpty'),
      writeOff: about(leftOwing, () => ({ why, balance: 500 }), 'desk.writtenOff'),
      noShow: about(paidAt('2026-03-13T11:00:00Z'), inRoom, 'desk.noShow'),
      undo: about(checkedIn, ({ room }) => ({ room, state: 'inHouse' }), 'desk.undo'),
      lateCheckOut: about(checkedIn, ({ room }) => ({ room, isFree: false }), 'desk.lateCheckOut'),
      extendStay: about(
        checkedIn,
        ({ room }) => ({ room, staysUntil: '2026-03-16', amount: 2000 }),
        'desk.extendStay',
      ),
      shortenStay: about(
        checkedIn,
        ({ room }) => ({ room, staysUntil: '2026-03-13' }),
        'desk.shortenStay',
      ),
      takePayment: about(unpaid, () => inCash(2000), 'payment.settled'),
      note: about(paid, () => ({ note: 'Comes late' }), 'desk.noted'),
      addExtra: about(paid, () => laundry, 'desk.extraAdded'),
      voidExtra: about(
        charged,
        ({ charge }) => ({ charge, why, method: 'cash' }),
        'desk.extraVoided',
      ),
      expectTransfer: about(unpaid, () => transfer, 'desk.transferNoted'),
      confirmTransfer: about(awaitingTransfer, () => ({}), 'payment.settled'),
      correctPayment: about(
        takenInCash(false),
        ({ payment }) => ({ payment, method: 'cash', why }),
        'desk.paymentCorrected',
      ),
      approveCorrection: about(
        takenInCash(true),
        ({ payment }) => ({ payment }),
        'desk.correctionApproved',
      ),
      dropTransfer: about(awaitingTransfer, () => ({ why }), 'desk.transferDropped'),
      sendPaymentLink: about(unpaid, () => ({}), 'desk.linkSent'),
      changeDates: about(unpaid, () => ({ ...otherNight, revision: 0 }), 'guest.modified'),
      changeGuest: about(
        paid,
        () => ({ name: 'Ada Obi', phone: '08031112222', email: ada.email, revision: 1 }),
        'desk.changeGuest',
      ),
      refund: about(paidInCash, () => ({ why }), 'refund.requested'),
      releaseStay: about(partPaid, () => ({ why }), 'stay.released'),
      reduce: about(unpaid, () => ({ amount: 500, why, revision: 0 }), 'price.reduced'),
      resendEmail: about(emailed, ({ email }) => ({ email }), 'desk.emailResent'),
      swapRooms: about(swappable, ({ room, to }) => ({ room, with: to, why }), 'staff.roomChanged'),
      moveRoom: about(movable, ({ room, to }) => ({ room, to, why }), 'staff.roomChanged'),
      cancel: about(unpaid, () => ({ why }), 'guest.cancelled'),
    },
    actOnRoom: {
      clean: aboutRoom({ act: 'dirty' }, {}, 'room.clean'),
      dirty: aboutRoom(null, {}, 'room.dirty'),
      markFound: aboutRoom(null, { found: 'sleptIn' }, 'room.found'),
      reportFault: aboutRoom(null, { fault: 'ac' }, 'room.fault'),
      fixFault: async (act) => {
        await aboutRoom({ act: 'reportFault', fault: 'ac' }, {}, '')(act);
        const { body: shown } = await manager.browser.request('GET', '/housekeeping');
        const [fault] = listAt(shown, 'rooms').flatMap((room) => listAt(room, 'faults'));
        return aboutRoom(null, { fault: numberAt(fault, 'id') }, 'room.faultFixed')(act);
      },
      closeTonight: aboutRoom(null, { why }, 'room.closed'),
      closeLonger: aboutRoom(null, closing, 'room.closed'),
      reopen: aboutRoom(closing, { why }, 'room.reopened'),
    },
    // The list of people goes by their names.
    actOnSettings: {
      setPrice: aboutSettings({ ...price, why }, 'prices.0.revision', 'price.set'),
      addTerminal: aboutSettings({ name: 'POS 2' }, null, 'terminal.added'),
      removeTerminal: aboutSettings({ name: 'POS 1' }, null, 'terminal.removed'),
      invite: aboutSettings(ada, null, 'staff.invited'),
      suspend: aboutSettings({ email: chidi.email, why }, 'staff.2.revision', 'staff.suspended'),
      reset: aboutSettings({ email: chidi.email, why }, 'staff.2.revision', 'staff.reset'),
    },
    actOnMoney: {
      closeDay: async (act) => {
        await goTo('2026-03-02T17:00:00Z');
        return onDay({ ...(await closingOf(manager, '2026-03-02')), act }, 'closed');
      },
      handOver: async (act) => {
        await atDesk(world, { ...chidi, role: 'desk' });
        const { count, float, counted, dropped, terminals } = await closingOf(
          manager,
          '2026-03-02',
        );
        const people = { password, colleague: chidi.email, colleaguePassword: password };
        const counting = { count, float, counted, dropped, terminals };
        return aboutMoney({ act, ...counting, ...people }, 'handedOver');
      },
      reopenDay: async (act) => {
        await goTo('2026-03-02T17:00:00Z');
        await send(manager, '/money/acts', await closingOf(manager, '2026-03-02'));
        return onDay({ act, why }, 'reopened');
      },
      payOut: async (act) => {
        await paidInCash();
        const spent = { amount: 500, text: 'Diesel', paidTo: 'Bisi Filling Station' };
        return aboutMoney({ act, ...spent, slip: '0711' }, 'paidOut');
      },
      receiveMoney: () => Promise.resolve(aboutMoney(receiving, 'money.received')),
      applyReceived: withReceived(
        ({ id: reservationId }) => ({ reservationId, amount: 1500 }),
        'money.applied',
      ),
      refundReceived: withReceived(
        () => ({ amount: 1500, method: 'transfer', proof: 'ZEN 1', paidTo: 'Chidi Obi', why }),
        'money.refunded',
      ),
      compareBooks: async (act) => {
        await paidStay(world);
        return onDay({ act }, 'compared');
      },
      recordRefunds: async (act) => {
        const { reference } = await partBack(paidStay(world));
        return onDay({ act, reference }, 'staff.refundsAdopted');
      },
      'decideCase credit': deciding(() => reviewedAs((text) => text)),
      'decideCase return': deciding(() => reviewedAs(tooLittle)),
      'decideCase adopt': deciding(decisions.returnedUnbooked),
      'decideCase book': deciding(decisions.lost, 'payment.settled'),
      'decideCase retry': deciding(failedRefund, 'staff.refundRetried'),
      'decideCase sendToAccount': deciding(stuckRefund, 'refund.accountGiven', {
        bank: 'guaranty trust bank',
        accountNumber: own,
      }),
      'decideCase give': deciding(decisions.disputed),
      'decideCase adoptRefunds': deciding(
        () => partBack(decisions.disputed()),
        'staff.refundsAdopted',
      ),
      'decideCase close': deciding(failedRefund),
    },
  } satisfies Readonly<Record<string, Arrangements>>;
}

/** Whose id is written down with each event, staff action and entry of the day book of a kind, by their name. */
export async function recordedBy(database: Database, kind: string): Promise<unknown[]> {
  const isKind = eq(reservationEvent.kind, kind);
  const inOrder = asc(reservationEvent.id);
  const events = await database.select().from(reservationEvent).where(isKind).orderBy(inOrder);
  const done = await database.select().from(staffAction).orderBy(asc(staffAction.id));
  const days = await database.select().from(dayBook).orderBy(asc(dayBook.id));
  const others = [...done, ...days].filter((one) => one.kind === kind);
  const people = await database.select().from(staffMember);
  return [...events.map(({ detail }) => detail), ...others].map(
    ({ staffId }) => people.find(({ id }) => id === staffId)?.name,
  );
}
