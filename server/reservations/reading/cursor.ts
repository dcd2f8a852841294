import * as generalErrors from '../../../messages/shared/generalErrors';
import { isLagosDate } from '../../../machines/shared/stay';
import { validationError, type ApiError } from '../../contract/apiError';

/** A cursor of a list: texts, written so that they fit into a URL. */
export function cursorWith(...texts: readonly string[]): string {
  return Buffer.from(texts.join('|')).toString('base64url');
}

/** The texts of a cursor, or of whatever a client sends as one. */
export function textsIn(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString('utf8').split('|');
}

/** The refusal of a cursor that is not one of ours. */
export function cursorRefused(): ApiError {
  return validationError({ cursor: generalErrors.notValid });
}

/** Years that every calendar can represent, including the database's. */
const OF_OUR_TIME = /^2\d{3}-/;

/** Parses a timestamp of a cursor; undefined for any other text. */
export function timestampIn(text = ''): Date | undefined {
  const timestamp = new Date(text);
  const isOurs = OF_OUR_TIME.test(text) && !Number.isNaN(timestamp.getTime());
  return isOurs && timestamp.toISOString() === text ? timestamp : undefined;
}

/** Whether a text is a day of a cursor. */
export function isDayInCursor(text: string): boolean {
  return OF_OUR_TIME.test(text) && isLagosDate(text);
}
