import type { AnyEventObject } from 'xstate';

/** What the machines of one project have around them, whatever the model of a single one tells of. */
export interface Surroundings {
  /** What can happen at any moment, by the words in which a person tells it; a machine is told what it listens to. */
  events: ReadonlyMap<string, AnyEventObject>;
  /** The invoked actor that has to be at work for an event to come, by the event's type. */
  toldBy: ReadonlyMap<string, string>;
  /** How long each delay has to last, in milliseconds, by its name; nothing is claimed of delays unless given. */
  durations?: Readonly<Record<string, number>>;
  /** The names under which machines and events keep what nobody else may read. */
  secretFields: ReadonlySet<string>;
}

/** Machines that have nothing around them. */
export const noSurroundings: Surroundings = {
  events: new Map(),
  toldBy: new Map(),
  secretFields: new Set(),
};
