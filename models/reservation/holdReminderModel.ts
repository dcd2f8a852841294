import { holdReminderMachine } from '../../machines/reservation/holdReminderMachine';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';

const receivedAt = '2026-03-10T09:00:00.000Z';
const withoutRooms = { roomAllocations: [], totalPrice: 0 };

export const holdReminderModel = defineModel(holdReminderMachine, {
  starts: { 'opens the home page as a guest': { begins: 'looking' } },
  cases: {
    'the server knows of held rooms': {
      event: answers('loadUnpaidReservations', {
        receivedAt,
        reservations: [
          exampleReservation({ id: 'r-0', ...withoutRooms }),
          exampleReservation(),
          exampleReservation({ id: 'r-2', holdExpiresAt: '2026-03-10T10:10:00.000Z' }),
        ],
      }),
      leads: { looking: 'reminding' },
      changes: ({ after }) => ({
        'it is the one whose rooms are free first': after.held?.reservationId === 'r-1',
        'it is known how long they are held': after.held?.leftMs === 60 * 60_000,
        'no day has to be named': after.held?.endsToday === true,
      }),
    },
    'the server knows of rooms that are held until tomorrow': {
      event: answers('loadUnpaidReservations', {
        receivedAt,
        reservations: [exampleReservation({ holdExpiresAt: '2026-03-10T23:00:00.000Z' })],
      }),
      leads: { looking: 'reminding' },
      changes: ({ after }) => ({
        'the day has to be named': after.held?.endsToday === false,
      }),
    },
    'the server knows of held rooms and does not tell the time': {
      event: answers('loadUnpaidReservations', {
        receivedAt: null,
        reservations: [exampleReservation()],
      }),
      leads: { looking: 'reminding' },
      changes: ({ after }) => ({
        'only the server ends the hold': after.held?.leftMs === null,
        'the day has to be named': after.held?.endsToday === false,
      }),
    },
    'the server knows of none': {
      event: answers('loadUnpaidReservations', { receivedAt, reservations: [] }),
      leads: { looking: 'silent' },
    },
    'what the server knows of has no rooms': {
      event: answers('loadUnpaidReservations', {
        receivedAt,
        reservations: [exampleReservation(withoutRooms)],
      }),
      leads: { looking: 'silent' },
    },
    'the hold is over by the server’s clock': {
      event: answers('loadUnpaidReservations', {
        receivedAt: '2026-03-10T10:00:00.000Z',
        reservations: [exampleReservation()],
      }),
      leads: { looking: 'silent' },
    },
    'the network fails': {
      event: fails('loadUnpaidReservations', unreachable),
      leads: { looking: 'silent' },
    },
    'nobody answers': {
      event: timeIsUp('responseTimeout', 'holdReminder.looking'),
      leads: { looking: 'silent' },
    },
    'the hold ends': {
      event: timeIsUp('untilHoldEnds', 'holdReminder.reminding'),
      leads: {
        reminding: ({ context }) => (context.held?.leftMs === null ? null : 'silent'),
      },
    },
    'comes back to the page from another site': {
      event: { type: 'page.restored' },
      leads: { reminding: 'looking', silent: 'looking' },
    },
  },
  states: {
    looking: ({ context }) => ({ 'nothing is said': context.held === null }),
    reminding: ({ context }) => ({
      'it is known which stay is held': context.held !== null && context.held.leftMs !== 0,
    }),
    silent: ({ context }) => ({ 'nothing is said': context.held === null }),
  },
  leftByLink: { reminding: 'Pay now' },
});
