import { setup } from 'xstate';
import type { DeskPlan } from '../contract/wire';
import type { StateMeta } from '../shared/screen';
import {
  askNotProvided,
  nothingShown,
  openingStates,
  openScreenActions,
  openScreenActors,
  openScreenDelays,
  openScreenGuards,
  shownState,
  type OpenScreenContext,
  type OpenScreenEvent,
  type OpenScreenTag,
} from './openScreen';

const shown = shownState();
const { upToDate, asking, catchingUp, outOfReach, askingAgain, unseen, locked } = shown.states;

/** The rooms × 14 nights, which are read and not changed. */
export const planMachine = setup({
  types: {
    context: {} as OpenScreenContext<DeskPlan>,
    events: {} as OpenScreenEvent,
    /** The first night; null for tonight. */
    input: {} as { date: string | null },
    tags: {} as OpenScreenTag,
    meta: {} as StateMeta,
  },
  actors: { ...openScreenActors, ask: askNotProvided<DeskPlan>() },
  guards: openScreenGuards,
  actions: openScreenActions<DeskPlan>(),
  delays: openScreenDelays,
}).createMachine({
  id: 'plan',
  context: ({ input }) => ({ ...nothingShown, id: input.date }),
  initial: 'loading',
  states: {
    ...openingStates('Plan'),
    shown: {
      ...shown,
      states: {
        upToDate: { ...upToDate, on: { 'page.hidden': upToDate.on['page.hidden'] } },
        asking: { ...asking, on: {} },
        catchingUp,
        outOfReach,
        askingAgain,
        unseen,
        locked,
      },
    },
  },
});
