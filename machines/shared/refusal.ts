import type {
  DeskActName,
  DeskCaseDecision,
  DeskMoneyActRequest,
  DeskRoomActName,
  DeskSettingsActRequest,
  DeskWishActRequest,
  ErrorCode,
} from '../contract/wire';

/** An act at the desk: with a reservation, the money of a day, a room, a payment to review or the settings. */
export type AnyAct =
  | (DeskActName | DeskMoneyActRequest['act'] | DeskRoomActName | DeskCaseDecision)
  | (DeskSettingsActRequest['act'] | DeskWishActRequest['act'] | 'bookAtDesk');

/** The next step after a refusal, as data: every refusal names one. */
export type WayOn =
  | { way: 'act'; act: AnyAct }
  | { way: 'askManager' }
  | { way: 'correct'; field: string }
  /** Something in between is silent, or unclear, for now. */
  | { way: 'tryAgain' }
  | { way: 'askOperator' }
  /** A colleague, the guest or the clock was first: nothing is left to do. */
  | { way: 'alreadySo' };

export const byAct = (act: AnyAct): WayOn => ({ way: 'act', act });
export const byCorrecting = (field: string): WayOn => ({ way: 'correct', field });
export const askManager: WayOn = { way: 'askManager' };
export const askOperator: WayOn = { way: 'askOperator' };
export const tryAgain: WayOn = { way: 'tryAgain' };
export const alreadySo: WayOn = { way: 'alreadySo' };

/** For a code whose sentence needs no facts. */
export type NoFacts = Readonly<Record<string, never>>;

/** A refusal that leaves a rule: its code with its facts (kobo, Lagos dates, moments, names), not a sentence. */
export type RefusalOf<Facts, Code extends keyof Facts = keyof Facts> = {
  [One in Code]: { readonly code: One; readonly facts: Facts[One] };
}[Code];

/** Something that may depend on the facts of a code. */
type ByFacts<Facts, T> = T | ((facts: Facts) => T);

/** The same for these facts. */
export function withFacts<Facts, T extends string | WayOn>(
  one: ByFacts<Facts, T>,
  facts: Facts,
): T {
  return typeof one === 'function' ? one(facts) : one;
}

/** How a refusal leaves the server: its code on the wire, its way on, and its sentence. */
export interface RefusalEntry<Facts> {
  /** `act_refused` if left out. */
  answer?: ErrorCode;
  way: ByFacts<Facts, WayOn>;
  why: ByFacts<Facts, string>;
}

/** A refusal of an act that can't be done as things are. */
export const refusal = <Facts = NoFacts>(
  way: RefusalEntry<Facts>['way'],
  why: RefusalEntry<Facts>['why'],
  answer: ErrorCode = 'act_refused',
): RefusalEntry<Facts> => ({ answer, way, why });

/** A refusal because a colleague, the guest or the clock was faster. */
export const overtaken = <Facts>(why: RefusalEntry<Facts>['why'], way: WayOn = alreadySo) =>
  refusal(way, why, 'changed_meanwhile');

/** The one place that words the refusals of a subject; a code without a sentence and a way on does not compile. */
export type RefusalTable<Facts> = { readonly [Code in keyof Facts]: RefusalEntry<Facts[Code]> };

/** The facts of each code of a table of refusals, or of warnings, which are functions of them. */
export type FactsOf<Table> = {
  [Code in keyof Table]: Table[Code] extends
    | RefusalEntry<infer Facts>
    | ((facts: infer Facts) => string)
    ? Facts
    : never;
};
