import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskStayRow } from '../../../machines/contract/wire';
import { stepRequest } from '../../../machines/desk/acts/stay';
import { koboFromNaira } from '../../../machines/shared/money';
import * as words from '../../../messages/desk/pages/today';
import { GuestName } from '../../components/GuestName';
import { Price } from '../../components/Price';
import { theme } from '../../theme/theme';
import { ActButton } from '../ActButton';
import { DeskDay } from '../DeskTime';
import { Aside, DeskTable, Tag } from '../look';
import type { Doing } from '../OpenScreen';

const Empty = styled.p`
  padding: ${theme.space.l};
  color: ${theme.color.inkSoft};
`;

const Guest = styled.div`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`;

const DayRow = styled.tr`
  cursor: pointer;
`;

const Sort = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
`;

type SortedBy = 'room' | 'guest' | 'until' | 'balance';

interface Order {
  by: SortedBy;
  direction: 'ascending' | 'descending';
}

const values: Readonly<Record<SortedBy, (row: DeskStayRow) => string | number>> = {
  room: ({ stay }) => stay.room.padStart(20),
  guest: ({ name }) => name,
  until: ({ checkOut }) => checkOut,
  balance: ({ balance }) => balance,
};

function sorted(rows: readonly DeskStayRow[], order: Order | null): readonly DeskStayRow[] {
  if (order === null) return rows;
  const valueOf = values[order.by];
  const inOrder = [...rows].sort((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
  return order.direction === 'descending' ? inOrder.reverse() : inOrder;
}

const columns = [
  { name: words.room, by: 'room' },
  { name: words.guest, by: 'guest' },
  { name: words.until, by: 'until', 'data-wide': true },
  { name: words.ready, by: null, 'data-wide': true },
  { name: words.balance, by: 'balance', 'data-wide': true, 'data-end': true },
  { name: words.act, by: null, 'data-end': true },
] as const;

interface StayTableProps extends Doing {
  name: string;
  rows: readonly DeskStayRow[];
  empty: string;
  onOpen: (reservationId: string) => void;
}

/** Stays of the day: a row opens its reservation, and has the act that comes next. */
export function StayTable({ name, rows, empty, onOpen, ...doing }: StayTableProps) {
  const { usable, acting, onAct, onAsk } = doing;
  const [order, setOrder] = useState<Order | null>(null);
  const orderOf = (by: SortedBy | null) => (order?.by === by ? order.direction : undefined);
  return (
    <DeskTable aria-label={name}>
      <thead>
        <tr>
          {columns.map(({ name: column, by, ...place }) => (
            <th key={column} scope="col" aria-sort={orderOf(by)} {...place}>
              {by === null ? (
                column
              ) : (
                <Sort
                  type="button"
                  onClick={() => {
                    const isAscending = orderOf(by) === 'ascending';
                    setOrder({ by, direction: isAscending ? 'descending' : 'ascending' });
                  }}
                >
                  {column}
                </Sort>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={columns.length}>
              <Empty>{empty}</Empty>
            </td>
          </tr>
        )}
        {sorted(rows, order).map((row) => (
          <DayRow
            key={`${row.reservationId} ${row.stay.room}`}
            onClick={({ target }) => {
              const isOther = target instanceof Element && target.closest('a, button') !== null;
              if (!isOther) onOpen(row.reservationId);
            }}
          >
            <td>
              <strong>{row.stay.room}</strong>
            </td>
            <th scope="row">
              <Guest>
                <Link to={`/reservations/${row.reservationId}`}>
                  <GuestName name={row.name} />
                </Link>
                <Aside>{row.note ?? row.stay.roomType}</Aside>
              </Guest>
            </th>
            <td data-wide>
              <DeskDay date={row.checkOut} />
            </td>
            <td data-wide>
              {row.stay.state === 'expected' && (
                <Tag $tone={row.stay.isReady ? 'good' : 'waiting'}>
                  {row.stay.isReady
                    ? words.isReady
                    : row.stay.isClean
                      ? words.isOccupied
                      : words.isDirty}
                </Tag>
              )}
            </td>
            <td data-wide data-end>
              {row.balance === 0 ? (
                <Aside>{words.paid}</Aside>
              ) : (
                <Price kobo={koboFromNaira(row.balance)} />
              )}
            </td>
            <td data-end>
              {row.acts.map((offered) => (
                <ActButton
                  key={offered.act}
                  offered={offered}
                  usable={usable}
                  busy={acting?.of === 'reservation' && acting.id === row.reservationId}
                  onChoose={() => {
                    const body = stepRequest(offered, row.stay.state);
                    const about = { of: 'reservation', id: row.reservationId } as const;
                    if (body) onAct({ ...about, body });
                    else onAsk({ ...about, act: offered.act, room: offered.room });
                  }}
                />
              ))}
            </td>
          </DayRow>
        ))}
      </tbody>
    </DeskTable>
  );
}
