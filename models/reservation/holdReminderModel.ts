import {
  holdReminderMachine,
  type HoldReminderContext,
} from '../../machines/reservation/holdReminderMachine';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';

const receivedAt = '2026-03-10T09:00:00.000Z';
const withoutRooms = { roomAllocations: [], totalPrice: 0 };

/** Whether the end of the first hold of the examples has come. */
const isFirstOver = ({ ended }: HoldReminderContext) =>
  ended === exampleReservation().holdExpiresAt;

export const holdReminderModel = defineModel(holdReminderMachine, {
  starts: { 'opens the home page as a guest': {} },
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
      changes: ({ before, after }) => ({
        'it is the one whose rooms are free first, and later the other one':
          after.held?.reservationId === (isFirstOver(before) ? 'r-2' : 'r-1'),
        'it is known how long they are held':
          after.held?.leftMs === (isFirstOver(before) ? 70 : 60) * 60_000,
        'no day has to be named': after.held?.endsToday === true,
      }),
    },
    'the server knows of rooms that are held until tomorrow': {
      event: answers('loadUnpaidReservations', {
        receivedAt,
        reservations: [exampleReservation({ holdExpiresAt: '2026-03-10T23:00:00.000Z' })],
      }),
      changes: ({ after }) => ({
        'the day has to be named': !after.held?.endsToday,
      }),
    },
    'the server knows of held rooms and does not tell the time': {
      event: answers('loadUnpaidReservations', {
        receivedAt: null,
        reservations: [exampleReservation()],
      }),
      changes: ({ after }) => ({
        'only the server ends the hold': (after.held?.leftMs ?? null) === null,
        'the day has to be named': !after.held?.endsToday,
      }),
    },
    'the server knows of none': answers('loadUnpaidReservations', { receivedAt, reservations: [] }),
    'what the server knows of has no rooms': answers('loadUnpaidReservations', {
      receivedAt,
      reservations: [exampleReservation(withoutRooms)],
    }),
    'the hold is over by the server’s clock': answers('loadUnpaidReservations', {
      receivedAt: '2026-03-10T10:00:00.000Z',
      reservations: [exampleReservation()],
    }),
    'the network fails': fails('loadUnpaidReservations', unreachable),
    'nobody answers': timeIsUp('responseTimeout', 'holdReminder.looking'),
    'the hold ends': {
      event: timeIsUp('untilHoldEnds', 'holdReminder.reminding'),
      changes: ({ before, after }) => ({
        'nobody is reminded of it again': after.ended === before.held?.heldUntil,
      }),
    },
    'comes back to the page from another site': { type: 'page.restored' },
  },
  states: {
    looking: ({ context }) => ({ 'nothing is said': context.held === null }),
    reminding: ({ context }) => ({
      'it is known which stay is held': context.held !== null && context.held.leftMs !== 0,
      'it is none whose end has come': context.held?.heldUntil !== context.ended,
    }),
    silent: ({ context }) => ({ 'nothing is said': context.held === null }),
  },
  leftByLink: { reminding: 'Pay now' },
});
