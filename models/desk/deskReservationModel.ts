import { deskReservationMachine } from '../../machines/desk/deskReservationMachine';
import { defineModel } from '../defineModel';
import { fails, refused } from '../fixtures/failures';
import { answers } from '../../tools/model/outcomes';
import { checkedIn, checkInOfAdaobi, exampleReservation, unpaidReservation } from './exampleDay';
import { asked, openScreenCases, openScreenStates } from './openScreenCases';

const { reservationId } = checkInOfAdaobi;

export const deskReservationModel = defineModel(deskReservationMachine, {
  starts: { 'opens the reservation': { input: { id: reservationId } } },
  cases: {
    ...openScreenCases('deskReservation', {
      first: exampleReservation,
      next: checkedIn,
      act: checkInOfAdaobi,
    }),
    'there is no such reservation': {
      event: fails('ask', refused('reservation_not_found', 404)),
    },
    'the server answers that it is not paid': {
      event: answers('ask', asked(unpaidReservation, '00')),
      onlyWhen: ({ context }) => context.answer === null,
      changes: ({ after }) => ({ 'it shows': after.answer === unpaidReservation }),
    },
    'takes the payment in cash': {
      event: {
        type: 'act.chosen',
        reservationId,
        request: { act: 'takePayment', method: 'cash', amount: 135_000, balance: 135_000 },
      },
    },
    'keeps a note': {
      event: { type: 'act.chosen', reservationId, request: { act: 'note', note: 'Comes late' } },
    },
    'it is done': {
      event: answers('sendAct'),
      changes: ({ before, after }) => ({
        'it says so': after.said?.tone === 'done',
        'of a note in other words':
          (after.said?.text === 'The note is kept.') === (before.acting?.request.act === 'note'),
      }),
    },
  },
  states: {
    ...openScreenStates,
    notFound: ({ context }) => ({ 'nothing shows': context.answer === null }),
  },
  leftByLink: { notFound: 'Back to Today' },
});
