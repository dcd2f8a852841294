import type { AnyEventObject } from 'xstate';

/** What the machines of a project have in common around them, whatever a single model says. */
export interface Surroundings {
  /** What can happen at any time, by words; a machine only gets events that it handles. */
  events: ReadonlyMap<string, AnyEventObject>;
  /** The invoked actor that must be running for an event to come, by event type. */
  toldBy: ReadonlyMap<string, string>;
  /** The required duration of each delay in milliseconds, by name; not checked by default. */
  durations?: Readonly<Record<string, number>>;
}

/** Surroundings without anything in them. */
export const noSurroundings: Surroundings = {
  events: new Map(),
  toldBy: new Map(),
};
