import type { DeskRole, DeskRoomActName } from '../contract/wire';
import * as messages from '../../messages/desk/errors';
import { alreadySo, byCorrecting, overtaken, refusal } from '../shared/refusal';
import type { FactsOf, RefusalOf } from '../shared/refusal';
import type { LagosDate } from '../shared/stay';
import { dayInWords, timeInWords, type Step } from './inWords';
import { roleRefusal, type RoleRefusals } from './permissions';

/** Facts that decide what can be done with a room. */
export interface RoomFacts {
  today: LagosDate;
  room: string;
  isClean: boolean;
  /** The last person to mark it clean or dirty; null if nobody has. */
  lastCleaning: Step | null;
  /** When it is closed next, from today on; null if it is not. */
  closed: { by: string; from: LagosDate; to: LagosDate; why: string } | null;
  /** The person who put it back in service today; null if nobody did. */
  reopened: Step | null;
}

type RoomState = keyof typeof messages.roomIs;

interface InState {
  state: RoomState;
  room: string;
}
interface Closed {
  room: string;
  by: string;
  to: LagosDate;
  why: string;
}

/** Why an act with a room can't be done. */
export const roomRefusals = {
  /** Since nobody knows when. */
  roomIsSo: refusal(alreadySo, ({ state, room }: InState) => messages.roomIs[state](room)),
  roomMadeSo: overtaken(({ state, by, at, room }: InState & Step) =>
    messages.roomMade[state](by, timeInWords(at), room),
  ),
  roomClosed: overtaken(({ room, by, to, why }: Closed) =>
    messages.closed(by, room, dayInWords(to), why),
  ),
  closingNights: refusal(byCorrecting('to'), ({ most }: { most: number }) =>
    messages.closingNights(most),
  ),
  noSuchRoom: refusal(
    byCorrecting('room'),
    ({ room }: { room: string }) => messages.noSuchRoom(room),
    'not_found',
  ),
};
type Refusal = RefusalOf<FactsOf<typeof roomRefusals> & RoleRefusals>;

/** It is so already: by a colleague who was faster, or since nobody knows when. */
function isSo(state: RoomState, { room }: RoomFacts, step: Step | null): Refusal {
  if (step === null) return { code: 'roomIsSo', facts: { state, room } };
  return { code: 'roomMadeSo', facts: { state, by: step.by, at: step.at, room } };
}

/** A refusal because somebody has closed the room; null if nobody has. */
export function closedBefore({ closed, room }: RoomFacts): Refusal | null {
  if (closed === null) return null;
  const { by, to, why } = closed;
  return { code: 'roomClosed', facts: { room, by, to, why } };
}

const rules: Readonly<Record<DeskRoomActName, (facts: RoomFacts) => Refusal | null>> = {
  clean: (facts) => (facts.isClean ? isSo('clean', facts, facts.lastCleaning) : null),
  dirty: (facts) => (facts.isClean ? null : isSo('dirty', facts, facts.lastCleaning)),
  closeTonight: (facts) => (facts.closed?.from === facts.today ? closedBefore(facts) : null),
  closeLonger: () => null,
  reopen: (facts) => (facts.closed === null ? isSo('open', facts, facts.reopened) : null),
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
