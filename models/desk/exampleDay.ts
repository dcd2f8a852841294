import { formatNaira, koboFromNaira } from '../../machines/shared/money';
import type {
  DeskAct,
  DeskFound,
  DeskReservation,
  DeskStay,
  DeskStayRow,
  DeskToday,
} from '../../machines/contract/wire';
import type { DeskRequest } from '../../machines/desk/acts/question';
import * as errors from '../../messages/desk/errors';
import { notYourRole } from '../../messages/desk/session';

/** The desk on the morning of 10 March 2026: three who come, two who are here, one who leaves too late. */

/** What is offered, or refused with a reason. @param room of what is about one room */
export const offered = (
  act: DeskAct['act'],
  room: string | null = null,
  why: string | null = null,
): DeskAct => ({ act, room, isAllowed: why === null, why });

const arriving: DeskStay = {
  room: '204',
  roomType: 'Deluxe Room',
  state: 'expected',
  isClean: true,
  isReady: true,
  lastStep: null,
};

const adaobi: DeskStayRow = {
  reservationId: '0b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d20',
  name: 'Adaobi Okeke',
  phone: '08030000000',
  checkIn: '2026-03-10',
  checkOut: '2026-03-13',
  adults: 2,
  children: 1,
  balance: 0,
  specialRequest: 'A cot, please',
  note: 'Comes late, about 22:00',
  stay: arriving,
  acts: [offered('checkIn', '204')],
};

const unpaid = errors.unpaid('₦90,000.00');
const yusuf: DeskStayRow = {
  ...adaobi,
  reservationId: '1b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d21',
  name: 'Yusuf Abdullahi-Bello',
  checkOut: '2026-03-12',
  balance: 90_000,
  specialRequest: 'nothing',
  note: null,
  stay: { ...arriving, room: '101', roomType: 'Double Room' },
  acts: [offered('checkIn', '101', unpaid)],
};

const occupied = errors.occupied('206', 'Tunde Bello');
const chidi: DeskStayRow = {
  ...yusuf,
  reservationId: '2b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d22',
  name: 'Chidi Nwosu',
  balance: 0,
  stay: { ...arriving, room: '206', isReady: false },
  acts: [offered('checkIn', '206', occupied)],
};

const tunde: DeskStayRow = {
  ...yusuf,
  reservationId: '3b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d23',
  name: 'Tunde Bello',
  checkIn: '2026-03-07',
  checkOut: '2026-03-09',
  balance: 0,
  stay: {
    ...arriving,
    room: '206',
    state: 'inHouse',
    lastStep: { by: 'Amara Eze', at: '2026-03-07T13:02:00.000Z' },
  },
  acts: [offered('checkOut', '206')],
};

const ngozi: DeskStayRow = {
  ...tunde,
  reservationId: '4b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d24',
  name: 'Ngọzi Ẹkwueme',
  checkOut: '2026-03-14',
  note: 'Vegetarian',
  stay: { ...tunde.stay, room: '310', roomType: 'Superior Suite' },
  acts: [offered('checkOut', '310')],
};

export const exampleToday: DeskToday = {
  date: '2026-03-10',
  counts: { arriving: 3, inHouse: 2, leaving: 1, takenToday: 185_000 },
  freeRooms: [
    { roomType: 'Double Room', rooms: 4, ready: ['102', '103', '104'] },
    { roomType: 'Deluxe Room', rooms: 0, ready: [] },
    { roomType: 'Superior Suite', rooms: 2, ready: ['311', '312'] },
  ],
  needs: [
    {
      kind: 'overdueDeparture',
      text: 'Tunde Bello in room 206 was due out on 9 March.',
      reservationId: tunde.reservationId,
    },
    {
      kind: 'unpaidDeparture',
      text: 'Emeka Nnamdi has left with ₦4,500.00 still due.',
      reservationId: '5b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d26',
    },
    {
      kind: 'roomNotReady',
      text: 'Room 206, for Chidi Nwosu, is still occupied.',
      reservationId: chidi.reservationId,
    },
    {
      kind: 'unpaidArrival',
      text: 'Yusuf Abdullahi-Bello is due in today, with ₦90,000.00 still due.',
      reservationId: yusuf.reservationId,
    },
  ],
  arrivals: [adaobi, chidi, yusuf],
  inHouse: [ngozi, tunde],
  departures: [tunde],
};

/** After Adaobi's arrival. */
export const laterToday: DeskToday = {
  ...exampleToday,
  counts: { ...exampleToday.counts, arriving: 2, inHouse: 3 },
  arrivals: [chidi, yusuf],
};

/** A quiet day. */
export const emptyToday: DeskToday = {
  ...exampleToday,
  counts: { arriving: 0, inHouse: 0, leaving: 0, takenToday: 0 },
  freeRooms: [],
  needs: [],
  arrivals: [],
  inHouse: [],
  departures: [],
};

export const checkInOfAdaobi: DeskRequest = {
  of: 'reservation',
  id: adaobi.reservationId,
  body: { act: 'checkIn', room: '204' },
};

/** Which only a manager may say. */
export const neverCame: DeskRequest = {
  of: 'reservation',
  id: adaobi.reservationId,
  body: { act: 'noShow', room: '204' },
};

/** What a receptionist may change about a reservation as a whole, with the sentences of what can't be done. */
export function changes(refused: Partial<Record<DeskAct['act'], string>>): DeskAct[] {
  const acts = ['changeDates', 'changeGuest', 'cancel', 'resendEmail'] as const;
  const offers = acts.map((act) => offered(act, null, refused[act] ?? null));
  const managers = ['refund', 'releaseStay', 'reduce'] as const;
  return [...offers, ...managers.map((act) => offered(act, null, notYourRole))];
}
/** The same of a stay that has begun. */
export const changesInHouse = changes({
  changeDates: errors.begun,
  cancel: errors.paidNotCancelled,
});

export const exampleReservation: DeskReservation = {
  id: adaobi.reservationId,
  name: adaobi.name,
  email: 'adaobi@example.com',
  phone: '08030000000',
  checkIn: adaobi.checkIn,
  checkOut: adaobi.checkOut,
  nights: 3,
  adults: 2,
  children: 1,
  specialRequest: 'A cot, please',
  createdAt: '2026-02-20T09:00:00.000Z',
  paymentStatus: 'paid',
  refundStatus: null,
  cancelReason: null,
  holdExpiresAt: null,
  revision: 1,
  stays: [arriving],
  terminals: ['POS 1', 'POS 2'],
  freeRooms: [
    { room: '205', roomType: 'Deluxe Room', isReady: true },
    { room: '301', roomType: 'Superior Suite', isReady: false },
  ],
  folio: {
    price: 135_000,
    priceDue: 0,
    paidUntil: null,
    charges: 0,
    paid: 135_000,
    returned: 0,
    balance: 0,
    awaited: null,
    receipt: {
      number: '000042',
      issued: 'Issued on 20 February 2026',
      stay: [
        { term: 'Guest', value: 'Adaobi Okeke', note: null },
        { term: 'Room', value: '204', note: null },
        { term: 'Paid', value: 'by card with Paystack', note: null },
        { term: 'Payment reference', value: '8d1f0c5e2b7a49d3a6c4e8f01b2d3c4e', note: null },
      ],
      price: [
        { term: '1 × Deluxe Room', value: '₦135,000.00', note: '3 nights × ₦45,000.00' },
        { term: 'Contains VAT 7.5 %', value: '₦9,418.60', note: null },
        { term: 'Total paid', value: '₦135,000.00', note: null },
      ],
      note: null,
    },
    paymentLink: null,
    lines: [
      {
        at: '2026-02-20T09:00:00.000Z',
        kind: 'price',
        text: '1 × Deluxe Room, 3 nights at ₦45,000.00',
        amount: 135_000,
        charge: null,
      },
      {
        at: '2026-02-20T09:05:00.000Z',
        kind: 'payment',
        text: 'by card with Paystack',
        amount: 135_000,
        charge: null,
      },
    ],
  },
  timeline: [
    { at: '2026-02-20T09:00:00.000Z', text: 'Reserved by the guest' },
    { at: '2026-02-20T09:05:00.000Z', text: 'Paid' },
    { at: '2026-03-09T18:00:00.000Z', text: 'Note', by: 'Bola Ade' },
  ].map((event) => ({ by: null, why: null, key: null, ...event })),
  emails: [
    {
      id: '5b8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d25',
      subject: 'Payment received',
      recipient: 'adaobi@example.com',
      writtenAt: '2026-02-20T09:05:00.000Z',
      sentAt: '2026-02-20T09:05:02.000Z',
      fate: 'sent',
    },
  ],
  notes: [
    { at: '2026-03-09T18:00:00.000Z', by: 'Bola Ade', text: 'Comes late, about 22:00', key: null },
  ],
  acts: [
    offered('checkIn', '204'),
    offered('checkOut', '204', errors.notCome),
    offered('noShow', '204', notYourRole),
    offered('undo', '204', errors.notCome),
    offered('moveRoom', '204'),
    offered('swapRooms', '204'),
    offered('note'),
    ...changes({}).filter(({ act }) => act !== 'cancel'),
    offered('cancel', null, errors.paidNotCancelled),
  ],
};

/** The same before it is paid, held until the evening. */
export const unpaidReservation: DeskReservation = {
  ...exampleReservation,
  paymentStatus: 'pending',
  holdExpiresAt: '2026-03-10T17:00:00.000Z',
  folio: {
    ...exampleReservation.folio,
    priceDue: 135_000,
    paid: 0,
    balance: 135_000,
    receipt: null,
    paymentLink: `https://iroko.example/reservation/confirmation/${adaobi.reservationId}`,
    lines: exampleReservation.folio.lines.filter(({ kind }) => kind === 'price'),
  },
  acts: [
    offered('checkIn', '204', errors.unpaid(formatNaira(koboFromNaira(135_000)))),
    offered('checkOut', '204', errors.notCome),
    offered('noShow', '204', notYourRole),
    offered('undo', '204', errors.notCome),
    offered('moveRoom', '204'),
    offered('takePayment'),
    offered('note'),
    ...changes({}),
  ],
};

/** The same with a night less. */
export const shorterReservation: DeskReservation = {
  ...unpaidReservation,
  checkOut: '2026-03-12',
  nights: 2,
  folio: { ...unpaidReservation.folio, price: 90_000, priceDue: 90_000, balance: 90_000 },
};

const step = { by: 'Bola Ade', at: '2026-03-10T08:58:00.000Z' };
export const faster = errors.steps.inHouse(step.by, '09:58', '204');

export const cancelledByBola = errors.done('Cancelled for the guest', step.by, '09:58');

export const leavesEarly = errors.leavesEarly(
  errors.freesNights(['204'], errors.someNights('10 March', '12 March')),
);

/** The same after a colleague checked the guest in. */
export const checkedIn: DeskReservation = {
  ...exampleReservation,
  stays: [{ ...arriving, state: 'inHouse', lastStep: step, earliest: '2026-03-11' }],
  acts: [
    offered('checkIn', '204', faster),
    { act: 'checkOut', room: '204', isAllowed: true, asks: true, why: leavesEarly },
    offered('noShow', '204', faster),
    offered('undo', '204'),
    offered('extendStay', '204'),
    offered('shortenStay', '204'),
    offered('note'),
    ...changesInHouse,
  ],
};

export const found: DeskFound = {
  reservations: [
    {
      id: exampleReservation.id,
      name: exampleReservation.name,
      email: exampleReservation.email,
      phone: exampleReservation.phone,
      checkIn: exampleReservation.checkIn,
      checkOut: exampleReservation.checkOut,
      rooms: ['204'],
      paymentStatus: 'paid',
    },
  ],
};
