import { assign, setup, type SnapshotFrom } from 'xstate';
import type {
  DeskAccount,
  DeskFree,
  DeskHousekeeping,
  DeskMoney,
  DeskPlan,
  DeskReservation,
  DeskRooms,
  DeskSettings,
  DeskToday,
  DeskWish,
} from '../contract/wire';
import { commandDelays, refusedWith } from '../shared/command';
import { failureIn, whenFailure } from '../shared/failure';
import { isRefusedWith, serverMessage } from '../shared/failureKind';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';

/** The answers that the desk's screens show, by their screens. */
export interface DeskAnswers {
  today: DeskToday;
  plan: DeskPlan;
  rooms: DeskRooms;
  housekeeping: DeskHousekeeping;
  money: DeskMoney;
  settings: DeskSettings;
  account: DeskAccount;
  reservation: DeskReservation;
  wish: DeskWish;
  /** The rooms that a booking can have. */
  free: DeskFree;
}

/** The answers that are known: one, of the screen that asked. */
export type KnownAnswers = Readonly<Partial<DeskAnswers>>;

/** A question to the server. */
export interface AnswerQuery {
  of: keyof DeskAnswers;
  /** A reservation's id, a day, or the query of a booking; null for what there is only one of. */
  about: string | null;
  /** The version that is known; null for none. */
  etag: string | null;
}

/** An answer as it came. */
export interface FetchedAnswer {
  /** Empty if nothing has changed. */
  known: KnownAnswers;
  etag: string | null;
  /** When it came, in UTC. */
  at: string;
}

export interface AnswerFeedContext extends AnswerQuery {
  known: KnownAnswers;
  /** The time of the answer, in UTC; null before the first. */
  asOf: string | null;
  /** Why the server refuses to answer at all; null if it doesn't, or gave no words. */
  refusal: string | null;
}

export type AnswerFeedEvent =
  /** Something was sent: what is known may be of before. */
  | { type: 'answer.outdated' }
  | { type: 'retry.requested' }
  | { type: 'page.hidden' }
  | { type: 'page.returned' }
  | { type: 'desk.unlocked' };

/** `fresh`: what is known is so, and can be used. `outOfReach`: the server does not answer. `refused`: it never will. */
export const feedTags = ['asking', 'fresh', 'outOfReach', 'refused'] as const;
export type AnswerFeedTag = (typeof feedTags)[number];

/** A feed as the screen above it sees it. */
export type FeedSnapshot = Pick<SnapshotFrom<typeof answerFeedMachine>, 'context' | 'tags'>;

/** How often a screen asks, in milliseconds: what shows is as old at most. */
const ASKING_EVERY_MS = 5000;

/**
 * The answer that one screen shows, asked for every five seconds while somebody can see it. It knows of no acts: whoever
 * sends one says that the answer is outdated.
 */
export const answerFeedMachine = setup({
  types: {
    context: {} as AnswerFeedContext,
    events: {} as AnswerFeedEvent,
    input: {} as Pick<AnswerQuery, 'of' | 'about'>,
    tags: {} as AnswerFeedTag,
    meta: {} as StateMeta,
  },
  actors: {
    ask: notProvided<FetchedAnswer, AnswerQuery>('ask'),
    /** Says when the page is hidden and shown again, and when the desk is unlocked. */
    watchReturn: watcherNotProvided('watchReturn'),
  },
  guards: {
    'the desk is locked': refusedWith('desk_locked'),
    'there is no such thing': whenFailure(
      (failure) => isRefusedWith(failure, 404) || isRefusedWith(failure, 400),
    ),
  },
  actions: {
    'remember the answer': assign(({ context }, answer: FetchedAnswer) => ({
      known: { ...context.known, ...answer.known },
      etag: answer.etag ?? context.etag,
      asOf: answer.at,
    })),
    'remember why not': assign({
      refusal: ({ event }) => serverMessage(failureIn(event)) ?? null,
    }),
  },
  delays: { ...commandDelays, untilNextAsking: ASKING_EVERY_MS },
}).createMachine({
  id: 'answerFeed',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, etag: null, known: {}, asOf: null, refusal: null }),
  invoke: { id: 'watchReturn', src: 'watchReturn' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked what is so now.',
      tags: 'asking',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { of, about, etag } }) => ({ of, about, etag }),
        onDone: { target: 'upToDate', actions: withOutput('remember the answer') },
        onError: [
          { guard: 'the desk is locked', target: 'locked' },
          { guard: 'there is no such thing', target: 'refused', actions: 'remember why not' },
          { target: 'outOfReach' },
        ],
      },
      on: { 'answer.outdated': { target: 'asking', reenter: true } },
      after: { responseTimeout: { target: 'outOfReach' } },
      initial: 'catchingUp',
      states: {
        catchingUp: {
          description:
            'What is known may be of before an act or an absence: nothing is used until the answer is here.',
        },
        checking: {
          description: 'What is known was so a few seconds ago, and can be used meanwhile.',
          tags: 'fresh',
        },
        again: {
          description: 'The server did not answer; until it does, nothing can be used.',
          tags: 'outOfReach',
        },
      },
    },
    upToDate: {
      description: 'What is known was so a few seconds ago.',
      tags: 'fresh',
      on: { 'answer.outdated': { target: 'asking' }, 'page.hidden': { target: 'hidden' } },
      after: { untilNextAsking: { target: 'asking.checking' } },
    },
    outOfReach: {
      description: 'The server does not answer: what is known can be read, and not used.',
      meta: { screen: 'No connection' },
      tags: 'outOfReach',
      on: { 'retry.requested': { target: 'asking.again' } },
      after: { untilNextAsking: { target: 'asking.again' } },
    },
    hidden: {
      description: 'The page is behind another one: nobody needs to know.',
      on: { 'page.returned': { target: 'asking' } },
    },
    locked: {
      description: 'The lock takes the place of the screen, which stays as it is.',
      on: { 'desk.unlocked': { target: 'asking' } },
    },
    refused: {
      description: 'There is no such thing, and nobody asks again.',
      tags: 'refused',
    },
  },
});
