import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { hotel } from '../../../hotel/hotel';
import type { DeskStayRow, DeskToday } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import * as words from '../../../messages/desk/pages/sheets';
import {
  asOf as asOfWords,
  isDirty,
  isOccupied,
  isReady,
  noneFree,
} from '../../../messages/desk/pages/today';
import { printed } from '../../theme/media';
import { theme } from '../../theme/theme';
import { DeskDay, timeOfDay } from '../DeskTime';
import { Paper } from '../look';

/** What Today prints: what the desk needs without a network, or the list that the police ask for. */
export type SheetName = 'today' | 'guests';

/** The guest list has more columns than a page is wide. */
const Pages = createGlobalStyle`
  @page wide { size: A4 landscape; }
`;

const DaySheet = styled(Paper)<{ $wide: boolean }>`
  page: ${({ $wide }) => ($wide ? 'wide' : 'auto')};

  ${printed} {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }

  h1 {
    font-size: ${theme.text.title};
  }

  table {
    width: 100%;
    margin-top: ${theme.space.s};
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.semibold};
    text-align: start;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: ${theme.space.xxs} ${theme.space.xs};
    border: ${theme.border.hair} solid ${theme.color.ink};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
`;

interface TableProps {
  name: string;
  columns: readonly string[];
  /** The cells of each row; the first one names it. */
  rows: readonly (readonly ReactNode[])[];
}

function SheetTable({ name, columns, rows }: TableProps) {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inRoomOrder = (rows: readonly DeskStayRow[]) =>
  rows.toSorted(({ stay: one }, { stay: other }) =>
    one.room.localeCompare(other.room, 'en', { numeric: true }),
  );
const party = ({ adults, children }: DeskStayRow) => words.party(adults, children);
const saidOf = ({ note, specialRequest }: DeskStayRow) =>
  [note, specialRequest === 'nothing' ? null : specialRequest].filter(Boolean).join('; ');

interface TodaySheetProps {
  today: DeskToday;
  /** Of what time it is, in UTC. */
  asOf: string;
  sheet: SheetName;
}

/** A sheet of the day, which shows on paper alone. */
export function TodaySheet({ today, asOf, sheet }: TodaySheetProps) {
  return (
    <DaySheet $wide={sheet === 'guests'} aria-label={words.names[sheet]}>
      <Pages />
      <h1>{words.titleOf(hotel.name, words.names[sheet])}</h1>
      <p>
        <DeskDay date={today.date} long />
        <span>{` · ${asOfWords(timeOfDay(asOf))}`}</span>
      </p>
      {sheet === 'guests' ? <GuestList today={today} /> : <DayOnPaper today={today} />}
    </DaySheet>
  );
}

function DayOnPaper({ today: { arrivals, inHouse, freeRooms } }: { today: DeskToday }) {
  const free = freeRooms.filter(({ rooms }) => rooms > 0);
  return (
    <>
      <SheetTable
        name={words.arrivals(arrivals.length)}
        columns={words.arrivalColumns}
        rows={inRoomOrder(arrivals).map((row) => [
          row.stay.room,
          row.name,
          row.phone,
          party(row),
          <DeskDay key="until" date={row.checkOut} />,
          row.balance === 0 ? '' : formatNaira(koboFromNaira(row.balance)),
          row.stay.isReady ? isReady : row.stay.isClean ? isOccupied : isDirty,
          saidOf(row),
        ])}
      />
      <SheetTable
        name={words.inHouse(inHouse.length)}
        columns={words.inHouseColumns}
        rows={inRoomOrder(inHouse).map((row) => [
          row.stay.room,
          row.name,
          row.phone,
          party(row),
          <DeskDay key="until" date={row.checkOut} />,
          saidOf(row),
        ])}
      />
      {free.length === 0 ? (
        <p>{noneFree}</p>
      ) : (
        <SheetTable
          name={words.free}
          columns={words.freeColumns}
          rows={free.map(({ roomType, rooms, ready }) => [roomType, rooms, ready.join(', ')])}
        />
      )}
    </>
  );
}

function GuestList({ today }: { today: DeskToday }) {
  return (
    <SheetTable
      name={words.inHouse(today.inHouse.length)}
      columns={words.guestColumns}
      rows={inRoomOrder(today.inHouse).map((row) => [
        row.stay.room,
        row.name,
        row.phone,
        party(row),
        <DeskDay key="from" date={row.checkIn} />,
        <DeskDay key="until" date={row.checkOut} />,
        '',
        '',
        '',
      ])}
    />
  );
}
