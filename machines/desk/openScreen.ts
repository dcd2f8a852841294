import { assign } from 'xstate';
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

/** `current`: what shows is so, and can be used. */
export type OpenScreenTag = 'shown' | 'current' | 'busy';

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

const doneOnWhole = messages.doneOnWhole;

const done = ({ request }: ChosenAct): Said => ({
  tone: 'done',
  text:
    'room' in request ? messages.doneInRoom[request.act](request.room) : doneOnWhole[request.act],
});

/** The actions of a screen's machine. */
export function openScreenActions<TAnswer>() {
  type Context = OpenScreenContext<TAnswer>;
  type Event = OpenScreenEvent;
  const says = <TParams>(text: (params: TParams) => string) =>
    assign<Context, Event, TParams, Event, never>({
      acting: null,
      said: (_, params) => ({ tone: 'refused', text: text(params) }),
    });
  return {
    'remember the answer': assign<Context, Event, Asked<TAnswer>, Event, never>(
      ({ context }, asked) => ({
        answer: asked.answer ?? context.answer,
        etag: asked.etag ?? context.etag,
        asOf: asked.at,
      }),
    ),
    'remember the act': assign<Context, Event, ChosenAct, Event, never>(
      (_, { reservationId, request }) => ({ acting: { reservationId, request }, said: null }),
    ),
    'say that it is done': assign<Context, Event, undefined, Event, never>({
      said: ({ context }) => (context.acting === null ? null : done(context.acting)),
      acting: null,
    }),
    'say why not': says(
      ({ error }: { error: unknown }) => serverMessage(failureOf(error)) ?? messages.failed,
    ),
    'say what is not known': says(() => messages.outcomeUnknown),
    'say nothing': assign<Context, Event, undefined, Event, never>({ said: null }),
  };
}

/** @throws Error if there is none */
function requireAct({ context }: Shown): ChosenAct {
  if (context.acting === null) throw new Error('No act is on its way');
  return context.acting;
}

const whileLocked = { type: 'the desk is locked', params: errorParams } as const;

/** The states of a screen that shows something. Its machine has `loading`, and what the screen is without an answer. */
export function shownState<TAnswer>() {
  const remembered = {
    type: 'remember the answer',
    params: ({ event }: Done<Asked<TAnswer>>) => event.output,
  } as const;
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
          done: { target: 'asking', actions: 'say that it is done' },
          special: [
            {
              guard: whileLocked,
              target: 'locked',
              actions: { type: 'say why not', params: errorParams },
            },
          ],
          refused: { target: 'asking', actions: { type: 'say why not', params: errorParams } },
          unknown: { target: 'askingAgain', actions: 'say what is not known' },
        }),
      },
      outOfReach: {
        description:
          'The server does not answer: what shows can be read, with its time, and not used.',
        meta: { screen: 'No connection' },
        on: { 'retry.requested': { target: 'askingAgain' } },
        after: { untilNextAsking: { target: 'askingAgain' } },
      },
      askingAgain: {
        description: 'It is asked again; until it answers, nothing can be used.',
        ...asked,
      },
      unseen: {
        description: 'The page is behind another one: nobody needs to know.',
        on: { 'page.returned': { target: 'asking' } },
      },
      locked: {
        description: 'The lock covers the screen, which stays as it is.',
        on: { 'desk.unlocked': { target: 'asking' } },
      },
    },
  } as const;
}
