import { roomBoardMachine, type RoomAct } from '../../machines/desk/roomBoardMachine';
import * as messages from '../../messages/desk/roomActs';
import { answers } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { exampleRooms, laterRooms } from './exampleRooms';
import { actingCases, actingStates, asksFor, closesDialog, types } from './openScreenCases';

const cleaning: RoomAct = { number: '311', request: { act: 'clean' } };
const kept = messages.stays('Adaobi Okeke', '204');

export const roomBoardModel = defineModel(roomBoardMachine, {
  starts: { 'opens the rooms': { input: { id: null, kept: null } } },
  cases: {
    ...actingCases('roomBoard', {
      first: exampleRooms,
      next: laterRooms,
      act: cleaning,
      refused: { ...cleaning, number: '102' },
    }),
    'wants to close a room': asksFor({ number: '204', act: 'closeTonight' }, { why: '' }),
    'wants to reopen it, which a manager does': {
      event: { type: 'draft.begun', question: { number: '207', act: 'reopen' } },
      never: true,
    },
    'says why': types('why', 'The shower leaks'),
    'sends what is asked for': {
      event: { type: 'draft.submitted' },
      changes: ({ before, after }) => ({
        'it is on its way, if it says why':
          (after.acting?.request.act === 'closeTonight') ===
          (before.draft !== null && before.draft.typed.why !== ''),
        'it says that a reason is missing':
          (before.draft?.typed.why === '') === (after.draft?.errors.why !== undefined),
      }),
    },
    'wants nothing any more': closesDialog,
    'somebody keeps the room': {
      event: answers('sendAct', { tone: 'refused', text: kept }),
      onlyWhen: ({ context }) => context.acting?.number === '204',
      changes: ({ after }) => ({ 'it warns': after.said?.text === kept && after.draft === null }),
    },
  },
  states: actingStates,
});
