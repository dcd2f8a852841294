import * as messages from '../../messages/desk/settings';
import { formatNaira, type Kobo } from '../shared/money';
import type { LagosDate } from '../shared/stay';
import { changed, dayInWords, momentInWords, refused, type Refusal } from './permissions';

/** The highest price of a night: more is a typing error. */
const MOST_KOBO = 1_000_000_000;
const KOBO = 100;

/** What is wrong with the price of a night; undefined if nothing is. @param nightly null for a text that is no price */
export function nightlyError(nightly: Kobo | null): string | undefined {
  const isPrice = nightly !== null && nightly > 0 && nightly % KOBO === 0 && nightly <= MOST_KOBO;
  return isPrice ? undefined : messages.priceRange(formatNaira(MOST_KOBO));
}

/** What is wrong with the day of check-in from which on a price counts; undefined if nothing is. */
export function priceFromError(from: LagosDate, today: LagosDate): string | undefined {
  return from < today ? messages.fromToday(dayInWords(today)) : undefined;
}

/** What was done last about a person, or a price. */
export interface SettingsStep {
  kind: keyof typeof messages.changed;
  by: string;
  at: Date;
}

/** What a colleague did meanwhile. @param name the person, or the room type */
export function changedSettings({ kind, by, at }: SettingsStep, name: string): Refusal {
  return changed(messages.changed[kind](by, momentInWords(at), name));
}

export type StaffAct = 'suspend' | 'reset';

/** What is known of a person at the desk when somebody wants to end their access. */
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
  if (isSelf) return refused(messages.yourself[act]);
  if (act === 'reset') return null;
  if (isSuspended) return last ? changedSettings(last, name) : refused(messages.suspended(name));
  return isLastManager ? refused(messages.lastManager(name)) : null;
}
