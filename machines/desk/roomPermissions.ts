import type { DeskRole, DeskRoomActName } from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import type { LagosDate } from '../shared/stay';
import {
  changed,
  dayInWords,
  refused,
  roleRefusal,
  timeInWords,
  type Refusal,
} from './permissions';

interface Step {
  by: string;
  at: Date;
}

/** What is known of a room when somebody wants to do something with it. */
export interface RoomFacts {
  today: LagosDate;
  room: string;
  isClean: boolean;
  /** Who said last whether it is clean; null if nobody has. */
  lastCleaning: Step | null;
  /** When it is closed next, from today on; null if it is not. */
  closed: { by: string; from: LagosDate; to: LagosDate; why: string } | null;
  /** Who reopened it today; null if nobody did. */
  reopened: Step | null;
}

/** What is so already: by a colleague who was faster, or since nobody knows when. */
function alreadySo(
  step: Step | null,
  words: (by: string, time: string, room: string) => string,
  { room }: RoomFacts,
  since: (room: string) => string,
): Refusal {
  return step === null ? refused(since(room)) : changed(words(step.by, timeInWords(step.at), room));
}

/** A refusal because somebody has closed the room; null if nobody has. */
export function closedBefore({ closed, room }: RoomFacts): Refusal | null {
  if (closed === null) return null;
  return changed(messages.closed(closed.by, room, dayInWords(closed.to), closed.why));
}

const rules: Readonly<Record<DeskRoomActName, (facts: RoomFacts) => Refusal | null>> = {
  clean: (facts) =>
    facts.isClean ? alreadySo(facts.lastCleaning, messages.cleaned, facts, messages.isClean) : null,
  dirty: (facts) =>
    facts.isClean ? null : alreadySo(facts.lastCleaning, messages.soiled, facts, messages.isDirty),
  closeTonight: (facts) => (facts.closed?.from === facts.today ? closedBefore(facts) : null),
  closeLonger: () => null,
  reopen: (facts) =>
    facts.closed === null
      ? alreadySo(facts.reopened, messages.reopened, facts, messages.isOpen)
      : null,
};

/**
 * Whether somebody may do an act with a room of the hotel now: null, or why not. A button, the `acts` of an answer and
 * the server's refusal ask this function alone.
 */
export function roomRefusal(
  act: DeskRoomActName,
  role: DeskRole,
  facts: RoomFacts,
): Refusal | null {
  return roleRefusal(act, role) ?? rules[act](facts);
}
