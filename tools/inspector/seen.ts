import type { Trigger } from '../statechart/transitionWords';

/*
 * What an inspector shows, as plain values: page and view may be in two windows that exchange only text. None of it
 * is secret.
 */

/** An event that a machine accepts in its state. */
export interface AcceptedEvent {
  type: string;
  trigger: Trigger;
  /** What can happen with it, in plain words: at least one. */
  examples: readonly string[];
}

/** A machine of the page and its current state. */
export interface SeenMachine {
  /** Distinguishes actors of the same machine. */
  key: string;
  id: string;
  isRunning: boolean;
  /** The innermost states, by their dotted paths within the machine. */
  states: readonly string[];
  /** The names of the calls and listeners running in it. */
  underWay: readonly string[];
  /** The key of the machine that invoked it; null if none did. */
  within: string | null;
}

/** An event that has happened to a machine. */
export interface SeenStep {
  number: number;
  type: string;
  /** The states that it led to. */
  states: readonly string[];
}

/** A snapshot of a machine. */
export interface SeenSnapshot {
  number: number;
  isPresent: boolean;
  states: readonly string[];
  tags: readonly string[];
  /** The event that led to it. */
  type: string;
  /** The event's payload as JSON; empty if it has none. */
  says: string;
  /** The machine's context as JSON. */
  context: string;
  accepts: readonly AcceptedEvent[];
}

/** The selected machine, in the selected snapshot. */
export interface LookedAt {
  key: string;
  snapshot: SeenSnapshot;
  /** Its events, latest first. */
  steps: readonly SeenStep[];
}

/** Everything that an inspector shows. */
export interface Seen {
  /** Oldest first. */
  machines: readonly SeenMachine[];
  lookedAt: LookedAt | null;
}

/** Shown if no machine has run. */
export const nothingSeen: Seen = { machines: [], lookedAt: null };

/** The user's commands. */
export type Command =
  | { type: 'choose'; key: string }
  | { type: 'lookAt'; number: number }
  /** Lets an event happen, by the words of its example. */
  | { type: 'send'; words: string };
