import { assign, setup } from 'xstate';
import type { DeskAct, DeskReservation } from '../contract/wire';
import { command, errorParams, type Done } from '../shared/command';
import { isValid, withoutField } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';
import {
  begunDraft,
  draftErrors,
  isAsked,
  requestOfDraft,
  wantsPreview,
  type AskedField,
  type Draft,
} from './askedActs';
import {
  askNotProvided,
  doneInWords,
  nothingShown,
  openingStates,
  openScreenActions,
  openScreenActors,
  openScreenDelays,
  openScreenGuards,
  shownState,
  whileLocked,
  type ChosenAct,
  type OpenScreenContext,
  type OpenScreenEvent,
  type OpenScreenTag,
} from './openScreen';

export interface DeskReservationInput {
  /** Its id. */
  id: string;
}

export interface DeskReservationContext extends OpenScreenContext<DeskReservation> {
  /** The act that is asked for in the dialog; null if none is. */
  draft: Draft | null;
}

export type DeskReservationEvent =
  | OpenScreenEvent
  | { type: 'draft.begun'; offered: DeskAct }
  | { type: 'draft.edited'; field: AskedField; value: string }
  | { type: 'draft.submitted' }
  | { type: 'draft.dropped' };

/** An act that is asked for. */
interface Asking {
  offered: DeskAct;
}

/** @throws Error if nothing is asked for, or nothing shows */
function drafted({ context: { answer, draft } }: { context: DeskReservationContext }): ChosenAct {
  if (answer === null || draft === null) throw new Error('Nothing is asked for');
  return { reservationId: answer.id, request: requestOfDraft(draft, answer) };
}

const isOffered = (
  answer: DeskReservation | null,
  wanted: Pick<DeskAct, 'act' | 'room'>,
): boolean =>
  answer?.acts.some(
    ({ act, room, isAllowed }) => isAllowed && act === wanted.act && room === wanted.room,
  ) ?? false;

const shown = shownState();
const asking = ({ event: { offered } }: { event: Asking }): Asking => ({ offered });
/** What is done about the dialog wherever what shows can be used. */
const usable = {
  'draft.begun': {
    guard: { type: 'it can be asked for', params: asking },
    actions: { type: 'begin the draft', params: asking },
  },
  'draft.submitted': [
    { guard: 'something typed is wrong', actions: 'say what is wrong' },
    { guard: 'it is offered no more' },
    { guard: 'it wants a preview', target: 'previewing' },
    { target: 'acting', actions: 'send the draft' },
  ],
} as const;

/** A reservation at the desk: its rooms, guest, money and history, and what can be done with it now. */
export const deskReservationMachine = setup({
  types: {
    context: {} as DeskReservationContext,
    events: {} as DeskReservationEvent,
    input: {} as DeskReservationInput,
    tags: {} as OpenScreenTag,
    meta: {} as StateMeta,
  },
  actors: {
    ...openScreenActors,
    ask: askNotProvided<DeskReservation>(),
    previewAct: notProvided<DeskReservation, ChosenAct>('previewAct'),
  },
  guards: {
    ...openScreenGuards,
    'it is offered': ({ context }, { request }: ChosenAct) =>
      isOffered(context.answer, {
        act: request.act,
        room: 'room' in request ? request.room : null,
      }),
    'it can be asked for': ({ context }, { offered }: Asking) =>
      isAsked(offered.act) && isOffered(context.answer, offered),
    'something typed is wrong': ({ context: { draft } }) =>
      draft !== null && !isValid(draftErrors(draft)),
    'it is offered no more': ({ context: { answer, draft } }) =>
      draft === null || !isOffered(answer, draft.offered),
    'it wants a preview': ({ context: { draft } }) => draft !== null && wantsPreview(draft),
  },
  actions: {
    ...openScreenActions<DeskReservation, DeskReservationContext, DeskReservationEvent>(),
    'begin the draft': assign(({ context: { answer } }, { offered }: Asking) => ({
      draft: answer && begunDraft(answer, offered),
      said: null,
    })),
    'write down what is typed': assign(
      ({ context: { draft } }, { field, value }: { field: AskedField; value: string }) => ({
        draft: draft && {
          ...draft,
          typed: { ...draft.typed, [field]: value },
          errors: withoutField(draft.errors, field),
          preview: null,
        },
      }),
    ),
    'say what is wrong': assign(({ context: { draft } }) => ({
      draft: draft && { ...draft, errors: draftErrors(draft) },
      said: null,
    })),
    'remember the preview': assign(
      ({ context: { draft } }, { preview }: { preview: DeskReservation }) => ({
        draft: draft && { ...draft, preview },
        said: null,
      }),
    ),
    /** Should it be refused, whoever tries again has been told, and means what shows then. */
    'send the draft': assign(({ context }) => ({
      acting: drafted({ context }),
      said: null,
      draft: context.draft && { ...context.draft, seen: null, preview: null },
    })),
    'mean what shows now': assign(({ context: { draft } }) => ({
      draft: draft && { ...draft, seen: null },
    })),
    'drop the draft': assign({ draft: null, said: null }),
    'say that it is done': assign(({ context: { acting } }) => ({
      said: doneInWords(acting),
      acting: null,
      draft: null,
    })),
  },
  delays: openScreenDelays,
}).createMachine({
  id: 'deskReservation',
  context: ({ input }) => ({ ...nothingShown, id: input.id, draft: null }),
  initial: 'loading',
  states: {
    ...openingStates('Reservation', [
      { guard: { type: 'there is none', params: errorParams }, target: 'notFound' },
    ]),
    notFound: {
      description: 'There is no such reservation.',
      meta: { screen: 'Reservation: not found' },
    },
    shown: {
      ...shown,
      on: {
        ...shown.on,
        'draft.edited': {
          actions: {
            type: 'write down what is typed',
            params: ({ event: { field, value } }) => ({ field, value }),
          },
        },
        'draft.dropped': { actions: 'drop the draft' },
      },
      states: {
        ...shown.states,
        upToDate: { ...shown.states.upToDate, on: { ...shown.states.upToDate.on, ...usable } },
        asking: { ...shown.states.asking, on: { ...shown.states.asking.on, ...usable } },
        previewing: {
          description: 'What the act would change is asked; nothing is changed.',
          meta: { screen: 'What an act would change is asked' },
          tags: 'busy',
          ...command('previewAct', {
            input: drafted,
            done: {
              target: 'upToDate',
              actions: {
                type: 'remember the preview',
                params: ({ event }: Done<DeskReservation>) => ({ preview: event.output }),
              },
            },
            special: [{ guard: whileLocked, target: 'locked' }],
            refused: {
              target: 'catchingUp',
              actions: [{ type: 'say why not', params: errorParams }, 'mean what shows now'],
            },
            unknown: { target: 'askingAgain' },
          }),
        },
      },
    },
  },
});
