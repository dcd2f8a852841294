import { assign, setup } from 'xstate';
import type {
  DeskRoom,
  DeskRoomAct,
  DeskRoomActed,
  DeskRoomActName,
  DeskRoomActRequest,
  DeskRooms,
} from '../contract/wire';
import type { Done } from '../shared/command';
import { notProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';
import { typedText } from '../shared/typedText';
import {
  askNotProvided,
  nothingShown,
  openingStates,
  openScreenActions,
  openScreenActors,
  openScreenDelays,
  openScreenGuards,
  sendingState,
  shownState,
  type OpenScreenContext,
  type OpenScreenEvent,
  type OpenScreenTag,
} from './openScreen';

/** An act with a room. */
export interface RoomAct {
  number: string;
  request: DeskRoomActRequest;
}

/** An act that asks for a reason first. */
export interface AskedRoomAct {
  number: string;
  act: Exclude<DeskRoomActName, 'clean' | 'dirty'>;
}

/** Whether an act is one that asks for a reason. */
export function isAskedOfRoom(one: DeskRoomAct): one is DeskRoomAct & Pick<AskedRoomAct, 'act'> {
  return one.act !== 'clean' && one.act !== 'dirty';
}

/** What is sent. @param typed the text of a field */
export function requestAsked(
  act: AskedRoomAct['act'],
  typed: (field: 'from' | 'to' | 'why') => string,
): DeskRoomActRequest {
  const why = typedText(typed('why')).trim();
  return act === 'closeLonger' ? { act, from: typed('from'), to: typed('to'), why } : { act, why };
}

export interface RoomBoardContext extends OpenScreenContext<DeskRooms> {
  /** What a dialog asks for, until it is done or dropped; null if none is open. */
  asked: AskedRoomAct | null;
  /** The act that is on its way; null if none is. */
  sending: RoomAct | null;
}

export type RoomBoardEvent =
  | OpenScreenEvent
  | ({ type: 'reason.wanted' } & AskedRoomAct)
  | { type: 'question.dropped' }
  | ({ type: 'roomAct.chosen' } & RoomAct);

/** What somebody looks for among the rooms. */
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
  return found.toSorted((one, other) => urgency(one) - urgency(other));
}

/** Whether an act can be done as things stand. */
function isOffered(board: DeskRooms | null, number: string, name: DeskRoomActName): boolean {
  const room = board?.rooms.find((one) => one.number === number);
  return room?.acts.some(({ act, isAllowed }) => act === name && isAllowed) ?? false;
}

const wanted = ({ event: { number, act } }: { event: AskedRoomAct }) => ({ number, act });
const chosen = ({ event: { number, request } }: { event: RoomAct }) => ({ number, request });
const shown = shownState();
// All but `acting`: acts with rooms are sent while `sending`.
const { upToDate, asking, catchingUp, outOfReach, askingAgain, unseen, locked } = shown.states;
/** What can be done wherever what shows can be used. */
const usable = {
  'reason.wanted': {
    guard: { type: 'it can be asked for', params: wanted },
    actions: { type: 'ask for a reason', params: wanted },
  },
  'roomAct.chosen': {
    guard: { type: 'it can be done', params: chosen },
    target: 'sending',
    actions: { type: 'remember what is sent', params: chosen },
  },
} as const;

/** The rooms of the hotel: which are free, which are clean, and what is to be done with each. */
export const roomBoardMachine = setup({
  types: {
    context: {} as RoomBoardContext,
    events: {} as RoomBoardEvent,
    tags: {} as OpenScreenTag,
    meta: {} as StateMeta,
  },
  actors: {
    ...openScreenActors,
    ask: askNotProvided<DeskRooms>(),
    sendRoomAct: notProvided<DeskRoomActed, RoomAct>('sendRoomAct'),
  },
  guards: {
    ...openScreenGuards,
    'it can be asked for': ({ context }, { number, act }: AskedRoomAct) =>
      isOffered(context.answer, number, act),
    'it can be done': ({ context }, { number, request }: RoomAct) =>
      isOffered(context.answer, number, request.act),
  },
  actions: {
    ...openScreenActions<DeskRooms, RoomBoardContext, RoomBoardEvent>(),
    'ask for a reason': assign((_, asked: AskedRoomAct) => ({ asked, said: null })),
    'remember what is sent': assign((_, sending: RoomAct) => ({ sending, said: null })),
    'say what was done': assign((_, { isDone, text }: DeskRoomActed) => ({
      said: { tone: isDone ? ('done' as const) : ('refused' as const), text },
      asked: null,
    })),
    'ask for nothing': assign({ asked: null, said: null }),
    'nothing is on its way': assign({ sending: null }),
  },
  delays: openScreenDelays,
}).createMachine({
  id: 'roomBoard',
  context: { ...nothingShown, asked: null, sending: null },
  initial: 'loading',
  states: {
    ...openingStates('Rooms'),
    shown: {
      ...shown,
      on: { ...shown.on, 'question.dropped': { actions: 'ask for nothing' } },
      states: {
        catchingUp,
        outOfReach,
        askingAgain,
        unseen,
        locked,
        upToDate: {
          ...upToDate,
          on: { 'page.hidden': upToDate.on['page.hidden'], ...usable },
        },
        asking: { ...asking, on: usable },
        sending: {
          description: 'A room is marked, closed or reopened; all else waits for it.',
          meta: { screen: 'An act with a room is on its way' },
          // What is on its way stays as it is.
          on: { 'question.dropped': {} },
          ...sendingState(
            'sendRoomAct',
            requireSending,
            ({ event }: Done<DeskRoomActed>) => event.output,
          ),
        },
      },
    },
  },
});

/** @throws Error if there is none */
function requireSending({ context }: { context: RoomBoardContext }): RoomAct {
  if (context.sending === null) throw new Error('No act with a room is on its way');
  return context.sending;
}
