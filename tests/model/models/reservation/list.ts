import { reservationListMessages } from '../../../../machines/reservation/messages';
import { reservationListMachine } from '../../../../machines/reservation/list';
import { exampleReservation } from '../../../support/exampleReservation';
import {
  answers,
  fails,
  notLoggedIn,
  sessionExpired,
  timeIsUp,
  unexpected,
  unreachable,
} from '../../support/outcomes';
import { defineModel } from '../../support/testModel';

const reservations = [exampleReservation()];

export const reservationListModel = defineModel(reservationListMachine, {
  everySimplePath: true,
  starts: { 'opens the list of reservations': { begins: 'loading' } },
  cases: {
    'the server knows one reservation': {
      event: answers('loadReservations', { reservations }),
      leads: { loading: 'listing' },
    },
    'the server knows none': {
      event: answers('loadReservations', { reservations: [] }),
      leads: { loading: 'empty' },
    },
    'the server says that the session expired': {
      event: fails('loadReservations', sessionExpired),
      leads: { loading: 'sessionLost' },
    },
    'there is no session': {
      event: fails('loadReservations', notLoggedIn),
      leads: { loading: 'sessionLost' },
    },
    'the network fails': {
      event: fails('loadReservations', unreachable),
      leads: { loading: 'failed' },
    },
    'tries again': {
      event: { type: 'retry.requested' },
      leads: { failed: 'loading', sessionLost: 'loading' },
    },
    'the login does not open': {
      event: fails('askForLogin', unexpected),
      leads: { sessionLost: 'failed' },
    },
    'nobody answers': {
      event: timeIsUp('answerPatience', 'reservationList.loading'),
      leads: { loading: 'failed' },
    },
    'comes back to the page from another site': {
      event: { type: 'guest.returned' },
      leads: { listing: 'loading', empty: 'loading' },
    },
  },
  states: {
    loading: ({ context, tags }) => ({
      'the guest waits': tags.has('busy'),
      'no old error shows': context.error === null,
    }),
    listing: ({ context }) => ({
      'the reservations show': context.reservations === reservations,
      'no error shows': context.error === null,
    }),
    empty: ({ context }) => ({ 'there are none': context.reservations.length === 0 }),
    failed: ({ context, tags }) => ({
      'it says so': context.error === reservationListMessages.fetchFailed && tags.has('error'),
    }),
    sessionLost: ({ context }) => ({
      'no error shows': context.error === null,
    }),
  },
  leftByLink: {
    listing: 'View Details',
    empty: 'Book a Room Now',
  },
});
