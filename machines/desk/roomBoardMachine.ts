import { setup } from 'xstate';
import type {
  DeskRoom,
  DeskRoomAct,
  DeskRoomActName,
  DeskRoomActRequest,
  DeskRooms,
} from '../contract/wire';
import { fieldsIn } from '../shared/fieldsIn';
import { textError, type Form } from './draft';
import { nothingShown, openScreen } from './openScreen';
import { openingStates, shownToAsk } from './openScreenStates';

/** An act with a room. */
export interface RoomAct {
  number: string;
  request: DeskRoomActRequest;
}

/** An act that asks for a reason first. */
export interface RoomQuestion {
  number: string;
  act: Exclude<DeskRoomActName, 'clean' | 'dirty'>;
}

/** Whether an act is one that asks for a reason. */
export function isAskedOfRoom(one: DeskRoomAct): one is DeskRoomAct & Pick<RoomQuestion, 'act'> {
  return one.act !== 'clean' && one.act !== 'dirty';
}

type RoomForm = Form<DeskRooms, RoomQuestion, RoomAct>;

const check: RoomForm['check'] = (read) => ({ why: textError(200)(read('why')) });
const withReason = (act: 'closeTonight' | 'reopen'): RoomForm => ({
  begin: () => ({ why: '' }),
  check,
  act: (read, _, { number }) => ({ number, request: { act, why: read('why') } }),
});
const forms: Readonly<Record<RoomQuestion['act'], RoomForm>> = {
  closeTonight: withReason('closeTonight'),
  closeLonger: {
    begin: ({ date }) => ({ from: date, until: '', why: '' }),
    check,
    act: (read, _, { number }) => ({
      number,
      request: { act: 'closeLonger', from: read('from'), to: read('until'), why: read('why') },
    }),
  },
  reopen: withReason('reopen'),
};

const isAsked = (act: unknown): act is RoomQuestion['act'] =>
  typeof act === 'string' && act in forms;

/** Reads a question that a tab kept; null if it is none. */
export function readRoomQuestion(value: unknown): RoomQuestion | null {
  const { number, act } = fieldsIn(value);
  return typeof number === 'string' && isAsked(act) ? { number, act } : null;
}

/** The filters of the rooms. */
export const roomFilters = {
  all: () => true,
  toClean: ({ isClean }) => !isClean,
  arriving: ({ arrival }) => arrival !== null,
  leaving: ({ uses }) => uses.includes('leaving'),
  free: ({ isFreeTonight }) => isFreeTonight,
  closed: ({ closed }) => closed !== null,
} satisfies Record<string, (room: DeskRoom) => boolean>;
export type RoomFilter = keyof typeof roomFilters;

/** Rooms in the order in which they are cleaned: those that a guest waits for, empty ones, the others. */
export function roomsFor(filter: RoomFilter, { rooms }: DeskRooms): DeskRoom[] {
  const found = rooms.filter(roomFilters[filter]);
  if (filter !== 'toClean') return found;
  const urgency = ({ arrival, guest }: DeskRoom) =>
    (guest === null ? 0 : 2) + (arrival === null ? 1 : 0);
  return found.sort((one, other) => urgency(one) - urgency(other));
}

/** Whether an act can be done as things stand. */
function isOffered({ rooms }: DeskRooms, number: string, name: DeskRoomActName): boolean {
  const room = rooms.find((one) => one.number === number);
  return room?.acts.some(({ act, isAllowed }) => act === name && isAllowed) ?? false;
}

/** The rooms of the hotel: which are free, which are clean, and what is to be done with each. */
export const roomBoardMachine = setup(
  openScreen<DeskRooms, RoomAct, RoomQuestion>({
    canDo: (board, { number, request }) => isOffered(board, number, request.act),
    canAsk: (board, { number, act }) => isOffered(board, number, act),
    formOf: ({ act }) => forms[act],
  }),
).createMachine({
  id: 'roomBoard',
  options: { maxIterations: 1000 },
  context: nothingShown,
  initial: 'loading',
  states: { ...openingStates('Rooms'), shown: shownToAsk },
});
