import { assign, type EventObject } from 'xstate';
import type { DeskActRequest } from '../contract/wire';
import { command, commandDelays, commandGuards, errorParams, type Done } from '../shared/command';
import { failureOf } from '../shared/failure';
import { isRefusal, isRefusedWith, serverMessage } from '../shared/failureKind';
import { effectNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import * as messages from '../../messages/desk/openScreen';

/**
 * What every open screen of the desk does: it asks every few seconds while it can be seen, says of what time it is, can be
 * read but not used while the server is out of reach, and sends one act at a time. A machine of a screen spreads these
 * parts into its own.
 */

/** An answer as it came; null if nothing has changed since the one that shows. */
export interface Asked<TAnswer> {
  answer: TAnswer | null;
  etag: string | null;
  /** When it came, in UTC. */
  at: string;
}

/** An act, and whose reservation it is about. */
export interface ChosenAct {
  reservationId: string;
  request: DeskActRequest;
}

/** What became of the last act. */
export interface Said {
  tone: 'done' | 'refused';
  text: string;
}

export interface OpenScreenContext<TAnswer> {
  /** The reservation that it is about; null for the day. */
  id: string | null;
  answer: TAnswer | null;
  etag: string | null;
  /** Of what time the answer is, in UTC. */
  asOf: string | null;
  /** The act that is on its way. */
  acting: ChosenAct | null;
  said: Said | null;
}

export type OpenScreenEvent =
  | ({ type: 'act.chosen' } & ChosenAct)
  | { type: 'said.acknowledged' }
  | { type: 'retry.requested' }
  | { type: 'page.hidden' }
  | { type: 'page.returned' }
  | { type: 'desk.unlocked' };

/** `current`: what shows is so, and can be used. `outOfReach`: the server does not answer. */
export type OpenScreenTag = 'shown' | 'current' | 'busy' | 'outOfReach';

export const nothingShown = {
  id: null,
  answer: null,
  etag: null,
  asOf: null,
  acting: null,
  said: null,
};

export const openScreenActors = {
  sendAct: effectNotProvided<ChosenAct>('sendAct'),
  /** Says when the page is hidden and shown again, and when the desk is unlocked. */
  watchReturn: watcherNotProvided('watchReturn'),
};

/** Which answer is wanted, and which one shows. */
export type AskInput = Pick<OpenScreenContext<unknown>, 'id' | 'etag'>;

const askInput = ({ context: { id, etag } }: { context: AskInput }): AskInput => ({ id, etag });

/** The actor that reads what the screen shows. */
export function askNotProvided<TAnswer>() {
  return notProvided<Asked<TAnswer>, AskInput>('ask');
}

export const openScreenGuards = {
  ...commandGuards,
  'the desk is locked': (_: unknown, { error }: { error: unknown }) =>
    isRefusal(failureOf(error), 'desk_locked'),
  'there is none': (_: unknown, { error }: { error: unknown }) =>
    isRefusedWith(failureOf(error), 404),
};

export const openScreenDelays = { ...commandDelays, untilNextAsking: 5000 };

interface Shown {
  context: OpenScreenContext<unknown>;
}

/** What is said of an act that is done. */
export function doneInWords(acting: ChosenAct | null): Said | null {
  if (acting === null) return null;
  const { request } = acting;
  const text =
    'room' in request
      ? messages.doneInRoom[request.act](request.room)
      : messages.doneOnWhole[request.act];
  return { tone: 'done', text };
}

/** The actions of a screen's machine, whose context and events may be more than an open screen's. */
export function openScreenActions<
  TAnswer,
  TContext extends OpenScreenContext<TAnswer> = OpenScreenContext<TAnswer>,
  TEvent extends EventObject = OpenScreenEvent,
>() {
  type Shown = OpenScreenContext<TAnswer>;
  const change = <TParams>(how: (context: Shown, params: TParams) => Partial<Shown>) =>
    assign<TContext, TEvent, TParams, TEvent, never>(({ context }, params) => ({
      ...context,
      ...how(context, params),
    }));
  const says = <TParams>(text: (params: TParams) => string) =>
    change((_, params: TParams) => ({
      acting: null,
      said: { tone: 'refused', text: text(params) },
    }));
  return {
    'remember the answer': change(({ answer, etag }, asked: Asked<TAnswer>) => ({
      answer: asked.answer ?? answer,
      etag: asked.etag ?? etag,
      asOf: asked.at,
    })),
    'remember the act': change((_, { reservationId, request }: ChosenAct) => ({
      acting: { reservationId, request },
      said: null,
    })),
    'say that it is done': change<undefined>(({ acting }) => ({
      said: doneInWords(acting),
      acting: null,
    })),
    'say why not': says(
      ({ error }: { error: unknown }) => serverMessage(failureOf(error)) ?? messages.failed,
    ),
    'say what is not known': says<undefined>(() => messages.outcomeUnknown),
    'say nothing': change<undefined>(() => ({ said: null })),
  };
}

/** @throws Error if there is none */
function requireAct({ context }: Shown): ChosenAct {
  if (context.acting === null) throw new Error('No act is on its way');
  return context.acting;
}

/** To spread into {@link command}, for what is sent from an open screen. */
export const whileLocked = { type: 'the desk is locked', params: errorParams } as const;

const remembered = {
  type: 'remember the answer',
  params: <TAnswer>({ event }: Done<Asked<TAnswer>>) => event.output,
} as const;

/**
 * The states of a screen before anything shows: `loading` and `failed`.
 * @param screen its name
 * @param special failures with their own targets; their guards receive {@link errorParams}
 */
export function openingStates<const TSpecial extends readonly object[] = readonly []>(
  screen: string,
  special?: TSpecial,
) {
  return {
    loading: {
      description: 'What it shows is on its way.',
      tags: 'busy',
      meta: { screen: `${screen}: loading` },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: askInput,
        onDone: { target: 'shown', actions: remembered },
        onError: [...(special ?? []), { target: 'failed' }],
      },
      after: { responseTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'What it shows could not be had.',
      meta: { screen: `${screen}: failed` },
      on: { 'retry.requested': { target: 'loading' } },
      after: { untilNextAsking: { target: 'loading' } },
    },
  } as const;
}

/**
 * What `sending` is on a screen whose own acts are sent one at a time. Its machine says what was done, and that nothing
 * is on its way any more.
 * @param call the actor that sends one
 * @param input what is sent
 * @param said the parameters of “say what was done”
 */
export function sendingState<const TCall extends string, TContext, TInput, TDone, TSaid>(
  call: TCall,
  input: (given: { context: TContext }) => TInput,
  said: (done: Done<TDone>) => TSaid,
) {
  return {
    tags: 'busy',
    exit: 'nothing is on its way',
    ...command(call, {
      input,
      done: { target: 'catchingUp', actions: { type: 'say what was done', params: said } },
      special: [{ guard: whileLocked, target: 'locked' }],
      refused: { target: 'catchingUp', actions: { type: 'say why not', params: errorParams } },
      unknown: { target: 'askingAgain', actions: 'say what is not known' },
    }),
  } as const;
}

/** The states of a screen that shows something. Its machine has the {@link openingStates} beside it. */
export function shownState() {
  const given = ({ event }: { event: ChosenAct }) => event;
  const begun = {
    guard: { type: 'it is offered', params: given },
    target: 'acting',
    actions: { type: 'remember the act', params: given },
  } as const;
  const asked = {
    invoke: {
      id: 'ask',
      src: 'ask',
      input: askInput,
      onDone: { target: 'upToDate', actions: remembered },
      onError: [{ guard: whileLocked, target: 'locked' }, { target: 'outOfReach' }],
    },
    after: { responseTimeout: { target: 'outOfReach' } },
  } as const;
  return {
    description: 'Something shows.',
    tags: 'shown',
    invoke: { id: 'watchReturn', src: 'watchReturn' },
    on: { 'said.acknowledged': { actions: 'say nothing' } },
    initial: 'upToDate',
    states: {
      upToDate: {
        description: 'What shows was so a few seconds ago.',
        meta: { screen: 'Up to date' },
        tags: 'current',
        on: {
          'act.chosen': begun,
          'page.hidden': { target: 'unseen' },
        },
        after: { untilNextAsking: { target: 'asking' } },
      },
      asking: {
        description: 'Whether anything has changed is asked. What shows stays, and can be used.',
        tags: 'current',
        on: {
          'act.chosen': begun,
        },
        ...asked,
      },
      acting: {
        description: 'An act is on its way; everything else waits for it.',
        meta: { screen: 'An act is on its way' },
        tags: 'busy',
        ...command('sendAct', {
          input: requireAct,
          done: { target: 'catchingUp', actions: 'say that it is done' },
          special: [
            {
              guard: whileLocked,
              target: 'locked',
              actions: { type: 'say why not', params: errorParams },
            },
          ],
          refused: { target: 'catchingUp', actions: { type: 'say why not', params: errorParams } },
          unknown: { target: 'askingAgain', actions: 'say what is not known' },
        }),
      },
      catchingUp: {
        description:
          'What shows may be of before an act or an absence: acts wait until it is known what is so now.',
        ...asked,
      },
      outOfReach: {
        description:
          'The server does not answer: what shows can be read, with its time, and not used.',
        meta: { screen: 'No connection' },
        tags: 'outOfReach',
        on: { 'retry.requested': { target: 'askingAgain' } },
        after: { untilNextAsking: { target: 'askingAgain' } },
      },
      askingAgain: {
        description: 'It is asked again; until it answers, nothing can be used.',
        tags: 'outOfReach',
        ...asked,
      },
      unseen: {
        description: 'The page is behind another one: nobody needs to know.',
        on: { 'page.returned': { target: 'catchingUp' } },
      },
      locked: {
        description: 'The lock covers the screen, which stays as it is.',
        on: { 'desk.unlocked': { target: 'catchingUp' } },
      },
    },
  } as const;
}
