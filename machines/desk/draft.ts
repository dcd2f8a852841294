import { labels } from '../../messages/desk/pages/asked';
import * as messages from '../../messages/desk/openScreen';
import { definedErrors } from '../shared/fieldErrors';
import { fieldsIn } from '../shared/fieldsIn';
import { lengthError } from '../shared/fieldRules';
import { koboFromDecimal, nairaFromKobo, type Kobo } from '../shared/money';
import { defaultStayLimits } from '../shared/stay';
import { checkInError } from '../shared/stayDates';
import { typedText } from '../shared/typedText';

/**
 * The dialogs of the desk, which ask before an act is sent: fields with the typed texts, their errors,
 * and the act that comes of it.
 */

/** A field of some dialog. What is typed in it is a text, dates and sums too. */
export type AskedField = keyof typeof labels;
export type TypedFields = Readonly<Partial<Record<AskedField, string>>>;

/** Reads a field as it is sent. */
export type ReadField = (field: AskedField) => string;

/** An act while it is asked for. */
export interface Draft<TAnswer, TQuestion> {
  /** The act, and its subject. */
  question: TQuestion;
  /** Its fields, in their order. */
  typed: TypedFields;
  errors: TypedFields;
  /** The answer on screen when it was opened; null after a refusal or a reload, which are about the current one. */
  seen: TAnswer | null;
  /** The preview of the act; null until it is asked for, and again after an edit. */
  preview: TAnswer | null;
  /** The server's sentence about the entries, upon which a reason is asked for; null again after an edit. */
  told: string | null;
}

export const newDraft = { errors: {}, seen: null, preview: null, told: null };

/** The dialog of an act. */
export interface Form<TAnswer, TQuestion, TAct> {
  /** Its fields in their order, with what they hold at first. */
  begin: (answer: TAnswer, question: TQuestion) => TypedFields;
  /** Errors beyond those of these fields anywhere. @param answer the one on screen */
  check?: (read: ReadField, answer: TAnswer) => Partial<Record<AskedField, string | undefined>>;
  /** The act that is sent. @param answer the one on screen while it was typed */
  act: (read: ReadField, answer: TAnswer, question: TQuestion) => TAct;
  /** Whether what it would change is shown before it is sent. */
  hasPreview?: true;
}

/** A draft as a tab keeps it while its page is loaded again. */
export interface KeptDraft<TQuestion> {
  /** The subject of the screen. */
  id: string | null;
  question: TQuestion;
  typed: TypedFields;
}

/**
 * Reads a draft that a tab kept; null if it is anything else.
 * @param about what the screen is about
 * @param readQuestion null if it is none of the screen's
 */
export function readKeptDraft<TQuestion>(
  value: unknown,
  about: string | null,
  readQuestion: (value: unknown) => TQuestion | null,
): KeptDraft<TQuestion> | null {
  const { id, question: kept, typed } = fieldsIn(value);
  const question = readQuestion(kept);
  if (question === null || id !== about) return null;
  const texts = Object.entries(fieldsIn(typed)).map(
    ([field, text]) => [field, String(text)] as const,
  );
  return { id: about, question, typed: Object.fromEntries(texts) };
}

export const readerOf =
  ({ typed }: { typed: TypedFields }): ReadField =>
  (field) =>
    typedText(typed[field] ?? '').trim();

const isField = (name: string): name is AskedField => name in labels;

/** The fields of a dialog, in their order. */
export const fieldsOf = ({ typed }: { typed: TypedFields }): readonly AskedField[] =>
  Object.keys(typed).filter(isField);

/** How much a text says, in kobo; null if it says nothing of the kind. Commas stand between thousands: `1500,50` is none. */
function koboIn(text: string): Kobo | null {
  try {
    return koboFromDecimal(text.replace(/[₦\s]|,(?=\d{3}(?!\d))/g, '')) || null;
  } catch {
    return null;
  }
}

/** In naira, of a text in which nothing is wrong. */
export const nairaIn = (text: string) => nairaFromKobo(koboIn(text) ?? 0);

/** The error of a field that must be filled in. @param most characters */
export const textError = (most: number) => (text: string) =>
  text === '' ? messages.requiredHere : lengthError(text, most);
const optionalError = (text: string) => lengthError(text, 100);

/** The error of a field, whatever it is asked for. */
const fieldErrors: Readonly<Partial<Record<AskedField, (text: string) => string | undefined>>> = {
  accountNumber: textError(20),
  amount: (text) => (koboIn(text) === null ? messages.amountHere : undefined),
  bank: textError(100),
  checkIn: (text) => checkInError(text, null, defaultStayLimits),
  from: textError(10),
  part: (text) => (text === '' || koboIn(text) !== null ? undefined : messages.amountHere),
  proof: optionalError,
  reservationId: textError(36),
  sender: textError(100),
  slip: optionalError,
  text: textError(200),
  to: textError(20),
  until: textError(10),
  why: textError(500),
};

/** The errors of the entries, by field; empty if they can be sent. */
export function draftErrors<TAnswer>(
  draft: { typed: TypedFields },
  answer: TAnswer,
  { check }: Pick<Form<TAnswer, unknown, unknown>, 'check'>,
): TypedFields {
  const read = readerOf(draft);
  const found = fieldsOf(draft).map((field) => [field, fieldErrors[field]?.(read(field))] as const);
  return definedErrors({ ...Object.fromEntries(found), ...check?.(read, answer) });
}
