import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  deskPayment,
  outboundEmail,
  reservation,
  reservationEvent,
  staffAction,
} from '../../../server/database/schema';
import { eq } from 'drizzle-orm';
import { listAt } from '../../unit/contract/contractDocument';
import { bodySchemaOf, operations } from '../support/contractCalls';
import { freshHotel, type HotelResponse } from '../support/hotel';
import { numberAt, textAt, valueAt } from '../support/reading';
import {
  act,
  arrival,
  atDesk,
  goTo,
  inCash,
  invited,
  paidRoom,
  send,
  unpaidRoom,
  type AtDesk,
  type OneRoomStay,
} from './deskSessions';

/**
 * Two desks do the same thing at one moment. It is done once and written down once; the second hears who was faster, or,
 * of what anybody may do again, the same request under the same key changes nothing more.
 */

const hotel = await freshHotel();
const { database } = hotel.context;

/** How often each race is run; `npm run test:races` runs more. */
const rounds = Number(process.env.DESK_RACE_ROUNDS ?? 2);
/** How long a round may take on a busy machine. */
const ROUND_MS = 15_000;

let amara: AtDesk;
let bola: AtDesk;

const at = (instant: Date | string) => goTo(hotel, instant, amara, bola);

const paid = () => paidRoom(hotel);
const unpaid = () => unpaidRoom(hotel);

/** A paid stay, and a moment of it. */
async function paidAt(instant: Date | string): Promise<OneRoomStay> {
  const stay = await paid();
  await at(instant);
  return stay;
}

async function checkedIn(): Promise<OneRoomStay> {
  const stay = await paidAt(arrival);
  await act(amara, stay, { act: 'checkIn', room: stay.room });
  return stay;
}

const why = 'The shower leaks';
const laundry = { act: 'addExtra', amount: 500, text: 'Laundry', balance: 0 };
const transfer = { act: 'expectTransfer', amount: 2000, proof: 'GTB 004711', balance: 2000 };

async function awaitingTransfer(): Promise<OneRoomStay> {
  const stay = await unpaid();
  await act(amara, stay, transfer);
  return stay;
}

/** A reservation that is ready for the act. */
interface Ready extends OneRoomStay {
  /** The number of its extra, for what takes one back. */
  charge?: number;
  /** The email to send again. */
  email?: string;
  /** The room to move to. */
  to?: string;
}

/** What is arranged, the act, and the kind of event that tells of it. */
type Race = readonly [() => Promise<Ready>, (stay: Ready) => object, string];

const otherNight = { checkIn: '2026-03-13', checkOut: '2026-03-14' };
const shownOf = async ({ id }: OneRoomStay) =>
  (await amara.browser.request('GET', `/reservations/${id}`)).body;

const races: Readonly<Record<string, Race>> = {
  checkIn: [() => paidAt(arrival), ({ room }) => ({ room }), 'desk.checkIn'],
  checkOut: [checkedIn, ({ room }) => ({ room }), 'desk.checkOut'],
  noShow: [() => paidAt('2026-03-13T11:00:00Z'), ({ room }) => ({ room }), 'desk.noShow'],
  undo: [checkedIn, ({ room }) => ({ room, state: 'inHouse' }), 'desk.undo'],
  takePayment: [unpaid, () => inCash(2000), 'payment.settled'],
  note: [paid, () => ({ note: 'Comes late' }), 'desk.noted'],
  addExtra: [paid, () => laundry, 'desk.extraAdded'],
  voidExtra: [
    async () => {
      const stay = await paid();
      const { body } = await act(amara, stay, laundry);
      return { ...stay, charge: numberAt(body, 'folio.lines.1.charge') };
    },
    ({ charge }) => ({ charge, why: 'A mistake', method: 'cash' }),
    'desk.extraVoided',
  ],
  expectTransfer: [unpaid, () => transfer, 'desk.transferNoted'],
  confirmTransfer: [awaitingTransfer, () => ({}), 'payment.settled'],
  dropTransfer: [awaitingTransfer, () => ({ why: 'It went back' }), 'desk.transferDropped'],
  sendPaymentLink: [unpaid, () => ({}), 'desk.linkSent'],
  changeDates: [unpaid, () => ({ ...otherNight, revision: 0 }), 'guest.modified'],
  changeGuest: [paid, () => ({ phone: '08031112222', revision: 1 }), 'desk.changeGuest'],
  refund: [
    async () => {
      const stay = await unpaid();
      await act(amara, stay, inCash(2000));
      return stay;
    },
    () => ({ why: 'A death in the family' }),
    'refund.requested',
  ],
  resendEmail: [
    async () => {
      const stay = await unpaid();
      const sentAt = hotel.clock.now();
      await database
        .update(outboundEmail)
        .set({ sentAt, nextTryAt: null, factsTryAt: null })
        .where(eq(outboundEmail.urgent, false));
      return { ...stay, email: textAt(await shownOf(stay), 'emails.0.id') };
    },
    ({ email }) => ({ email }),
    'desk.emailResent',
  ],
  moveRoom: [
    async () => {
      const stay = await paid();
      return { ...stay, to: textAt(await shownOf(stay), 'freeRooms.0.room') };
    },
    ({ room, to }) => ({ room, to, why }),
    'staff.roomChanged',
  ],
  cancel: [unpaid, () => ({ why: 'The guest called' }), 'guest.cancelled'],
};

/** Anybody may do these again: then two requests under one key are sent. */
const mayBeAgain: readonly string[] = ['note', 'sendPaymentLink'];

const closing = { act: 'closeLonger', from: '2026-03-13', to: '2026-03-16', why };

/** The same for acts with a room: what was done with it before, the act, and the kind of action that tells of it. */
const roomRaces: Readonly<Record<string, readonly [object | null, object, string]>> = {
  clean: [{ act: 'dirty' }, { act: 'clean' }, 'room.clean'],
  dirty: [null, { act: 'dirty' }, 'room.dirty'],
  closeTonight: [null, { act: 'closeTonight', why }, 'room.closed'],
  closeLonger: [null, closing, 'room.closed'],
  reopen: [closing, { act: 'reopen', why }, 'room.reopened'],
};

const chidi = { name: 'Chidi Obi', email: 'chidi@hotel.example' };
const price = { roomType: 'Double Deluxe', nightly: 1200, from: '2026-04-01' };

/** The same for prices and people: the act, whose revision it has, and the kind of action that tells of it. */
const settingsRaces: Readonly<Record<string, readonly [object, string | null, string]>> = {
  setPrice: [{ act: 'setPrice', ...price, why: 'Easter' }, 'prices.0.revision', 'price.set'],
  invite: [
    { act: 'invite', name: 'Ada Obi', email: 'ada@hotel.example', role: 'desk' },
    null,
    'staff.invited',
  ],
  suspend: [
    { act: 'suspend', email: chidi.email, why: 'Left' },
    'staff.2.revision',
    'staff.suspended',
  ],
  reset: [
    { act: 'reset', email: chidi.email, why: 'A new telephone' },
    'staff.2.revision',
    'staff.reset',
  ],
};

const onSettings = (person: AtDesk, body: object) => send(person, '/settings/acts', body);

/** Of each writing operation its acts; an operation without any is raced as a whole. */
const raced: Readonly<Record<string, readonly string[]>> = {
  actOnReservation: Object.keys(races),
  actOnRoom: Object.keys(roomRaces),
  actOnSettings: Object.keys(settingsRaces),
  bookAtDesk: [],
  // In deskDay.test.ts, where there are takings and cases.
  actOnMoney: ['closeDay', 'compareBooks', 'recordRefunds', 'decideCase'],
};
/** What concerns nobody but whoever sends it, and the preview, which changes nothing. */
const alone = /^(deskLogIn|confirmDeskLogIn|deskLogOut|(un)?lockDesk|\w+DeskWelcome|previewAct)$/;

test('every writing operation of the desk in the contract is raced, with each of its acts', () => {
  const writing = operations.filter(
    ({ id, path, method }) =>
      path.startsWith('/api/v1/desk/') && method !== 'GET' && !alone.test(id),
  );
  const acts = writing.map((one): [string, string[]] => {
    const ofOne = listAt(bodySchemaOf(one), 'oneOf');
    return [one.id, ofOne.map((act) => String(valueAt(act, 'properties.act.const'))).sort()];
  });
  expect(Object.fromEntries(acts)).toEqual(
    Object.fromEntries(Object.entries(raced).map(([id, names]) => [id, names.toSorted()])),
  );
});

/** What became of what two people did at one moment. */
async function bothOf(...acts: readonly Promise<HotelResponse>[]): Promise<unknown[]> {
  const answers = await Promise.all(acts);
  return answers
    .map(({ status, body }) => (status === 200 ? 'done' : valueAt(body, 'code')))
    .sort();
}

const once = ['changed_meanwhile', 'done'];

/** Runs a race several times, each time in an empty hotel. */
function race(name: string, run: () => Promise<void>): void {
  const repeated = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await hotel.reset();
      amara = await atDesk(hotel, { role: 'manager' });
      // The list of people goes by their names.
      bola = await atDesk(hotel, {
        email: 'bola@hotel.example',
        name: 'Bola Ige',
        role: 'manager',
      });
      await run();
    }
  };
  test(name, repeated, rounds * ROUND_MS);
}

race(
  'Two desks at once with the same two rooms: one guest has both, and has paid once',
  async () => {
    await at(arrival);
    const dates = { checkIn: '2026-03-12', checkOut: '2026-03-14' };
    const query = new URLSearchParams(dates).toString();
    const { body } = await amara.browser.request('GET', `/free?${query}`);
    const numbers = [textAt(body, 'types.0.rooms.0.room'), textAt(body, 'types.0.rooms.1.room')];
    const booking = {
      checkInDate: dates.checkIn,
      checkOutDate: dates.checkOut,
      noOfAdult: 2,
      noOfChildren: 0,
      specialRequest: 'nothing',
      totalPrice: numberAt(body, 'types.0.roomPrice') * 4,
      name: 'Adaobi Okeke',
      phoneNumber: '08030000000',
      payment: { method: 'cash' },
    };
    const book = (person: AtDesk, rooms: readonly string[]) =>
      send(person, '/reservations', { ...booking, rooms });
    const codes = await bothOf(book(amara, numbers), book(bola, numbers.toReversed()));
    expect(codes).toEqual(['done', 'rooms_unavailable']);
    expect(await database.$count(deskPayment)).toBe(1);
    expect(await database.$count(reservation)).toBe(1);
  },
);

for (const [name, [before, request, logged]] of Object.entries(roomRaces)) {
  race(`Two desks at once with a room: ${name} is done once, and written down once`, async () => {
    const onRoom = (person: AtDesk, body: object) => send(person, '/rooms/601/acts', body);
    await at(arrival);
    if (before) await onRoom(amara, before);
    expect(await bothOf(onRoom(amara, request), onRoom(bola, request))).toEqual(once);
    expect(await database.$count(staffAction, eq(staffAction.kind, logged))).toBe(1);
  });
}

for (const [name, [request, revisionAt, logged]] of Object.entries(settingsRaces)) {
  race(`Two managers at once: ${name} is done once, and written down once`, async () => {
    await invited(hotel, chidi);
    const { body: shown } = await amara.browser.request('GET', '/settings');
    const body = revisionAt ? { ...request, revision: numberAt(shown, revisionAt) } : request;
    const before = await database.$count(staffAction, eq(staffAction.kind, logged));
    expect(await bothOf(onSettings(amara, body), onSettings(bola, body))).toEqual(once);
    expect(await database.$count(staffAction, eq(staffAction.kind, logged))).toBe(before + 1);
  });
}

race('Of two managers who suspend each other at once, one stays', async () => {
  const { body: shown } = await amara.browser.request('GET', '/settings');
  const suspending = (person: AtDesk, { email }: AtDesk, place: string) => {
    const revision = numberAt(shown, `staff.${place}.revision`);
    return onSettings(person, { act: 'suspend', email, why: 'Left', revision });
  };
  const codes = await bothOf(suspending(amara, bola, '1'), suspending(bola, amara, '0'));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
});

for (const [name, [arrange, request, logged]] of Object.entries(races)) {
  const again = mayBeAgain.includes(name);
  race(
    `Two desks at once: ${name} is done once, and written down once with who did it`,
    async () => {
      const stay = await arrange();
      const body = { act: name, ...request(stay) };
      const key = randomUUID();
      const codes = await bothOf(
        ...(again
          ? [act(amara, stay, body, key), act(amara, stay, body, key)]
          : [act(amara, stay, body), act(bola, stay, body)]),
      );
      expect(codes).toEqual(again ? ['done', 'done'] : once);
      const events = await database
        .select({ kind: reservationEvent.kind, detail: reservationEvent.detail })
        .from(reservationEvent)
        .where(eq(reservationEvent.reservationId, stay.id));
      const told = events.filter(({ kind }) => kind === logged);
      expect(told.map(({ detail }) => valueAt(detail, 'staffId'))).toEqual([expect.any(String)]);
    },
  );
}
