import { roomStayMachine } from '../../machines/desk/roomStayMachine';
import { defineModel } from '../defineModel';

export const roomStayModel = defineModel(roomStayMachine, {
  starts: { 'a room is sold': {} },
  cases: {
    'the guest comes': { event: { type: 'guest.arrived' } },
    'the guest leaves': { event: { type: 'guest.left' } },
    'the guest never comes': { event: { type: 'guest.missed' } },
    'the last step was a mistake': { event: { type: 'step.undone' } },
  },
  states: {
    expected: () => ({}),
    inHouse: () => ({}),
    departed: () => ({}),
    noShow: () => ({}),
  },
});
