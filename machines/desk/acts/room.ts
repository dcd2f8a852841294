import type { DeskRoomActName } from '../../contract/wire';
import type { LagosDate } from '../../shared/stay';
import type { Step } from '../inWords';
import type { RoomState } from '../refusals/deskRefusals';
import type { Act, Refusal } from './act';
import { textError } from './fields';
import { shownIn, type ActForm, type RoomQuestion } from './question';

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

const check: NonNullable<ActForm['check']> = (read) => ({ why: textError(200)(read('why')) });

const withReason =
  (act: 'closeTonight' | 'reopen') =>
  ({ number }: RoomQuestion): ActForm => ({
    begin: () => ({ why: '' }),
    check,
    request: (read) => ({ of: 'rooms', number, body: { act, why: read('why') } }),
  });

/** The acts with a room of the hotel. */
export const roomActs = {
  clean: {
    role: () => 'desk',
    refusal: (facts) => (facts.isClean ? isSo('clean', facts, facts.lastCleaning) : null),
  },
  dirty: {
    role: () => 'desk',
    refusal: (facts) => (facts.isClean ? null : isSo('dirty', facts, facts.lastCleaning)),
  },
  closeTonight: {
    role: () => 'desk',
    refusal: (facts) => (facts.closed?.from === facts.today ? closedBefore(facts) : null),
    form: withReason('closeTonight'),
  },
  closeLonger: {
    role: () => 'manager',
    refusal: () => null,
    form: ({ number }) => ({
      begin: (known) => ({ from: shownIn(known, 'rooms').date, until: '', why: '' }),
      check,
      request: (read) => {
        const closed = { from: read('from'), to: read('until'), why: read('why') };
        return { of: 'rooms', number, body: { act: 'closeLonger', ...closed } };
      },
    }),
  },
  reopen: {
    role: () => 'manager',
    refusal: (facts) => (facts.closed === null ? isSo('open', facts, facts.reopened) : null),
    form: withReason('reopen'),
  },
} satisfies Record<DeskRoomActName, Act<RoomFacts, RoomQuestion>>;
