import * as messages from '../../messages/desk/settings';
import { formatNaira, type Kobo } from '../shared/money';
import { alreadySo, askManager, byAct, byCorrecting, overtaken, refusal } from '../shared/refusal';
import type { FactsOf, RefusalOf } from '../shared/refusal';
import type { LagosDate } from '../shared/stay';
import { dayInWords, momentInWords, type Step } from './inWords';

/** The highest price of a night: more is a typing error. */
const MOST_KOBO = 1_000_000_000;
const KOBO = 100;

/** Whether a night can cost this. @param nightly null for a text that is no price */
export function isNightlyPrice(nightly: Kobo | null): boolean {
  return nightly !== null && nightly > 0 && nightly % KOBO === 0 && nightly <= MOST_KOBO;
}

export const priceRange = () => messages.priceRange(formatNaira(MOST_KOBO));

/** The last change of a person, or a price. */
export interface SettingsStep extends Step {
  kind: keyof typeof messages.changed;
}

export type StaffAct = 'suspend' | 'reset';

interface Named {
  /** The person's, or the room type's. */
  name: string;
}
interface Addressed {
  email: string;
}

const stepInWords = ({ kind, by, at, name }: SettingsStep & Named) =>
  messages.changed[kind](by, momentInWords(at), name);

/** Why a price can't be set, or somebody's access can't be changed. */
export const settingsRefusals = {
  priceOutOfRange: refusal(byCorrecting('nightly'), priceRange),
  priceInPast: refusal(byCorrecting('from'), ({ today }: { today: LagosDate }) =>
    messages.fromToday(dayInWords(today)),
  ),
  settingsChanged: overtaken(stepInWords),
  ownAccess: refusal(askManager, ({ act }: { act: StaffAct }) => messages.yourself[act]),
  nobodyThere: refusal(byCorrecting('email'), ({ email }: Addressed) => messages.nobody(email)),
  suspended: refusal(alreadySo, ({ name }: Named) => messages.suspended(name)),
  lastManager: refusal(byAct('invite'), ({ name }: Named) => messages.lastManager(name)),
  alreadyInvited: refusal(byAct('reset'), ({ email }: Addressed) => messages.known(email)),
  invitedMeanwhile: overtaken(
    ({ email, ...step }: SettingsStep & Named & Addressed) =>
      `${messages.known(email)} ${stepInWords(step)}`,
    byAct('reset'),
  ),
};
type Refusal = RefusalOf<FactsOf<typeof settingsRefusals>>;

/** Facts that decide whether a person's access can be ended. */
export interface StaffFacts {
  name: string;
  isSuspended: boolean;
  /** Whether it is their own. */
  isSelf: boolean;
  /** Whether every other manager is suspended. */
  isLastManager: boolean;
  /** Null if nothing is written down of them. */
  last: SettingsStep | null;
}

/**
 * Why a person's access can't be ended, by anybody; null if it can. A button, the `acts` of an answer, the server's
 * refusal and the command ask this function alone. The last manager can be reset: that is the way back in.
 */
export function staffRefusal(act: StaffAct, facts: StaffFacts): Refusal | null {
  const { name, isSuspended, isSelf, isLastManager, last } = facts;
  if (isSelf) return { code: 'ownAccess', facts: { act } };
  if (act === 'reset') return null;
  if (isSuspended) {
    return last
      ? { code: 'settingsChanged', facts: { ...last, name } }
      : { code: 'suspended', facts: { name } };
  }
  return isLastManager ? { code: 'lastManager', facts: { name } } : null;
}
