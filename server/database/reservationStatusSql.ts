import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  fieldsWith,
  storedStates,
  type StatusFields,
  type ReservationTag,
} from '../../machines/reservation/reservationStatus';

/** The columns that store the status of a reservation. */
export type StatusColumns = Record<keyof StatusFields, AnyPgColumn>;

const besideStatus = ['cancelReason', 'refundStatus', 'isKept'] as const;

function conditionsOf(columns: StatusColumns, fields: StatusFields, isWhole: boolean): SQL[] {
  // Inlined literals, because PostgreSQL matches a partial index by text, whatever the parameters.
  const status = sql`${columns.status} = ${sql.raw(`'${fields.status}'`)}`;
  if (isWhole) return [status];
  const siblings = storedStates.filter((other) => other.status === fields.status);
  const telling = besideStatus.filter((column) =>
    siblings.some((other) => other[column] !== fields[column]),
  );
  const beside = telling.map((column) =>
    fields[column] === null
      ? sql`${columns[column]} is null`
      : sql`${columns[column]} = ${sql.raw(`'${String(fields[column])}'`)}`,
  );
  return [status, ...beside];
}

/** Whether a reservation's status has a lifecycle tag, in text that matches the partial indexes. */
export function whereTag(columns: StatusColumns, tag: ReservationTag): SQL {
  const tagged = fieldsWith(tag);
  const isWhole = ({ status }: StatusFields) =>
    storedStates.every((state) => state.status !== status || tagged.includes(state));
  const states = tagged.filter(
    (fields, place) =>
      !isWhole(fields) || tagged.findIndex(({ status }) => status === fields.status) === place,
  );
  const each = states.map((fields) =>
    sql.join(conditionsOf(columns, fields, isWhole(fields)), sql` and `),
  );
  const [only] = each;
  if (each.length === 1 && only) return only;
  return sql`(${sql.join(
    each.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
}
