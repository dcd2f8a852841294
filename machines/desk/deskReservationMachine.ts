import { setup } from 'xstate';
import type { DeskReservation } from '../contract/wire';
import type { StateMeta } from '../shared/screen';
import {
  askNotProvided,
  nothingShown,
  openScreenActions,
  openScreenActors,
  openScreenDelays,
  openScreenGuards,
  shownState,
  type ChosenAct,
  type OpenScreenContext,
  type OpenScreenEvent,
  type OpenScreenTag,
} from './openScreen';

export interface DeskReservationInput {
  /** Its id. */
  id: string;
}

export type DeskReservationContext = OpenScreenContext<DeskReservation>;

/** A reservation at the desk: its rooms, guest, money and history, and what can be done with it now. */
export const deskReservationMachine = setup({
  types: {
    context: {} as DeskReservationContext,
    events: {} as OpenScreenEvent,
    input: {} as DeskReservationInput,
    tags: {} as OpenScreenTag,
    meta: {} as StateMeta,
  },
  actors: {
    ...openScreenActors,
    ask: askNotProvided<DeskReservation>(),
  },
  guards: {
    ...openScreenGuards,
    'it is offered': ({ context }, { request }: ChosenAct) =>
      context.answer?.acts.some(
        ({ act, room, isAllowed }) =>
          isAllowed && act === request.act && room === ('room' in request ? request.room : null),
      ) ?? false,
  },
  actions: openScreenActions<DeskReservation>(),
  delays: openScreenDelays,
}).createMachine({
  id: 'deskReservation',
  context: ({ input }) => ({ ...nothingShown, id: input.id }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The reservation is on its way.',
      tags: 'busy',
      meta: { screen: 'Reservation: loading' },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { id, etag } }) => ({ id, etag }),
        onDone: {
          target: 'shown',
          actions: { type: 'remember the answer', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'there is none', params: ({ event }) => event },
            target: 'notFound',
          },
          { target: 'failed' },
        ],
      },
      after: { responseTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'The reservation could not be had.',
      meta: { screen: 'Reservation: failed' },
      on: { 'retry.requested': { target: 'loading' } },
      after: { untilNextAsking: { target: 'loading' } },
    },
    notFound: {
      description: 'There is no such reservation.',
      meta: { screen: 'Reservation: not found' },
    },
    shown: shownState<DeskReservation>(),
  },
});
