import { createActor, type Snapshot } from 'xstate';
import {
  answerFeedMachine,
  feedTags,
  type DeskAnswers,
  type KnownAnswers,
} from '../../machines/desk/answerFeedMachine';
import type { ActOutcome, DeskActContext } from '../../machines/desk/deskActContext';
import { deskActMachine } from '../../machines/desk/deskActMachine';
import { deskScreenMachine, type DeskScreenContext } from '../../machines/desk/deskScreenMachine';
import { deskActModel } from '../../models/desk/deskActModel';
import { frozenMachine } from './stage';
import { reachState, type StoryPath } from './storyPath';

/** The states of a feed, as the chart has them. */
const feeds = {
  upToDate: 'upToDate',
  catchingUp: { asking: 'catchingUp' },
  again: { asking: 'again' },
  outOfReach: 'outOfReach',
  refused: 'refused',
} as const;

export interface DeskMoment {
  of: keyof DeskAnswers;
  about?: string | null;
  /** What shows; nothing by default. */
  known?: KnownAnswers;
  /** The feed's state; up to date by default. */
  feed?: keyof typeof feeds;
  /** The act that is under way, about what shows in it. */
  act?: StoryPath;
  said?: ActOutcome | null;
  /** The minute of the answer; that of a later one is 1. */
  minute?: 0 | 1;
}

const nothing = { question: null, request: null, known: {}, key: '', kept: null };

/** An act as its screen began it. */
function beginningOf(act: DeskActContext | undefined): DeskScreenContext['begun'] {
  const { question = null, request = null } = act ?? {};
  if (question !== null) return { question, request: null };
  return request && { question, request };
}

/** A screen of the desk with its feed and its act, to start from. */
export function deskMoment({
  of,
  about = null,
  feed = 'upToDate',
  act,
  said = null,
  minute = 0,
  ...shown
}: DeskMoment): Snapshot<unknown> {
  const begun = act && frozenMachine(deskActMachine, reachState(deskActModel, act).snapshot);
  const acting =
    begun && createActor(deskActMachine, { snapshot: begun, input: nothing }).getSnapshot().context;
  const known: KnownAnswers = shown.known ?? acting?.known ?? {};
  const asOf = of in known ? `2026-03-10T09:0${minute}:00.000Z` : null;
  const feedContext = { of, about, etag: null, known, asOf, refusal: null };
  const feedMoment = answerFeedMachine.resolveState({ value: feeds[feed], context: feedContext });
  const tags = feedTags.filter((tag) => feedMoment.hasTag(tag));
  const opened = { of, about, key: 'a key', kept: null, known, asOf, tags, acts: 1, said };
  const empty = { outOfReach: 'failed', refused: 'notFound' } as const;
  const loading = feed === 'outOfReach' || feed === 'refused' ? empty[feed] : 'loading';
  const value = asOf === null ? loading : { shown: act ? 'acting' : 'reading' };
  return frozenMachine(
    deskScreenMachine,
    { value, context: { ...opened, begun: beginningOf(acting) } },
    {
      answerFeed: frozenMachine(answerFeedMachine, feedMoment),
      ...(begun && { deskAct: begun }),
    },
  );
}
