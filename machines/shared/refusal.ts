import type {
  DeskActName,
  DeskCaseDecision,
  DeskMoneyActRequest,
  DeskRoomActName,
  ErrorCode,
} from '../contract/wire';

/** An act at the desk: with a reservation, the money of a day, a room or a payment to review. */
export type AnyAct = DeskActName | DeskMoneyActRequest['act'] | DeskRoomActName | DeskCaseDecision;

/** The next step after a refusal, as data: every refusal names one. */
export type WayOn =
  | { way: 'act'; act: AnyAct }
  | { way: 'askManager' }
  | { way: 'correct'; field: string }
  /** A colleague, the guest or the clock was first: nothing is left to do. */
  | { way: 'alreadySo' };

export const byAct = (act: AnyAct): WayOn => ({ way: 'act', act });
export const byCorrecting = (field: string): WayOn => ({ way: 'correct', field });
export const askManager: WayOn = { way: 'askManager' };
export const alreadySo: WayOn = { way: 'alreadySo' };

/** For a code whose sentence needs no facts. */
export type NoFacts = Readonly<Record<string, never>>;

/** A refusal that leaves a rule: its code with its facts (kobo, Lagos dates, moments, names), not a sentence. */
export type RefusalOf<Facts, Code extends keyof Facts = keyof Facts> = {
  [One in Code]: { readonly code: One; readonly facts: Facts[One] };
}[Code];

/** How a refusal leaves the server: its code on the wire, its way on, and its sentence. */
interface Answered<Facts> {
  answer: ErrorCode;
  way: WayOn;
  why: (facts: Facts) => string;
}

/** The one place that words the refusals of a subject; a code without a sentence and a way on does not compile. */
export type RefusalTable<Facts> = { readonly [Code in keyof Facts]: Answered<Facts[Code]> };
