import * as messages from '../../messages/desk/money';
import type { DeskCase, DeskMoney } from '../../machines/contract/wire';
import { notYourRole } from '../../messages/desk/session';
import { exampleReservation } from './exampleDay';

/** The money of 10 March 2026, in the evening, as a manager sees it. */

const may = { isAllowed: true, why: null };
const mayNot = (why: string) => ({ isAllowed: false, why });

const otherAmount: DeskCase = {
  id: '8c8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d28',
  what: 'The amount paid differs from the amount requested',
  amount: 150_000,
  since: '2026-03-10T08:12:00.000Z',
  facts: 'paid ₦150,000.00, expected ₦135,000.00',
  reservationId: exampleReservation.id,
  name: exampleReservation.name,
  payment: 'psk-7f21c9 at Paystack',
  earlier: [],
  decisions: (['credit', 'return', 'close'] as const).map((decision) => ({ decision, ...may })),
};

const unknown: DeskCase = {
  ...otherAmount,
  id: '9c8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d29',
  what: 'The provider tells of a payment that our books don’t have',
  amount: null,
  since: '2026-03-09T16:40:00.000Z',
  facts: 'provider flutterwave, reference flw-2d90',
  reservationId: null,
  name: null,
  payment: null,
  earlier: [{ at: '2026-03-08T10:00:00.000Z', note: 'It was a test (Bola Ade)' }],
  decisions: (['book', 'close'] as const).map((decision) => ({ decision, ...may })),
};

const stuck: DeskCase = {
  ...otherAmount,
  id: 'ac8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d30',
  what: 'Our refund is stuck, and the provider wants something of us',
  amount: 45_000,
  facts: '',
  decisions: (['sendToAccount', 'close'] as const).map((decision) => ({ decision, ...may })),
};

export const whoseAccount = `${messages.accountNames('NGOZI EZE', 'CHINEDU OBI', false)} ${messages.otherGuest('Adaobi Okeke')}`;
const shortDrawer = [
  messages.counted('₦190,000.00', '₦193,000.00'),
  messages.short('₦3,000.00'),
  messages.cashSince('₦20,000.00', '₦185,000.00', '₦0.00', '₦12,000.00'),
]
  .map((sentence) => `${sentence}.`)
  .join(' ');
export const dayClosed = messages.dayClosed(shortDrawer);

const ofAdaobi = { reservationId: exampleReservation.id, name: exampleReservation.name };

export const exampleMoney: DeskMoney = {
  date: '2026-03-10',
  today: '2026-03-10',
  takings: [
    { by: 'Amara Eze', how: 'in cash', payments: 3, taken: 185_000, returned: 0 },
    { by: 'Amara Eze', how: 'by card at the desk', payments: 1, taken: 90_000, returned: 0 },
    { by: 'Bola Ade', how: 'by transfer', payments: 0, taken: 0, returned: 45_000 },
    { by: null, how: 'by card with Paystack', payments: 4, taken: 540_000, returned: 135_000 },
  ],
  differences: [],
  compared: null,
  transfers: [
    {
      reservationId: exampleReservation.id,
      name: exampleReservation.name,
      amount: 135_000,
      proof: 'GTB 0312 Okeke',
      by: 'Amara Eze',
      at: '2026-03-10T13:30:00.000Z',
      confirm: may,
    },
  ],
  payments: [
    {
      ...{ at: '2026-03-10T09:12:00.000Z', by: 'Amara Eze', kind: 'payment', amount: 45_000 },
      ...{ how: 'in cash', reference: null, receipt: '000041', ...ofAdaobi },
    },
    {
      ...{ at: '2026-03-10T09:40:00.000Z', by: null, kind: 'payment', amount: 135_000 },
      ...{ how: 'by card with Paystack', reference: '7f21c90b3d', receipt: null, ...ofAdaobi },
    },
    {
      ...{ at: '2026-03-10T11:05:00.000Z', by: 'Bola Ade', kind: 'refund', amount: 45_000 },
      ...{ how: 'by transfer', reference: 'GTB 0310 back', receipt: null, ...ofAdaobi },
    },
  ],
  cases: [unknown, otherAmount, stuck],
  closing: null,
  close: may,
  reopen: mayNot(messages.dayOpen),
  drawer: { count: 41, float: 20_000, terminals: ['POS 1'] },
  entries: [
    {
      at: '2026-03-10T12:40:00.000Z',
      text: `${messages.entries.paidOut('Amara Eze', '₦12,000.00', 'Diesel', 'Bisi Filling Station')} (${messages.entries.slip('0711')}).`,
    },
  ],
};

/** The same with money received, which no stay could use when it came. */
export const receivedMoney: DeskMoney = {
  ...exampleMoney,
  receive: may,
  received: [
    {
      id: 'bc8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d31',
      amount: 150_000,
      left: 15_000,
      sender: 'Adaobi Okeke, GTBank',
      proof: '000013260310140512345678901234',
      reservationId: exampleReservation.id,
      name: exampleReservation.name,
      by: 'Bola Ade',
      at: '2026-03-10T14:02:00.000Z',
      apply: may,
      refund: may,
    },
    {
      id: 'cc8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d32',
      amount: 20_000,
      left: 20_000,
      sender: 'Chidi Obi',
      proof: 'GTB 0313',
      reservationId: null,
      name: null,
      by: 'Bola Ade',
      at: '2026-03-09T09:30:00.000Z',
      apply: may,
      refund: may,
    },
  ],
};

const paid = {
  amount: -15_000,
  why: 'Booked with another amount than the provider took',
  reference: 'psk-7f21c9',
  reservationId: exampleReservation.id,
};

/** A refund that somebody has made at the provider's own dashboard. */
const returned = {
  amount: 20_000,
  why: 'Returned by the provider, but not booked',
  reference: 'psk-0d11e4',
  reservationId: exampleReservation.id,
  record: may,
};

/** The same after the providers were asked. */
export const comparedMoney: DeskMoney = {
  ...exampleMoney,
  compared: {
    by: 'Amara Eze',
    at: '2026-03-10T20:58:00.000Z',
    payments: 4,
    unanswered: 1,
    differences: [paid, returned],
  },
};

export const closedBefore = messages.closed('Amara Eze', '10 March, 22:04');
const later = { by: 'Bola Ade', how: 'in cash', payments: 1, taken: 20_000, returned: 0 };

/** The same after it was closed and one case decided, and Bola took something all the same. */
export const closedMoney: DeskMoney = {
  ...exampleMoney,
  takings: [...exampleMoney.takings, later],
  compared: {
    by: 'Amara Eze',
    at: '2026-03-10T21:04:00.000Z',
    payments: 4,
    unanswered: 0,
    differences: [returned],
  },
  transfers: [],
  cases: [unknown, stuck],
  closing: {
    by: 'Amara Eze',
    at: '2026-03-10T21:04:00.000Z',
    taken: 815_000,
    returned: 180_000,
    later: [later],
  },
  close: mayNot(closedBefore),
  reopen: may,
  entries: [
    ...exampleMoney.entries,
    {
      at: '2026-03-10T21:04:00.000Z',
      text: `${messages.entries.closed('Amara Eze')}. ${shortDrawer}`,
    },
  ],
};

/** As the reception sees it, on a day on which nothing was taken and whose own books disagree. */
export const quietMoney: DeskMoney = {
  ...exampleMoney,
  takings: [],
  payments: [],
  differences: [paid],
  transfers: exampleMoney.transfers.map((one) => ({ ...one, confirm: mayNot(notYourRole) })),
  cases: exampleMoney.cases.map((one) => ({
    ...one,
    decisions: one.decisions.map(({ decision }) => ({ decision, ...mayNot(notYourRole) })),
  })),
};
