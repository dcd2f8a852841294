import type { DeskRole } from '../../contract/wire';
import type { EventKind } from '../../reservation/eventKind';
import type { RefusalOf } from '../../shared/refusal';
import type { DeskRefusals } from '../refusals/deskRefusals';
import type { DeskWarnings } from '../refusals/reservationRefusals';
import type { ActForm, ActQuestion } from './question';

/** Why an act can't be done: a code with its facts, which only the server words. */
export type Refusal = RefusalOf<DeskRefusals>;

/** An act at the desk, as a button, the `acts` of an answer and the server's refusal know it. */
export interface Act<Facts, Question extends ActQuestion = never> {
  /** The least role that may do it as things are. The contract's `x-roles` are the least of all. */
  role: (facts: Facts) => DeskRole;
  /** Whether the second factor is asked for once more; it is not by default. */
  needsCode?: (facts: Facts) => boolean;
  /** The events by which a reservation's history tells of it. */
  events?: readonly EventKind[];
  /** Why the desk may not do what a manager may, where more can be said than that. */
  withoutRole?: (facts: Facts) => Refusal;
  /** Why nobody can do it as things are; null if it can be done. */
  refusal: (facts: Facts) => Refusal | null;
  /** Whether it is asked once more, though nothing is typed: one tap is enough by default. */
  asks?: (facts: Facts) => boolean;
  /** Something to know before it is done; null mostly. */
  warning?: (facts: Facts) => RefusalOf<DeskWarnings> | null;
  /** Whether it is offered at all as things are; it is by default. */
  isApt?: (facts: Facts) => boolean;
  /** Its dialog; none if one tap is enough. */
  form?: (question: Question) => ActForm | null;
}

/** Every role, each of which may do what those before it may. */
export const deskRoles: readonly DeskRole[] = ['housekeeping', 'desk', 'manager'];

/**
 * Why a role may not do what another one may; null if it may. A role that this program does not know may do nothing.
 * @param needed the least that may
 */
export function roleRefusal(needed: DeskRole, role: DeskRole): Refusal | null {
  const isEnough = deskRoles.indexOf(role) >= deskRoles.indexOf(needed);
  return isEnough ? null : { code: 'notYourRole', facts: {} };
}

/** Why somebody can't do an act now; null if they can. */
export function refusalOf<Facts>(
  act: Omit<Act<Facts>, 'form'>,
  role: DeskRole,
  facts: Facts,
): Refusal | null {
  const lacking = roleRefusal(act.role(facts), role);
  return (lacking && (act.withoutRole?.(facts) ?? lacking)) ?? act.refusal(facts);
}

/** The person who sends an act. */
interface Sender {
  role: DeskRole;
  /** Whether they have just entered the second factor once more. */
  hasCode: boolean;
}

/** Why an act waits for the second factor; null if it doesn't. */
export function codeRefusal<Facts>(
  { needsCode }: Pick<Act<Facts>, 'needsCode'>,
  { hasCode }: Pick<Sender, 'hasCode'>,
  facts: Facts,
): Refusal | null {
  return hasCode || needsCode?.(facts) !== true ? null : { code: 'codeNeeded', facts: {} };
}

/** Why an act that somebody has sent is refused; null if it is done. */
export function sentRefusal<Facts>(
  act: Omit<Act<Facts>, 'form'>,
  sender: Sender,
  facts: Facts,
): Refusal | null {
  return refusalOf(act, sender.role, facts) ?? codeRefusal(act, sender, facts);
}

/** The names of some acts, in their order. */
export function namesOf<Name extends string>(acts: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(acts).filter((name): name is Name => name in acts);
}
