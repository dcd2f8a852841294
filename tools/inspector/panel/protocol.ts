import type { SeenMachine } from '../seen';

/** The panel's names among Storybook's addons. */
export const ADDON = 'hotel/machines';
export const PANEL = `${ADDON}/panel`;

/** The story tells the panel what stands on its stage, after every change: a {@link SeenStage}. */
export const STAGE_SEEN = `${ADDON}/stageSeen`;
/** The panel has opened, and asks what stands on the stage. */
export const STAGE_ASKED = `${ADDON}/stageAsked`;
/** A designer lets something happen: a {@link SentEvent}. */
export const EVENT_SENT = `${ADDON}/eventSent`;

/** The mark of a frame in which a story shows another one: the panel speaks to both as to one. */
export const SHOWN_IN_STORY = 'data-shown-in-story';

/** Something that has happened to a machine, and where it led. */
export interface LogEntry {
  number: number;
  machine: string;
  type: string;
  /** As JSON, without secrets; empty if the event says nothing. */
  payload: string;
  states: readonly string[];
}

/** Everything that stands on the stage; the machine that the story pictures comes first. */
export interface SeenStage {
  machines: readonly SeenMachine[];
  /** The latest first. */
  log: readonly LogEntry[];
}

/** The stage of a story that has none. */
export const emptyStage: SeenStage = { machines: [], log: [] };

/** What the panel has happen to a machine. */
export interface SentEvent {
  key: string;
  type: string;
  /** Those of the example from which it was made. */
  words: string;
  payload: string;
}
