import { CallFailed } from '../../machines/shared/failure';
import { isLagosDate, type LagosDate } from '../../machines/shared/stay';
import { valueAt, idAt, textAt } from './valueAt';

/**
 * How answers are read: what the specification names must be there, or the answer is no answer to
 * the question; what only our own contract adds is derived where it is missing, or left unsaid.
 */

/** An answer that leaves out what the site can't do without. @throws CallFailed always */
export function invalidResponse(what: string): never {
  throw new CallFailed({ kind: 'unexpected', message: `The answer has no ${what}` });
}

/** What a reader makes of an answer; undefined where the answer leaves out what must be there. */
export function tryParse<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof CallFailed) return undefined;
    throw cause;
  }
}

/** A text; empty where the answer has none. */
export function optionalText(answer: unknown, field: string): string {
  return textAt(answer, field) ?? '';
}

/** A text that must be there. @throws CallFailed when it is not */
export function requiredText(answer: unknown, field: string): string {
  return textAt(answer, field) ?? invalidResponse(field);
}

/** An id: a text, or the number that some servers count with. @throws CallFailed without one */
export function requiredId(answer: unknown): string {
  return idAt(answer) ?? invalidResponse('id');
}

/** The number at a place, also where a server writes it as a text; undefined otherwise. */
export function numberAt(answer: unknown, field: string): number | undefined {
  const value = valueAt(answer, field);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A number that must be there and is not negative. @throws CallFailed when it is not */
export function requiredNumber(answer: unknown, field: string): number {
  const number = numberAt(answer, field);
  return number !== undefined && number >= 0 ? number : invalidResponse(field);
}

/** A calendar date that must be there; a time of day behind it is ignored. @throws CallFailed */
export function requiredDate(answer: unknown, field: string): LagosDate {
  const date = textAt(answer, field)?.slice(0, 10);
  return date !== undefined && isLagosDate(date) ? date : invalidResponse(field);
}

/** A moment in UTC; undefined where none is named that a clock knows. */
export function timestampAt(answer: unknown, field: string): string | undefined {
  const text = textAt(answer, field);
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** What is in a list that must be there. @throws CallFailed when it is not */
export function requiredList(answer: unknown, field: string): readonly unknown[] {
  const value: unknown = valueAt(answer, field);
  return Array.isArray(value) ? value : invalidResponse(field);
}

/** What is in a list; empty where the answer has none. */
export function listAt(answer: unknown, field: string): readonly unknown[] {
  const value: unknown = valueAt(answer, field);
  return Array.isArray(value) ? value : [];
}

/** The one of some words that an answer says, if it says one of them. */
export function oneOfAt<const TWord extends string>(
  answer: unknown,
  field: string,
  words: readonly TWord[],
): TWord | undefined {
  const said = valueAt(answer, field);
  return words.find((word) => word === said);
}
