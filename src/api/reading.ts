import { CallFailed } from '../../machines/shared/failure';
import { isLagosDate, type LagosDate } from '../../machines/shared/stay';
import { valueAt, idAt, textAt } from './valueAt';

/**
 * How responses are parsed: what the specification names is required; what only our own contract adds is derived if
 * it is missing, or left out.
 */

/** Rejects a response without a required field. @throws CallFailed always */
export function invalidResponse(what: string): never {
  throw new CallFailed({ kind: 'unexpected', message: `The answer has no ${what}` });
}

/** A parser's result; undefined if the response lacks something required. */
export function tryParse<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof CallFailed) return undefined;
    throw cause;
  }
}

/** A text; empty if the response has none. */
export function optionalText(response: unknown, field: string): string {
  return textAt(response, field) ?? '';
}

/** A required text. @throws CallFailed if it is missing */
export function requiredText(response: unknown, field: string): string {
  return textAt(response, field) ?? invalidResponse(field);
}

/** A required id: a text, or a number as some servers send. @throws CallFailed if it is missing */
export function requiredId(response: unknown): string {
  return idAt(response) ?? invalidResponse('id');
}

/** A number, even if a server sends it as text; undefined otherwise. */
export function numberAt(response: unknown, field: string): number | undefined {
  const value = valueAt(response, field);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** An amount; undefined if the server doesn't say a possible one. */
export function amountAt(response: unknown, field: string): number | undefined {
  const amount = numberAt(response, field);
  return amount === undefined || amount < 0 ? undefined : amount;
}

/** A required number that is not negative. @throws CallFailed otherwise */
export function requiredNumber(response: unknown, field: string): number {
  const number = numberAt(response, field);
  return number !== undefined && number >= 0 ? number : invalidResponse(field);
}

/** A required calendar date; a time of day after it is ignored. @throws CallFailed */
export function requiredDate(response: unknown, field: string): LagosDate {
  return dateAt(response, field) ?? invalidResponse(field);
}

/** The same; undefined if it is missing or invalid. */
export function dateAt(response: unknown, field: string): LagosDate | undefined {
  const date = textAt(response, field)?.slice(0, 10);
  return date !== undefined && isLagosDate(date) ? date : undefined;
}

/** A UTC timestamp; undefined if it is missing or invalid. */
export function timestampAt(response: unknown, field: string): string | undefined {
  const text = textAt(response, field);
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** A required list. @throws CallFailed if it is missing */
export function requiredList(response: unknown, field: string): readonly unknown[] {
  const value: unknown = valueAt(response, field);
  return Array.isArray(value) ? value : invalidResponse(field);
}

/** A list; empty if the response has none. */
export function listAt(response: unknown, field: string): readonly unknown[] {
  const value: unknown = valueAt(response, field);
  return Array.isArray(value) ? value : [];
}

/** One of the given words, if the response has one of them. */
export function oneOfAt<const TWord extends string>(
  response: unknown,
  field: string,
  words: readonly TWord[],
): TWord | undefined {
  const said = valueAt(response, field);
  return words.find((word) => word === said);
}

/** Only the fields that the response tells: what is undefined is left out. */
export function definedFields<TFields extends object>(
  fields: TFields,
): { [Name in keyof TFields]?: Exclude<TFields[Name], undefined> };
export function definedFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
