import { setup } from 'xstate';
import type { DeskToday } from '../contract/wire';
import type { StateMeta } from '../shared/screen';
import {
  askNotProvided,
  nothingShown,
  openScreenActions,
  openScreenActors,
  openScreenDelays,
  openScreenGuards,
  openingStates,
  shownState,
  type ChosenAct,
  type OpenScreenContext,
  type OpenScreenEvent,
  type OpenScreenTag,
} from './openScreen';

export type TodayContext = OpenScreenContext<DeskToday>;

/** The day at the desk: who comes, who is here, who leaves, and what needs somebody. */
export const todayMachine = setup({
  types: {
    context: {} as TodayContext,
    events: {} as OpenScreenEvent,
    tags: {} as OpenScreenTag,
    meta: {} as StateMeta,
  },
  actors: {
    ...openScreenActors,
    ask: askNotProvided<DeskToday>(),
  },
  guards: {
    ...openScreenGuards,
    'it is offered': ({ context }, { reservationId, request }: ChosenAct) =>
      [...(context.answer?.arrivals ?? []), ...(context.answer?.inHouse ?? [])].some(
        (row) =>
          row.reservationId === reservationId &&
          'room' in request &&
          row.acts.some(
            ({ act, room, isAllowed }) => isAllowed && act === request.act && room === request.room,
          ),
      ),
  },
  actions: openScreenActions<DeskToday>(),
  delays: openScreenDelays,
}).createMachine({
  id: 'today',
  context: nothingShown,
  initial: 'loading',
  states: { ...openingStates('Today'), shown: shownState() },
});
