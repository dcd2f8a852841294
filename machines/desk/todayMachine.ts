import { setup } from 'xstate';
import type { DeskToday } from '../contract/wire';
import { nothingShown, openScreen, type ChosenAct } from './openScreen';
import { openingStates, shownToUse } from './openScreenStates';

/** The day at the desk: who comes, who is here, who leaves, and what needs somebody. */
export const todayMachine = setup(
  openScreen<DeskToday, ChosenAct>({
    canDo: ({ arrivals, inHouse }, { reservationId, request }) =>
      [...arrivals, ...inHouse].some(
        (row) =>
          row.reservationId === reservationId &&
          'room' in request &&
          row.acts.some(
            ({ act, room, isAllowed }) => isAllowed && act === request.act && room === request.room,
          ),
      ),
  }),
).createMachine({
  id: 'today',
  options: { maxIterations: 1000 },
  context: nothingShown,
  initial: 'loading',
  states: { ...openingStates('Today'), shown: shownToUse },
});
