import { setup } from 'xstate';
import type { DeskReservation } from '../contract/wire';
import { command } from '../shared/command';
import { notProvided } from '../shared/notProvided';
import { withError, withOutput } from '../shared/params';
import { formOf, isAsked, type ActQuestion } from './askedActs';
import {
  draftedAct,
  nothingShown,
  openScreen,
  type ChosenAct,
  type OpenScreenContext,
} from './openScreen';
import { draftSubmitted, openingStates, shownToAsk, whileLocked, whyNot } from './openScreenStates';

export type DeskReservationContext = OpenScreenContext<DeskReservation, ChosenAct, ActQuestion>;

const isOffered = ({ acts }: DeskReservation, wanted: ActQuestion): boolean =>
  acts.some(({ act, room, isAllowed }) => isAllowed && act === wanted.act && room === wanted.room);

const parts = openScreen<DeskReservation, ChosenAct, ActQuestion>({
  canDo: (answer, { request }) =>
    isOffered(answer, { act: request.act, room: 'room' in request ? request.room : null }),
  canAsk: (answer, question) => isAsked(question.act) && isOffered(answer, question),
  formOf,
});
const { upToDate, asking, ...others } = shownToAsk.states;
const [wrong, gone, send] = draftSubmitted;
const submitted = {
  'draft.submitted': [wrong, gone, { guard: 'it wants a preview', target: 'previewing' }, send],
} as const;

/** A reservation at the desk: its rooms, guest, money and history, and what can be done with it now. */
export const deskReservationMachine = setup({
  ...parts,
  actors: { ...parts.actors, previewAct: notProvided<DeskReservation, ChosenAct>('previewAct') },
}).createMachine({
  id: 'deskReservation',
  options: { maxIterations: 1000 },
  context: nothingShown,
  initial: 'loading',
  states: {
    ...openingStates('Reservation', [{ guard: withError('there is none'), target: 'notFound' }]),
    notFound: {
      description: 'There is no such reservation.',
      meta: { screen: 'Reservation: not found' },
    },
    shown: {
      ...shownToAsk,
      states: {
        ...others,
        upToDate: { ...upToDate, on: { ...upToDate.on, ...submitted } },
        asking: { ...asking, on: { ...asking.on, ...submitted } },
        previewing: {
          description: 'What the act would change is asked; nothing is changed.',
          meta: { screen: 'What an act would change is asked' },
          tags: 'busy',
          ...command('previewAct', {
            input: ({ context }: { context: DeskReservationContext }) =>
              draftedAct(context, formOf),
            done: { target: 'upToDate', actions: withOutput('remember the preview') },
            special: [{ guard: whileLocked, target: 'locked' }],
            refused: { target: 'catchingUp', actions: whyNot },
            unknown: { target: 'askingAgain' },
          }),
        },
      },
    },
  },
});
