import type { Trigger } from '../statechart/transitionWords';

/*
 * What an inspector shows, as plain values: page and view may be two windows that have only texts in common.
 * Nothing of it is secret.
 */

/** An event as it may look. */
export interface ExampleEvent {
  /** What happens, as a person tells it. */
  words: string;
  /** What the event says besides its type, as JSON; empty if nothing. */
  payload: string;
}

/** An event that a machine accepts in its state. */
export interface AcceptedEvent {
  type: string;
  trigger: Trigger;
  /** At least one. */
  examples: readonly ExampleEvent[];
}

/** A machine of the page, and where it stands. */
export interface SeenMachine {
  /** Tells apart the actors of one machine. */
  key: string;
  id: string;
  isRunning: boolean;
  /** The innermost states, by their dotted paths below the machine. */
  states: readonly string[];
  /** The calls and listeners inside it, by their names. */
  underWay: readonly string[];
  /** The key of the machine inside which it runs; null where it runs by itself. */
  within: string | null;
}

/** Something that has happened to a machine. */
export interface SeenStep {
  number: number;
  type: string;
  /** Where it led. */
  states: readonly string[];
  /** The machine was set back to a moment before it. */
  isTakenBack: boolean;
}

/** One moment of a machine. */
export interface SeenMoment {
  number: number;
  isPresent: boolean;
  states: readonly string[];
  tags: readonly string[];
  /** The event that led there. */
  type: string;
  /** What that event said, as JSON; empty if nothing. */
  says: string;
  /** What the machine remembers, as JSON. */
  context: string;
  accepts: readonly AcceptedEvent[];
  /** Why the machine can't be set back to this moment; null where it can. */
  whyNotBack: string | null;
}

/** The machine that is looked at, in the moment that is looked at. */
export interface LookedAt {
  key: string;
  moment: SeenMoment;
  /** Everything that has happened to it, the latest first. */
  steps: readonly SeenStep[];
  /** What has happened to it, in the form that was asked for last; empty where none was. */
  path: string;
}

/** All that an inspector shows. */
export interface Seen {
  /** The oldest first. */
  machines: readonly SeenMachine[];
  lookedAt: LookedAt | null;
}

/** What shows where no machine has run. */
export const nothingSeen: Seen = { machines: [], lookedAt: null };

/** How a path can be told: in words, as a test or as a story. */
export const pathForms = ['path', 'test', 'story'] as const;
export type PathForm = (typeof pathForms)[number];

/** An event that whoever looks on lets happen. */
export interface SentEvent {
  event: string;
  /** Those of the example from which it was made. */
  words: string;
  payload: string;
}

/** What whoever looks on can ask for. */
export type Command =
  | { type: 'choose'; key: string }
  | { type: 'lookAt'; number: number }
  | ({ type: 'send' } & SentEvent)
  | { type: 'setBack' }
  | { type: 'tellPath'; form: PathForm }
  | { type: 'saveSession' };
