import { assign, sendTo, setup } from 'xstate';
import type { DeskBooking, DeskFree } from '../contract/wire';
import { failed } from '../../messages/desk/walkIn';
import { commandDelays } from '../shared/command';
import { isValid, type FieldErrors } from '../shared/fieldErrors';
import { failureIn } from '../shared/failure';
import { isDefinite, isRefusal, isRefusedWith, serverMessage } from '../shared/failureKind';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { defaultStayLimits, type LagosDate } from '../shared/stay';
import { isStayOffered } from '../shared/stayDates';
import {
  answerFeedMachine,
  feedTags,
  type AnswerFeedTag,
  type FeedSnapshot,
} from './answerFeedMachine';
import type { DeskTime } from './deskHold';
import {
  bookingOf,
  emptyDraft,
  errorsIn,
  lostInWords,
  nightsAsked,
  onlyFree,
  totalOf,
  type KeptDraft,
  type Paying,
  type WalkInDraft,
} from './walkInDraft';

export interface WalkInInput extends DeskTime {
  key: string;
  /** A booking under way that this browser kept; null if there is none. */
  kept: KeptDraft | null;
}

export interface WalkInContext extends KeptDraft {
  /** The hour at which the business day ends. */
  dayEnds: string;
  /** The check-in dates to choose from after midnight: of the night that is ending, and the next. None by day. */
  nights: readonly LagosDate[];
  /** The rooms available on the draft's dates; null while they are not known. */
  free: DeskFree | null;
  /** The feed's, which say whether what shows can be used. */
  tags: readonly AnswerFeedTag[];
  errors: FieldErrors<WalkInDraft>;
  /** Why it is not booked, or not as it was. */
  said: string | null;
  /** Whether an answer was lost, so that it may be booked. */
  isUnknown: boolean;
  /** The reservation's id, once it is booked. */
  bookedId: string | null;
}

interface Edited {
  edits: Partial<WalkInDraft>;
}

interface Submitted {
  paying: Paying;
}

export type WalkInEvent =
  | ({ type: 'draft.edited' } & Edited)
  | { type: 'draft.cleared'; now: Date }
  | ({ type: 'booking.submitted' } & Submitted)
  | { type: 'retry.requested' };

/** A booking, and the key under which it is made once. */
export interface KeyedBooking {
  key: string;
  request: DeskBooking;
}

/** @throws Error if nothing was sent */
function keyedBooking({ context: { draft, key, sent } }: { context: WalkInContext }): KeyedBooking {
  if (sent === null) throw new Error('Nothing was sent');
  return { key, request: bookingOf(draft, sent) };
}

const keep = {
  type: 'keep the draft',
  params: ({ context }: { context: WalkInContext }) => context,
} as const;

/**
 * Somebody walks in or calls: rooms by number for a stay, the guest, and the money or a time until which the rooms are
 * held. One booking, sent under one key until it is known what became of it.
 */
export const walkInMachine = setup({
  types: {
    context: {} as WalkInContext,
    events: {} as WalkInEvent,
    input: {} as WalkInInput,
    tags: {} as 'busy' | 'editable',
    children: {} as { answerFeed: 'answerFeed' },
    meta: {} as StateMeta,
  },
  actors: {
    answerFeed: answerFeedMachine,
    book: notProvided<{ id: string }, KeyedBooking>('book'),
  },
  guards: {
    'it was sent before': ({ context }) => context.sent !== null,
    'nothing can be booked for these dates': ({ context }) =>
      !isStayOffered(context.draft, null, defaultStayLimits),
    'it is about the dates': (_, { edits }: Edited) => 'checkIn' in edits,
    'it can be booked': ({ context: { draft, free } }, { paying }: Submitted) =>
      free !== null && isValid(errorsIn(draft, paying)),
    'the dates are refused': (_, { tags }: FeedSnapshot) => tags.has('refused'),
    /** After a lost answer only a refusal of the booking itself proves that the first try failed. */
    'nothing is booked': ({ context, event }) => {
      const failure = failureIn(event);
      const isUpdating = isRefusal(failure, 'desk_updating');
      const isAboutBooking =
        isRefusedWith(failure, 409) || (isRefusedWith(failure, 400) && !isUpdating);
      return context.isUnknown ? isAboutBooking : isDefinite(failure);
    },
  },
  actions: {
    /** Rooms that somebody has taken since they were shown are not chosen. */
    'remember what is entered': assign({
      draft: ({ context: { draft, free } }, { edits }: Edited) =>
        onlyFree({ ...draft, ...edits }, free),
      errors: ({ context: { errors } }, { edits }: Edited) =>
        Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in edits))),
    }),
    'begin again': assign(({ context: { dayEnds } }, { now }: { now: Date }) => {
      const time = { now, dayEnds };
      return { draft: emptyDraft(time), nights: nightsAsked(time), errors: {} };
    }),
    'forget what is free': assign({ free: null, tags: [], said: null }),
    /** Rooms that somebody else has now are not chosen any more; the rest is kept. */
    'remember the answer': assign(({ context: { draft, said } }, feed: FeedSnapshot) => {
      const { free = null } = feed.context.known;
      const tags = feedTags.filter((tag) => feed.tags.has(tag));
      const lost = free === null ? null : lostInWords(draft, free);
      const kept = onlyFree(draft, free);
      if (lost === null) return { free, tags, draft: kept };
      return { free, tags, draft: kept, said: said ?? lost };
    }),
    'say why not for these dates': assign((_, feed: FeedSnapshot) => ({
      tags: [],
      said: feed.context.refusal ?? failed,
    })),
    'try again': sendTo('answerFeed', { type: 'retry.requested' }),
    'remember what is sent': assign(({ context: { draft, free } }, { paying }: Submitted) => ({
      sent: { paying, total: totalOf(draft, free) },
      said: null,
      errors: {},
    })),
    'show what is wrong': assign({
      errors: ({ context }, { paying }: Submitted) => errorsIn(context.draft, paying),
      said: null,
    }),
    'say why not': assign({
      sent: null,
      isUnknown: false,
      said: ({ event }) => serverMessage(failureIn(event)) ?? failed,
    }),
    'remember that it may be booked': assign({ isUnknown: true }),
    'remember the reservation': assign({ bookedId: (_, { id }: { id: string }) => id }),
    /** So that a reload loses nothing. Once it is booked, it is forgotten. */
    'keep the draft': actionNotProvided<WalkInContext>('keep the draft'),
    'open the reservation': actionNotProvided<WalkInContext>('open the reservation'),
  },
  delays: { ...commandDelays, untilNextTry: 5000 },
}).createMachine({
  id: 'walkIn',
  options: { maxIterations: 1000 },
  context: ({ input: { key, kept, ...time } }) => ({
    ...(kept ?? { draft: emptyDraft(time), key, sent: null }),
    dayEnds: time.dayEnds,
    nights: nightsAsked(time),
    free: null,
    tags: [],
    errors: {},
    said: null,
    isUnknown: (kept?.sent ?? null) !== null,
    bookedId: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What this browser kept of a booking under way is taken up.',
      always: [{ guard: 'it was sent before', target: 'booking' }, { target: 'editing' }],
    },
    editing: {
      description: 'The stay, the rooms and the guest are entered, in any order.',
      tags: 'editable',
      on: {
        'draft.edited': [
          {
            guard: withEvent('it is about the dates'),
            target: '.choosing',
            actions: [withEvent('remember what is entered'), 'forget what is free', keep],
          },
          { actions: [withEvent('remember what is entered'), keep] },
        ],
        'draft.cleared': {
          target: '.choosing',
          actions: [withEvent('begin again'), 'forget what is free', keep],
        },
        'booking.submitted': [
          {
            guard: withEvent('it can be booked'),
            target: 'booking',
            actions: [withEvent('remember what is sent'), keep],
          },
          { actions: withEvent('show what is wrong') },
        ],
      },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The rooms that are available on these dates show, and are asked for again.',
          always: { guard: 'nothing can be booked for these dates', target: 'withoutDates' },
          invoke: {
            id: 'answerFeed',
            src: 'answerFeed',
            input: ({ context: { draft } }) => ({
              of: 'free',
              about: `${draft.checkIn}/${draft.checkOut}`,
            }),
            onSnapshot: [
              {
                guard: { type: 'the dates are refused', params: ({ event }) => event.snapshot },
                target: 'withoutDates',
                actions: {
                  type: 'say why not for these dates',
                  params: ({ event }) => event.snapshot,
                },
              },
              { actions: { type: 'remember the answer', params: ({ event }) => event.snapshot } },
            ],
          },
          on: { 'retry.requested': { actions: 'try again' } },
        },
        withoutDates: {
          description: 'For these dates nothing can be booked.',
          meta: { screen: 'Walk-in: without dates' },
        },
      },
    },
    booking: {
      description: 'The booking is on its way.',
      meta: { screen: 'Walk-in: being booked' },
      tags: 'busy',
      invoke: {
        id: 'book',
        src: 'book',
        input: keyedBooking,
        onDone: { target: 'booked', actions: withOutput('remember the reservation') },
        onError: [
          { guard: 'nothing is booked', target: 'editing', actions: ['say why not', keep] },
          { target: 'findingOut' },
        ],
      },
      after: { responseTimeout: { target: 'findingOut' } },
    },
    findingOut: {
      description:
        'It may be booked or not: the same is sent again under the same key, until that is known.',
      meta: { screen: 'Walk-in: may be booked' },
      entry: 'remember that it may be booked',
      on: { 'retry.requested': { target: 'booking' } },
      after: { untilNextTry: { target: 'booking' } },
    },
    booked: {
      type: 'final',
      description: 'The reservation’s own page goes on from here.',
      entry: [keep, { type: 'open the reservation', params: ({ context }) => context }],
    },
  },
});
