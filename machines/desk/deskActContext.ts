import type { EventObject } from 'xstate';
import type { DeskReservation } from '../contract/wire';
import * as messages from '../../messages/desk/openScreen';
import { failureIn } from '../shared/failure';
import { serverMessage } from '../shared/failureKind';
import { withoutField } from '../shared/fieldErrors';
import { fieldsIn } from '../shared/fieldsIn';
import { requireValue } from '../shared/required';
import type { KnownAnswers } from './answerFeedMachine';
import { readTyped, readerOf, typedErrors, type AskedField, type TypedFields } from './acts/fields';
import { formOf, isQuestion } from './acts/registry';
import type { ActForm, ActQuestion, DeskRequest } from './acts/question';

/** An act at the desk while it is under way: what is typed for it, what is sent, and under which key. */

/** The dialog of an act, as a tab keeps it while its page is loaded again. */
export interface KeptAct {
  question: ActQuestion;
  typed: TypedFields;
  /** The key under which it was sent without an answer; null if it was not. */
  key: string | null;
}

/** Reads an act that a tab kept; null if it is none. @param about what the screen is about */
export function readKeptAct(value: unknown, about: string | null): KeptAct | null {
  const { about: kept, question, typed, key } = fieldsIn(value);
  if (!isQuestion(question) || kept !== about) return null;
  return { question, typed: readTyped(typed), key: typeof key === 'string' ? key : null };
}

export interface DeskActInput {
  /** The act that a dialog asks for; null for one of a tap. */
  question: ActQuestion | null;
  /** The act of a tap; null if a dialog asks first. */
  request: DeskRequest | null;
  /** The answer on screen. */
  known: KnownAnswers;
  /** The key under which the act is done once. */
  key: string;
  /** A dialog that this tab kept; null if it is a new one. */
  kept: KeptAct | null;
}

/** The outcome of an act. */
export interface ActOutcome {
  tone: 'done' | 'refused';
  text: string;
  /** The address of somebody's new link, which is shown this once. */
  link?: string | null;
}

/** The server's answer; `told` if it is not done yet, and the dialog goes on. */
export type ActionResult = ActOutcome | { tone: 'told'; text: string };

/** A request, and its key. */
export interface KeyedRequest {
  request: DeskRequest;
  key: string;
  /** The code of the second factor that is sent with it; null if none is. */
  code: string | null;
  /** Why a manager is asked for it instead; null if it is done. */
  reason: string | null;
}

export interface DeskActContext extends Omit<DeskActInput, 'kept'> {
  /** The tries that were answered: each has a key of its own. */
  tries: number;
  /** The key of an act that was sent before the page was loaded; null if there is none. */
  keptKey: string | null;
  /** The dialog's fields, in their order. */
  typed: TypedFields;
  errors: TypedFields;
  /** The answer on screen when the dialog was opened; null after a refusal or a reload, which are about the one of now. */
  seen: KnownAnswers | null;
  /** Whether what shows is so: after a refusal only what the server answers next. */
  isFresh: boolean;
  /** The preview of the act; null until that is asked, and again after an edit. */
  preview: DeskReservation | null;
  /** The server's sentence about the entries, upon which a reason is asked for; null again after an edit. */
  told: string | null;
  /** Why it was refused; null if nothing is to be said. */
  why: string | null;
  outcome: ActOutcome | null;
  /** The further question that the dialog asks before it is done: for a code of the second factor, or why a manager should do it. */
  asks: 'code' | 'reason' | null;
  /** The answer to that question. */
  answer: string;
  /** The error of that answer; null if nothing is wrong with it. */
  wrong: string | null;
}

/** The dialog of an act; null for one of a tap. */
export const formIn = ({ question }: Pick<DeskActContext, 'question'>): ActForm | null =>
  question === null ? null : formOf(question);

/** The request of an act: of its tap, or of what is typed. @throws Error if there is neither */
export function requestOf(context: DeskActContext): DeskRequest {
  const { request, typed, seen, known, preview } = context;
  const typedRequest = () => formIn(context)?.request(readerOf(typed), seen ?? known, preview);
  return requireValue(request ?? typedRequest() ?? null, 'Nothing is asked for');
}

/** The words on the button of a dialog whose act moves a sum of money; null for any other. */
export function submitOf(context: DeskActContext): string | null {
  const { typed, known, preview } = context;
  return formIn(context)?.submit?.(readerOf(typed), known, preview) ?? null;
}

/** The errors of what is typed, by field. */
export function errorsIn(context: DeskActContext): TypedFields {
  const check = formIn(context)?.check;
  return typedErrors(context.typed, (read) => check?.(read, context.known) ?? {});
}

/** The fields that stay when one is edited: for another account, say, the reason is asked again. */
export const stillAsked = ({ typed, told }: DeskActContext, edited: AskedField): TypedFields =>
  told === null || edited === 'why' ? typed : withoutField(typed, 'why');

/** The sentence of a refusal. */
export const refusalText = (event: EventObject) =>
  serverMessage(failureIn(event)) ?? messages.failed;
/** The key of this try. */
export const keyOf = ({ key, tries }: DeskActContext) => `${key}-${tries}`;

/** The events of an act under a key, as the timeline of the reservation that shows tells it; null if it tells of none. */
export function doneUnder(key: string | null, { reservation }: KnownAnswers): string | null {
  if (key === null) return null;
  const done = reservation?.timeline.filter((event) => event.key === key) ?? [];
  return done.length === 0 ? null : done.map(({ text }) => text).join('. ');
}
