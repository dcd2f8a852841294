import type { DeskRoomActName } from '../../contract/wire';
import { faults } from '../../../messages/desk/housekeeping';
import { faultUnnamed } from '../../../messages/desk/errors';
import { lengthError } from '../../shared/fieldRules';
import type { LagosDate } from '../../shared/stay';
import { hasLetter } from '../../shared/typedText';
import type { Step } from '../inWords';
import type { RoomState } from '../refusals/deskRefusals';
import { namesOf, type Act, type Refusal } from './act';
import { textError, type ReadField } from './fields';
import { choicesOf, shownIn, type ActForm, type RoomQuestion } from './question';

/** Facts that decide what can be done with a room. */
export interface RoomFacts {
  today: LagosDate;
  room: string;
  isClean: boolean;
  /** Whether its guest stays, and it was not cleaned since the business day began. */
  isDue: boolean;
  /** Whether the business day before still goes on. */
  isNight: boolean;
  /** The hour at which it ends. */
  dayEnds: string;
  /** Whether it has the fault that is meant, or any. */
  hasFault: boolean;
  /** The person who has fixed the one that is meant; null if nobody has. */
  fixed: Step | null;
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

const faultIn = (read: ReadField) =>
  namesOf(faults).find((fault) => fault === read('fault')) ?? 'other';

const withReason =
  (act: 'closeTonight' | 'reopen') =>
  ({ number }: RoomQuestion): ActForm => ({
    begin: () => ({ why: '' }),
    check,
    request: (read) => ({ of: 'rooms', number, body: { act, why: read('why') } }),
  });

/** Says whether a room is clean. */
const cleanActs = {
  clean: {
    role: () => 'housekeeping',
    refusal: (facts) =>
      facts.isClean && !facts.isDue ? isSo('clean', facts, facts.lastCleaning) : null,
  },
  dirty: {
    role: () => 'housekeeping',
    refusal: (facts) => (facts.isClean ? null : isSo('dirty', facts, facts.lastCleaning)),
  },
} satisfies Partial<Record<DeskRoomActName, Act<RoomFacts, RoomQuestion>>>;

/** Everything else that is seen while rooms are cleaned. */
const seeingActs = {
  markFound: {
    role: () => 'housekeeping',
    refusal: ({ isNight, dayEnds }) =>
      isNight ? { code: 'nightNotOver', facts: { hour: dayEnds } } : null,
  },
  reportFault: {
    role: () => 'housekeeping',
    refusal: () => null,
    form: ({ number }) => ({
      begin: () => ({ fault: 'ac', details: '' }),
      choices: () => ({ fault: choicesOf(faults) }),
      check: (read) => ({
        details:
          faultIn(read) === 'other' && !hasLetter(read('details'))
            ? faultUnnamed
            : lengthError(read('details'), 100),
      }),
      request: (read) => ({
        of: 'rooms',
        number,
        body: {
          act: 'reportFault',
          fault: faultIn(read),
          ...(read('details') !== '' && { details: read('details') }),
        },
      }),
    }),
  },
  fixFault: {
    role: () => 'housekeeping',
    refusal: ({ hasFault, fixed, room }) => {
      if (fixed) return { code: 'faultFixed', facts: { by: fixed.by, at: fixed.at, room } };
      return hasFault ? null : { code: 'noSuchFault', facts: { room } };
    },
  },
} satisfies Partial<Record<DeskRoomActName, Act<RoomFacts, RoomQuestion>>>;

/** The acts of whoever sells the rooms, beside marking them clean or dirty. */
const sellingActs = {
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
} satisfies Partial<Record<DeskRoomActName, Act<RoomFacts, RoomQuestion>>>;

/** The acts that the list of rooms offers at the desk. */
export const boardActs = { ...cleanActs, ...sellingActs };

/** The acts that housekeeping is offered. */
export const housekeepingActs = { ...cleanActs, ...seeingActs };

/** The acts with a room of the hotel. */
export const roomActs = {
  ...{ ...cleanActs, ...seeingActs, ...sellingActs },
} satisfies Record<DeskRoomActName, Act<RoomFacts, RoomQuestion>>;
