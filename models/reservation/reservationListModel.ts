import type { Reservation } from '../../machines/contract/wire';
import * as reservationListMessages from '../../messages/reservation/list';
import {
  reservationListMachine,
  type ReservationListContext,
} from '../../machines/reservation/reservationListMachine';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, notLoggedIn, sessionExpired, unreachable } from '../fixtures/failures';
import { holdEnds } from '../fixtures/holdEnds';
import { loginAgain } from '../fixtures/loginAgain';
import { defineModel } from '../defineModel';
import { alike, type ChangeOf } from '../../tools/model/testModel';

const reservations: [Reservation] = [exampleReservation()];
const another = exampleReservation({ id: 'r-2', group: 'upcoming', paymentStatus: 'paid' });

type Change = ChangeOf<ReservationListContext>;

const keepsWhatWasRead = ({ before, after }: Change) => ({
  'what was read before stays': after.reservations === before.reservations,
});

export const reservationListModel = defineModel(reservationListMachine, {
  starts: { 'opens the list of reservations': {} },
  cases: {
    'the server knows one reservation': answers('loadReservations', { reservations }),
    'the server knows more than it tells at once': answers('loadReservations', {
      reservations,
      nextCursor: 'behind',
    }),
    'wants to see more': { type: 'more.requested' },
    'the server tells the rest, and one once more': {
      event: answers('loadMoreReservations', { reservations: [...reservations, another] }),
      changes: ({ after }) => ({
        'each of them shows once': after.reservations.map(({ id }) => id).join() === 'r-1,r-2',
        'there is no more': after.nextCursor === null,
      }),
    },
    'the server tells more, and knows others': {
      event: answers('loadMoreReservations', { reservations: [another], nextCursor: 'further' }),
      onlyWhen: ({ context }) => context.nextCursor === 'behind',
      changes: ({ after }) => ({
        'it shows behind the others': after.reservations.at(-1)?.id === 'r-2',
        'there is more behind it': after.nextCursor === 'further',
      }),
    },
    'the session expires before the rest is told': fails('loadMoreReservations', sessionExpired),
    'the network fails before the rest is told': {
      event: fails('loadMoreReservations', unreachable),
      changes: ({ before, after }) => ({
        'nothing is lost': after.reservations === before.reservations,
        'it is asked for at the same place again': after.nextCursor === before.nextCursor,
      }),
    },
    'nobody tells the rest': timeIsUp('responseTimeout', 'reservationList.extending'),
    'the server knows none': answers('loadReservations', { reservations: [] }),
    'the server says that the session expired': fails('loadReservations', sessionExpired),
    'there is no session': fails('loadReservations', notLoggedIn),
    ...alike(keepsWhatWasRead, {
      'the network fails': fails('loadReservations', unreachable),
      'tries again': { type: 'retry.requested' },
      'nobody answers': timeIsUp('responseTimeout', 'reservationList.loading'),
    }),
    ...loginAgain(undefined, keepsWhatWasRead),
    ...holdEnds(keepsWhatWasRead),
    'comes back to the page from another site': { type: 'page.restored' },
  },
  states: {
    loading: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'what was read still shows': tags.has('list'),
      'no old error shows': context.error === null,
    }),
    listing: ({ context, tags }) => ({
      'the reservations show': tags.has('list') && context.reservations.includes(reservations[0]),
      'no error shows': context.error === null,
      'nobody waits': !tags.has('busy'),
    }),
    extending: ({ context, tags }) => ({
      'what was read still shows': tags.has('list') && context.reservations.length > 0,
      'the guest waits for more': tags.has('busy') && context.nextCursor !== null,
      'no old error shows': context.error === null,
    }),
    notExtended: ({ context, tags }) => ({
      'what was read still shows': tags.has('list') && context.reservations.length > 0,
      'it says so': context.error === reservationListMessages.fetchFailed && tags.has('error'),
      'nobody waits': !tags.has('busy'),
    }),
    outdated: ({ context, tags }) => ({
      'what was read still shows': tags.has('list') && context.reservations.length > 0,
      'it says so': context.error === reservationListMessages.fetchFailed && tags.has('error'),
      'nobody waits': !tags.has('busy'),
    }),
    empty: ({ context }) => ({ 'there are none': context.reservations.length === 0 }),
    failed: ({ context, tags }) => ({
      'nothing was read before': context.reservations.length === 0,
      'it says so': context.error === reservationListMessages.fetchFailed && tags.has('error'),
    }),
    sessionLost: ({ context }) => ({
      'no error shows': context.error === null,
    }),
  },
  leftByLink: {
    listing: 'View Details',
    notExtended: 'View Details',
    outdated: 'View Details',
    empty: 'Book a Room Now',
  },
});
