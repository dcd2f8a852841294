import { assign, sendTo, setup, stateIn } from 'xstate';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import {
  answerFeedMachine,
  feedTags,
  type AnswerFeedTag,
  type AnswerQuery,
  type FeedSnapshot,
  type KnownAnswers,
} from './answerFeedMachine';
import { deskActMachine } from './deskActMachine';
import type { ActOutcome, KeptAct } from './deskActContext';
import { isOffered, questionOf } from './acts/offers';
import { formOf } from './acts/registry';
import type { ActQuestion, DeskRequest } from './acts/question';

export interface DeskScreenInput extends Pick<AnswerQuery, 'of' | 'about'> {
  /** Random, for the keys of the screen's acts. */
  key: string;
  /** A dialog that this tab kept; null if there is none. */
  kept: KeptAct | null;
}

/** The act that is asked for, or sent with one tap. */
type BegunAct = { question: ActQuestion; request: null } | { question: null; request: DeskRequest };

export interface DeskScreenContext extends DeskScreenInput {
  known: KnownAnswers;
  /** The time of what shows, in UTC; null before anything does. */
  asOf: string | null;
  /** The feed's, which say whether what shows can be used. */
  tags: readonly AnswerFeedTag[];
  /** The acts that were begun here. */
  acts: number;
  begun: BegunAct | null;
  /** The outcome of the last act; null once it is read. */
  said: ActOutcome | null;
}

export type DeskScreenEvent =
  | { type: 'act.chosen'; request: DeskRequest }
  | { type: 'act.asked'; question: ActQuestion }
  | { type: 'outcome.read' }
  | { type: 'retry.requested' };

/** Whether what shows is so, and can be used. */
const isFresh = ({ tags }: Pick<DeskScreenContext, 'tags'>) => tags.includes('fresh');

/**
 * A screen of the desk: the answer that it shows, which its feed keeps up to date, and one act at a time. The lock
 * takes its place, and what was begun stays.
 */
export const deskScreenMachine = setup({
  types: {
    context: {} as DeskScreenContext,
    events: {} as DeskScreenEvent,
    input: {} as DeskScreenInput,
    children: {} as { answerFeed: 'answerFeed'; deskAct: 'deskAct' },
    meta: {} as StateMeta,
  },
  actors: { answerFeed: answerFeedMachine, deskAct: deskActMachine },
  guards: {
    'something shows': ({ context }) => context.asOf !== null,
    'it is being asked': ({ context }) => context.tags.includes('asking'),
    'the server does not answer': ({ context: { tags } }) =>
      tags.includes('outOfReach') && !tags.includes('asking'),
    'there is no such thing': ({ context }) => context.tags.includes('refused'),
    'it can be done': ({ context }, { request }: { request: DeskRequest }) =>
      isFresh(context) && isOffered(context.known, questionOf(request)),
    'it can be asked for': ({ context }, { question }: { question: ActQuestion }) =>
      isFresh(context) && formOf(question) !== null && isOffered(context.known, question),
    'nothing was sent': (_, outcome: ActOutcome | null) => outcome === null,
    'a dialog was kept that still counts': ({ context: { kept, known } }) =>
      kept !== null && (kept.key !== null || isOffered(known, kept.question)),
    'the act doubts what shows': ({ context }, act: { context: { isFresh: boolean } }) =>
      isFresh(context) && !act.context.isFresh,
  },
  actions: {
    'remember the answer': assign((_, { context: { known, asOf }, tags }: FeedSnapshot) => ({
      known,
      asOf,
      tags: feedTags.filter((tag) => tags.has(tag)),
    })),
    'remember the act': assign(({ context: { acts } }, begun: BegunAct) => ({
      begun,
      acts: acts + 1,
      said: null,
    })),
    'take up what was kept': assign(({ context: { kept, acts } }) => ({
      begun: kept && { question: kept.question, request: null },
      acts: acts + 1,
    })),
    'remember the outcome': assign((_, said: ActOutcome | null) => ({
      said,
      begun: null,
      kept: null,
    })),
    'say nothing': assign({ said: null }),
    'ask what is so now': sendTo('answerFeed', { type: 'answer.outdated' }),
    'tell the act': sendTo('deskAct', ({ context }) => ({
      type: 'answer.changed',
      known: context.known,
      isFresh: isFresh(context),
    })),
    'try again': sendTo('answerFeed', { type: 'retry.requested' }),
  },
}).createMachine({
  id: 'deskScreen',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    known: {},
    asOf: null,
    tags: [],
    acts: 0,
    begun: null,
    said: null,
  }),
  invoke: {
    id: 'answerFeed',
    src: 'answerFeed',
    input: ({ context: { of, about } }) => ({ of, about }),
    onSnapshot: [
      {
        guard: stateIn({ shown: 'acting' }),
        actions: [
          { type: 'remember the answer', params: ({ event }) => event.snapshot },
          'tell the act',
        ],
      },
      { actions: { type: 'remember the answer', params: ({ event }) => event.snapshot } },
    ],
  },
  on: { 'retry.requested': { actions: 'try again' } },
  initial: 'loading',
  states: {
    loading: {
      description: 'What it shows is on its way.',
      meta: { screen: 'Desk: loading' },
      tags: 'busy',
      always: [
        { guard: 'something shows', target: 'shown' },
        { guard: 'there is no such thing', target: 'notFound' },
        { guard: 'the server does not answer', target: 'failed' },
      ],
    },
    failed: {
      description: 'What it shows could not be had; it is asked for again every few seconds.',
      meta: { screen: 'Desk: failed' },
      always: [
        { guard: 'something shows', target: 'shown' },
        { guard: 'it is being asked', target: 'loading' },
      ],
    },
    notFound: {
      description: 'There is no such thing.',
      meta: { screen: 'Desk: not found' },
    },
    shown: {
      description: 'Something shows, as of its time.',
      initial: 'reading',
      states: {
        reading: {
          description: 'Nothing is under way.',
          meta: { screen: 'Desk: shown' },
          always: {
            guard: 'a dialog was kept that still counts',
            target: 'acting',
            actions: 'take up what was kept',
          },
          on: {
            'act.chosen': {
              guard: withEvent('it can be done'),
              target: 'acting',
              actions: {
                type: 'remember the act',
                params: ({ event: { request } }) => ({ question: null, request }),
              },
            },
            'act.asked': {
              guard: withEvent('it can be asked for'),
              target: 'acting',
              actions: {
                type: 'remember the act',
                params: ({ event: { question } }) => ({ question, request: null }),
              },
            },
            'outcome.read': { actions: 'say nothing' },
          },
        },
        acting: {
          description: 'One act is asked for, or on its way.',
          invoke: {
            id: 'deskAct',
            src: 'deskAct',
            input: ({ context: { begun, known, key, acts, kept } }) => ({
              question: begun?.question ?? null,
              request: begun?.request ?? null,
              known,
              key: `${key}-${acts}`,
              kept,
            }),
            onSnapshot: {
              guard: { type: 'the act doubts what shows', params: ({ event }) => event.snapshot },
              actions: 'ask what is so now',
            },
            onDone: [
              {
                guard: withOutput('nothing was sent'),
                target: 'reading',
                actions: withOutput('remember the outcome'),
              },
              {
                target: 'reading',
                actions: [withOutput('remember the outcome'), 'ask what is so now'],
              },
            ],
          },
        },
      },
    },
  },
});
