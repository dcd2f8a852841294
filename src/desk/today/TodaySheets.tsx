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
import { onPaper } from '../../theme/media';
import { theme } from '../../theme/theme';
import { DataTable } from '../DataTable';
import { DeskDay, timeOfDay } from '../DeskTime';
import { Paper } from '../look';

/** Today's printouts: the day for a desk without a network, or the guest list that the police ask for. */
export type SheetName = 'today' | 'guests';

/** The guest list has more columns than a page is wide. */
const Pages = createGlobalStyle`
  @page wide { size: A4 landscape; }
`;

const DaySheet = styled(Paper)<{ $wide: boolean }>`
  page: ${({ $wide }) => ($wide ? 'wide' : 'auto')};

  ${onPaper} {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }

  h1 {
    font-size: ${theme.text.title};
  }

  table {
    margin-top: ${theme.space.s};
    border-collapse: collapse;
  }

  tr {
    break-inside: avoid;
  }

  tr > * {
    padding: ${theme.space.xxs} ${theme.space.xs};
    border: ${theme.border.hair} solid ${theme.color.ink} !important;
    overflow-wrap: break-word;
    vertical-align: top;
  }
`;

const columns = (names: readonly string[]) => names.map((name) => ({ name }));
const inRoomOrder = (rows: readonly DeskStayRow[]) =>
  [...rows].sort(({ stay: one }, { stay: other }) =>
    one.room.localeCompare(other.room, 'en', { numeric: true }),
  );
const whoIn = ({ stay, name, phone, adults, children }: DeskStayRow) => [
  stay.room,
  name,
  phone,
  words.party(adults, children),
];
const saidOf = ({ note, specialRequest }: DeskStayRow) =>
  [note, specialRequest === 'nothing' ? null : specialRequest].filter(Boolean).join('; ');

interface TodaySheetProps {
  today: DeskToday;
  /** The time of its facts, in UTC. */
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
      <DataTable
        caption={words.arrivals(arrivals.length)}
        columns={columns(words.arrivalColumns)}
        rows={inRoomOrder(arrivals).map((row) => [
          ...whoIn(row),
          <DeskDay key="until" date={row.checkOut} />,
          row.balance === 0 ? '' : formatNaira(koboFromNaira(row.balance)),
          row.stay.isReady ? isReady : row.stay.isClean ? isOccupied : isDirty,
          saidOf(row),
        ])}
      />
      <DataTable
        caption={words.inHouse(inHouse.length)}
        columns={columns(words.inHouseColumns)}
        rows={inRoomOrder(inHouse).map((row) => [
          ...whoIn(row),
          <DeskDay key="until" date={row.checkOut} />,
          saidOf(row),
        ])}
      />
      {free.length === 0 ? (
        <p>{noneFree}</p>
      ) : (
        <DataTable
          caption={words.free}
          columns={columns(words.freeColumns)}
          rows={free.map(({ roomType, rooms, ready }) => [roomType, rooms, ready.join(', ')])}
        />
      )}
    </>
  );
}

function GuestList({ today }: { today: DeskToday }) {
  return (
    <DataTable
      caption={words.inHouse(today.inHouse.length)}
      columns={columns(words.guestColumns)}
      rows={inRoomOrder(today.inHouse).map((row) => [
        ...whoIn(row),
        <DeskDay key="from" date={row.checkIn} />,
        <DeskDay key="until" date={row.checkOut} />,
        '',
        '',
        '',
      ])}
    />
  );
}
