import { roomBoardMachine, type RoomBoardContext } from '../../machines/desk/roomBoardMachine';
import * as screenMessages from '../../messages/desk/openScreen';
import * as messages from '../../messages/desk/roomActs';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { exampleRooms, fasterCleaned, laterRooms } from './exampleRooms';
import { askingCases, openScreenStates } from './openScreenCases';

const states = Object.fromEntries(
  Object.entries(openScreenStates).filter(([state]) => state !== 'shown.acting'),
);

interface Change {
  before: RoomBoardContext;
  after: RoomBoardContext;
}

const says = (text: string) => (change: Change) => ({
  [`it says “${text}”`]: change.after.said?.text === text,
  'what is asked for stays open': change.after.asked === change.before.asked,
});
const kept = messages.stays('Adaobi Okeke', '204');

export const roomBoardModel = defineModel(roomBoardMachine, {
  starts: { 'opens the rooms': {} },
  cases: {
    ...askingCases('roomBoard', { first: exampleRooms, next: laterRooms }),
    'marks a room clean': {
      event: { type: 'roomAct.chosen', number: '311', request: { act: 'clean' } },
      changes: ({ after }) => ({
        'it is on its way': after.sending?.number === '311',
        'nothing else is said': after.said === null,
      }),
    },
    'marks what is clean': {
      event: { type: 'roomAct.chosen', number: '102', request: { act: 'clean' } },
      never: true,
    },
    'wants to close a room': {
      event: { type: 'reason.wanted', number: '204', act: 'closeTonight' },
      changes: ({ after }) => ({ 'the reason is asked for': after.asked?.number === '204' }),
    },
    'wants to reopen it, which a manager does': {
      event: { type: 'reason.wanted', number: '207', act: 'reopen' },
      never: true,
    },
    'says why': {
      event: {
        type: 'roomAct.chosen',
        number: '204',
        request: { act: 'closeTonight', why: 'The shower leaks' },
      },
      onlyWhen: ({ context }) => context.asked !== null,
      changes: ({ before, after }) => ({ 'the question stays': after.asked === before.asked }),
    },
    'wants nothing any more': {
      event: { type: 'question.dropped' },
      onlyWhen: ({ context }) => context.asked !== null,
      changes: ({ after }) => ({
        'nothing is asked for, unless it is on its way':
          after.asked === null || after.sending !== null,
      }),
    },
    'it is done': {
      event: answers('sendRoomAct', { isDone: true, text: messages.marked.clean('311') }),
      changes: ({ after }) => ({
        'it says so': after.said?.tone === 'done',
        'nothing is asked for': after.asked === null,
      }),
    },
    'somebody keeps the room': {
      event: answers('sendRoomAct', { isDone: false, text: kept }),
      onlyWhen: ({ context }) => context.sending?.number === '204',
      changes: ({ after }) => ({ 'it warns': after.said?.tone === 'refused' }),
    },
    'a colleague was faster': {
      event: fails('sendRoomAct', refused('changed_meanwhile', 409, fasterCleaned)),
      changes: says(fasterCleaned),
    },
    'the desk was locked before it was done': {
      event: fails('sendRoomAct', refused('desk_locked', 403, 'The desk is locked.')),
      changes: ({ before, after }) => ({ 'what is asked for stays': after.asked === before.asked }),
    },
    'the network fails while it is done': {
      event: fails('sendRoomAct', unreachable),
      changes: says(screenMessages.outcomeUnknown),
    },
    'nobody answers while it is done': {
      event: timeIsUp('responseTimeout', 'roomBoard.shown.sending'),
      changes: says(screenMessages.outcomeUnknown),
    },
  },
  states: {
    ...states,
    'shown.sending': ({ context, tags }) => ({
      'it waits for the act': tags.has('busy') && context.sending !== null,
    }),
  },
});
