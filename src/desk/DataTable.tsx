import type { ReactNode } from 'react';
import { DeskTable } from './look';

/** A column by its heading: `wide` where a phone has no room for it, `end` if its cells end with it. */
export interface Column {
  name: string;
  wide?: true;
  end?: true;
}

interface DataTableProps {
  /** Its accessible name. */
  label?: string;
  /** The same for everybody. */
  caption?: string;
  columns: readonly Column[];
  rows: readonly (readonly ReactNode[])[];
  /** The column that names its row. */
  named?: number;
  /** Shown when it has no rows. */
  empty?: string;
}

/** A table that is only read. */
export function DataTable({ label, caption, columns, rows, named = 0, empty }: DataTableProps) {
  const placeOf = ({ wide, end }: Column) => ({
    'data-wide': wide,
    'data-end': end,
  });
  return (
    <DeskTable aria-label={label}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) =>
            column.name === '' ? (
              <td key="" />
            ) : (
              <th key={column.name} scope="col" {...placeOf(column)}>
                {column.name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && empty !== undefined && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
        {rows.map((cells, row) => (
          <tr key={row}>
            {columns.map((column, place) =>
              place === named ? (
                <th key={column.name} scope="row">
                  {cells[place]}
                </th>
              ) : (
                <td key={column.name} {...placeOf(column)}>
                  {cells[place]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </DeskTable>
  );
}
