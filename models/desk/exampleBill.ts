import type { DeskAct, DeskReservation } from '../../machines/contract/wire';
import { late, nightsAct, timeline, writtenOff } from '../../messages/desk/acts';
import * as errors from '../../messages/desk/errors';
import { inRoom, moved } from '../../messages/desk/timeline';
import { includedSum, reduced } from '../../messages/payment/charges';
import { notYourRole } from '../../messages/desk/session';
import { expired } from '../../messages/reservation/policy';
import { receivedMoney } from './exampleMoney';
import { formatNaira, koboFromNaira } from '../../machines/shared/money';
import {
  changes,
  changesInHouse,
  checkedIn,
  exampleReservation,
  offered,
  unpaidReservation,
} from './exampleDay';

const line = (at: string, charge: number | null, text: string, amount: number) => ({
  at,
  kind: charge === null ? ('payment' as const) : ('charge' as const),
  text,
  amount,
  charge,
});

const mayStay = (refusal: string | null, why: string | null = refusal): DeskAct => ({
  ...offered('lateCheckOut', '204', refusal),
  why,
});
const addingExtra = offered('addExtra');

/** A guest in house with two extras, of which a part is paid. */
export const withExtras: DeskReservation = {
  ...checkedIn,
  folio: {
    ...checkedIn.folio,
    charges: 11_500,
    paid: 140_000,
    balance: 6500,
    lines: [
      ...checkedIn.folio.lines,
      line('2026-03-11T07:20:00.000Z', 1, 'Laundry, three shirts, Amara Eze', 4500),
      line('2026-03-11T19:40:00.000Z', 2, 'A broken glass, Bola Ade', 7000),
      line('2026-03-11T19:45:00.000Z', null, 'in cash, Bola Ade', 5000),
    ],
  },
  acts: [
    offered('checkIn', '204', errors.steps.inHouse('Bola Ade', '09:58', '204')),
    offered('checkOut', '204', errors.unpaid(formatNaira(koboFromNaira(6500)))),
    offered('undo', '204', errors.undoneLate),
    offered('note'),
    offered('takePayment'),
    addingExtra,
    offered('voidExtra'),
    offered('expectTransfer'),
    ...changesInHouse,
  ],
};

/** A guest in house who stays a night longer than was sold, which is not paid yet. */
export const staysLonger: DeskReservation = {
  ...checkedIn,
  staysUntil: '2026-03-14',
  stays: checkedIn.stays.map((stay) => ({ ...stay, staysUntil: '2026-03-14' })),
  folio: {
    ...checkedIn.folio,
    charges: 45_000,
    balance: 45_000,
    lines: [
      ...checkedIn.folio.lines,
      line(
        '2026-03-12T17:10:00.000Z',
        4,
        `${nightsAct.extra('13 March', '204')}, ${includedSum('vat', 7.5, '₦3,139.53')}, Amara Eze`,
        45_000,
      ),
    ],
  },
  timeline: [
    ...checkedIn.timeline,
    {
      at: '2026-03-12T17:10:00.000Z',
      text: inRoom(moved(timeline['desk.extendStay'], '13 March', '14 March'), '204'),
      by: 'Amara Eze',
      why: null,
      key: null,
    },
  ],
};

const early = mayStay(null, late.dueIn('Chidi Nwosu', '204', '13 March'));

/** A guest in house who asks to stay late, where another one is due the same day. */
export const mayStayLate: DeskReservation = { ...checkedIn, acts: [...checkedIn.acts, early] };

/** The same once it is granted, on the morning of the day of departure. */
export const staysLate: DeskReservation = {
  ...withExtras,
  folio: {
    ...checkedIn.folio,
    charges: 5000,
    balance: 5000,
    lines: [
      ...checkedIn.folio.lines,
      line('2026-03-13T07:20:00.000Z', 3, `${late.extra('204')}, Amara Eze`, 5000),
    ],
  },
  timeline: [
    ...checkedIn.timeline,
    {
      at: '2026-03-13T07:20:00.000Z',
      text: inRoom(timeline['desk.lateCheckOut'], '204'),
      by: 'Amara Eze',
      why: late.agreed('16:00', '₦5,000.00'),
      key: null,
    },
  ],
  acts: [...withExtras.acts, mayStay(late.granted('Amara Eze', '08:20', '16:00'))],
};

/** A guest in house who has paid for the first of three nights. */
export const partPaidInHouse: DeskReservation = {
  ...checkedIn,
  paymentStatus: 'pending',
  folio: {
    ...unpaidReservation.folio,
    priceDue: 90_000,
    paidUntil: '2026-03-11',
    paid: 45_000,
    balance: 90_000,
    lines: [
      ...unpaidReservation.folio.lines,
      {
        at: '2026-03-10T08:55:00.000Z',
        kind: 'payment',
        text: 'in cash, receipt 000041, Amara Eze',
        amount: 45_000,
        charge: null,
        ...{ part: '2d8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d31', left: 45_000, means: 'cash' },
      },
    ],
    receipts: [
      {
        number: '000041',
        issued: 'Issued on 10 March 2026',
        stay: [
          { term: 'Guest', value: 'Adaobi Okeke', note: null },
          { term: 'Paid', value: 'in cash', note: null },
        ],
        price: [{ term: 'Paid towards your stay', value: '₦45,000.00', note: null }],
        note: null,
      },
    ],
  },
  acts: [
    ...checkedIn.acts.filter(({ act, room }) => room !== null && act !== 'checkOut'),
    offered('checkOut', '204', errors.unpaid('₦90,000.00')),
    offered('takePayment'),
    offered('addExtra'),
    offered('expectTransfer'),
    ...changes({ changeDates: errors.begun, cancel: errors.partPaid }),
  ],
};

/** The same once the guest is found gone: a manager is asked to check them out with the balance. */
export const waitingForBill: DeskReservation = {
  ...partPaidInHouse,
  stays: partPaidInHouse.stays.map((stay) => ({
    ...stay,
    isClean: false,
    foundEmpty: { by: 'Bola Ade', at: '2026-03-11T08:10:00.000Z' },
  })),
  acts: [
    ...partPaidInHouse.acts,
    { ...offered('checkOutOwing', '204', notYourRole), needsManager: true },
  ],
};

/** The same once they are checked out. */
export const leftOwing: DeskReservation = {
  ...waitingForBill,
  stays: partPaidInHouse.stays.map((stay) => ({
    ...stay,
    ...{ state: 'departed', isClean: false },
    lastStep: { by: 'Bola Ade', at: '2026-03-11T08:40:00.000Z' },
  })),
  acts: [
    offered('takePayment'),
    offered('expectTransfer'),
    { ...offered('writeOff', null, notYourRole), needsManager: true },
    ...changes({ changeDates: errors.begun, cancel: errors.partPaid }),
  ],
};

/** A bill whose balance a manager has written off. */
export const writtenOffBill: DeskReservation = {
  ...withExtras,
  stays: leftOwing.stays,
  folio: {
    ...withExtras.folio,
    ...{ charges: 5000, balance: 0 },
    lines: [
      ...withExtras.folio.lines.map((one) => ({ ...one, charge: null })),
      {
        ...{ at: '2026-06-10T09:00:00.000Z', kind: 'reversal', amount: 6500, charge: null },
        text: `${writtenOff}, Bisi Ade`,
      },
    ],
  },
  acts: [addingExtra],
};

/** A stay that is not paid, of which a manager has waived a part. */
export const reducedStay: DeskReservation = {
  ...unpaidReservation,
  folio: {
    ...unpaidReservation.folio,
    ...{ price: 120_000, priceDue: 120_000, balance: 120_000 },
    lines: unpaidReservation.folio.lines.map((one) => ({
      ...one,
      text: `${one.text}, ${reduced('The shower was cold')} = -₦15,000.00`,
      amount: 120_000,
    })),
  },
};

/** A guest who shows a transfer that has not come. */
export const awaitingTransfer: DeskReservation = {
  ...unpaidReservation,
  folio: {
    ...unpaidReservation.folio,
    awaited: {
      amount: 135_000,
      proof: 'Adaobi Okeke, GTBank',
      by: 'Amara Eze',
      at: '2026-03-10T09:10:00.000Z',
    },
  },
  acts: [
    ...unpaidReservation.acts,
    offered('expectTransfer'),
    offered('confirmTransfer', null, notYourRole),
    offered('dropTransfer', null, notYourRole),
    offered('sendPaymentLink'),
  ],
};

/** A transfer in a larger sum than was due: the rest waits as money received. */
export const receivedMore: DeskReservation = {
  ...withExtras,
  folio: {
    ...withExtras.folio,
    received: (receivedMoney.received ?? []).slice(0, 1),
  },
};

/** A hold that ended, and whose rooms were sold. */
export const heldNoMore: DeskReservation = {
  ...exampleReservation,
  paymentStatus: 'cancelled',
  cancelReason: 'expired',
  stays: [],
  folio: { ...unpaidReservation.folio, paymentLink: null },
  acts: [
    offered('takePayment', null, errors.roomsSold),
    offered('note'),
    ...changes({ changeDates: expired, changeGuest: expired, cancel: expired }),
  ],
};
