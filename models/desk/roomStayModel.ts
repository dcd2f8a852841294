import { roomStayMachine } from '../../machines/desk/roomStayMachine';
import { defineModel } from '../defineModel';

export const roomStayModel = defineModel(roomStayMachine, {
  starts: { 'a room is sold': {} },
  cases: {
    'the guest comes': { type: 'guest.arrived' },
    'the guest leaves': { type: 'guest.left' },
    'the guest never comes': { type: 'guest.missed' },
    'the last step was a mistake': { type: 'step.undone' },
  },
  states: {
    expected: () => ({}),
    inHouse: () => ({}),
    departed: () => ({}),
    noShow: () => ({}),
  },
});
