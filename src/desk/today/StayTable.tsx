import { useState } from 'react';
import { type SortDescriptor, TableHeader } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskStayRow } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import * as words from '../../../messages/desk/pages/today';
import { GuestName } from '../../components/GuestName';
import { Price } from '../../components/Price';
import { theme } from '../../theme/theme';
import { ActButton } from '../ActButton';
import { DeskDay } from '../DeskTime';
import { Aside, DeskBody, DeskCell, DeskColumn, DeskRow, DeskTable, Tag, wideOnly } from '../look';
import type { ListsProps } from './TodayPage';

const WideColumn = styled(DeskColumn)`
  ${wideOnly}
`;

const WideCell = styled(DeskCell)`
  ${wideOnly}
`;

const Empty = styled.p`
  padding: ${theme.space.l};
  color: ${theme.color.inkSoft};
`;

const Guest = styled.div`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`;

type SortedBy = 'room' | 'guest' | 'until' | 'balance';

const values: Readonly<Record<SortedBy, (row: DeskStayRow) => string | number>> = {
  room: ({ stay }) => stay.room.padStart(20),
  guest: ({ name }) => name,
  until: ({ checkOut }) => checkOut,
  balance: ({ balance }) => balance,
};
const isSortedBy = (column: unknown): column is SortedBy =>
  typeof column === 'string' && column in values;

function sorted(rows: readonly DeskStayRow[], by: SortDescriptor | null): readonly DeskStayRow[] {
  if (by === null || !isSortedBy(by.column)) return rows;
  const valueOf = values[by.column];
  const inOrder = rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
  return by.direction === 'descending' ? inOrder.toReversed() : inOrder;
}

interface StayTableProps extends Omit<ListsProps, 'today'> {
  name: string;
  rows: readonly DeskStayRow[];
  empty: string;
  onOpen: (reservationId: string) => void;
}

/** Stays of the day: a row opens its reservation, and has the act that comes next. */
export function StayTable({ name, rows, empty, onOpen, usable, acting, onAct }: StayTableProps) {
  const [sortDescriptor, setSort] = useState<SortDescriptor | null>(null);
  const keyOf = (row: DeskStayRow) => `${row.reservationId} ${row.stay.room}`;
  const shown = sorted(rows, sortDescriptor);
  return (
    <DeskTable
      aria-label={name}
      {...(sortDescriptor ? { sortDescriptor } : {})}
      onSortChange={setSort}
      onRowAction={(key) => {
        const [reservationId] = String(key).split(' ');
        if (reservationId !== undefined) onOpen(reservationId);
      }}
    >
      <TableHeader>
        <DeskColumn id="room" allowsSorting>
          {words.room}
        </DeskColumn>
        <DeskColumn id="guest" isRowHeader allowsSorting>
          {words.guest}
        </DeskColumn>
        <WideColumn id="until" allowsSorting>
          {words.until}
        </WideColumn>
        <WideColumn id="ready">{words.ready}</WideColumn>
        <WideColumn id="balance" allowsSorting $end>
          {words.balance}
        </WideColumn>
        <DeskColumn id="act" $end>
          {words.act}
        </DeskColumn>
      </TableHeader>
      <DeskBody renderEmptyState={() => <Empty>{empty}</Empty>}>
        {shown.map((row) => (
          <DeskRow key={keyOf(row)} id={keyOf(row)} textValue={row.name}>
            <DeskCell>
              <strong>{row.stay.room}</strong>
            </DeskCell>
            <DeskCell>
              <Guest>
                <GuestName name={row.name} />
                <Aside>{row.note ?? row.stay.roomType}</Aside>
              </Guest>
            </DeskCell>
            <WideCell>
              <DeskDay date={row.checkOut} />
            </WideCell>
            <WideCell>
              {row.stay.state === 'expected' && (
                <Tag $tone={row.stay.isReady ? 'good' : 'waiting'}>
                  {row.stay.isReady
                    ? words.isReady
                    : row.stay.isClean
                      ? words.isOccupied
                      : words.isDirty}
                </Tag>
              )}
            </WideCell>
            <WideCell $end>
              {row.balance === 0 ? (
                <Aside>{words.paid}</Aside>
              ) : (
                <Price kobo={koboFromNaira(row.balance)} />
              )}
            </WideCell>
            <DeskCell $end>
              {row.acts.map((offered) => (
                <ActButton
                  key={offered.act}
                  offered={offered}
                  usable={usable}
                  busy={acting === row.reservationId}
                  onChoose={() => {
                    if (offered.act === 'checkIn' || offered.act === 'checkOut')
                      onAct(row, offered.act);
                  }}
                />
              ))}
            </DeskCell>
          </DeskRow>
        ))}
      </DeskBody>
    </DeskTable>
  );
}
