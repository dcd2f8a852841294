import type { Trigger } from '../statechart/transitionWords';

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

/** A running machine in a moment, as it is shown to whoever looks on. */
export interface SeenMachine {
  /** Tells apart the actors of one machine. */
  key: string;
  id: string;
  /** The innermost states, by their dotted paths below the machine. */
  states: readonly string[];
  tags: readonly string[];
  /** What it remembers, as JSON, without secrets. */
  context: string;
  accepts: readonly AcceptedEvent[];
}
