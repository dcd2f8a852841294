import { findMachine } from '../../machines/desk/findMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { fails, unreachable } from '../fixtures/failures';
import { found } from './exampleDay';

export const findModel = defineModel(findMachine, {
  starts: { 'is at work': {} },
  cases: {
    'types a name': {
      event: { type: 'text.typed', text: 'oke' },
      changes: ({ before, after }) => ({
        'it stands there': after.text === 'oke',
        'what was found before stays': after.found === before.found,
      }),
    },
    'pastes a whole letter': {
      event: { type: 'text.typed', text: 'oke '.repeat(60) },
      changes: ({ after }) => ({
        'it stands there': after.text.length === 240,
        'nothing is found': after.found.length === 0,
      }),
    },
    'empties the field': {
      event: { type: 'text.typed', text: ' ' },
      changes: ({ after }) => ({ 'nothing is found': after.found.length === 0 }),
    },
    pauses: timeIsUp('typingPaused', 'find.typing'),
    'the server finds her': {
      event: answers('find', found),
      changes: ({ after }) => ({ 'she shows': after.found === found.reservations }),
    },
    'the server finds nobody': {
      event: answers('find', { reservations: [] }),
      changes: ({ after }) => ({ 'nobody shows': after.found.length === 0 }),
    },
    'the network fails': fails('find', unreachable),
    'nobody answers': timeIsUp('responseTimeout', 'find.finding'),
  },
  states: {
    resting: ({ context }) => ({ 'nothing is looked for': context.text === '' }),
    typing: ({ context }) => ({ 'something is typed': context.text.trim() !== '' }),
    finding: ({ context }) => ({ 'something is looked for': context.text.trim() !== '' }),
    found: ({ context }) => ({ 'something was looked for': context.text.trim() !== '' }),
    tooLong: ({ context }) => ({ 'something is typed': context.text.trim() !== '' }),
    failed: ({ context }) => ({ 'something was looked for': context.text.trim() !== '' }),
  },
});
