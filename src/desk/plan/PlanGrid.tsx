import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskPlan, DeskPlanStay } from '../../../machines/contract/wire';
import { plan as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/plan';
import { GuestName } from '../../components/GuestName';
import { deskMeasures } from '../../theme/deskMeasures';
import { fingers, onPaper } from '../../theme/media';
import { theme } from '../../theme/theme';
import { dayOf, weekdayOf } from '../DeskTime';

const { color, border } = theme;
const { plan: measures } = deskMeasures;

/** How each stay looks; not by colour alone. */
const looks: Readonly<Record<DeskPlanStay['state'], string>> = {
  held: `border-style: dashed; background: ${color.waitingPale}; color: ${color.waitingInk};`,
  paid: `background: ${color.forestPale}; color: ${color.forest};`,
  inHouse: `background: ${color.forest}; color: ${color.card};`,
  departed: `border-color: transparent; background: ${color.sand}; color: ${color.inkSoft};`,
  noShow: `border-style: dotted; color: ${color.danger}; text-decoration: line-through;`,
  closed: `background: repeating-linear-gradient(135deg, ${color.card} 0 ${measures.stripe}, ${color.sand} ${measures.stripe} ${measures.stripes});`,
};

/** A stay over its nights. `$cut` is how it looks where it goes on before or after what shows. */
export const Bar = styled.span<{ $state: DeskPlanStay['state']; $cut?: string }>`
  display: flex;
  height: 100%;
  align-items: center;
  border: ${border.line} solid ${color.forestSoft};
  border-radius: ${theme.radius.small};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  padding-inline: ${theme.space.xxs};
  print-color-adjust: exact;
  text-decoration: none;
  ${({ $state }) => looks[$state]}
  ${({ $cut }) => $cut}

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const cut = (side: 'start' | 'end') =>
  `margin-inline-${side}: calc(-1 * ${border.strong}); border-inline-${side}: 0;`;

/** Scrolls within itself, so that rooms and nights stay in sight. */
const Window = styled.div`
  --rooms: ${measures.rooms};
  overflow: auto;
  max-height: calc(100dvh - ${theme.size.header});
  border: ${border.hair} solid ${color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${color.card};
  scroll-padding: ${measures.head} ${theme.space.m} ${theme.space.m} var(--rooms);

  ${onPaper} {
    overflow: visible;
    max-height: none;
  }
`;

const Grid = styled.table`
  width: 100%;
  min-width: calc(var(--rooms) + 14 * ${measures.night});
  border-spacing: 0;
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.snug};
  table-layout: fixed;
  text-align: center;

  ${onPaper} {
    min-width: 0;
  }

  th,
  td {
    height: ${deskMeasures.row};
    padding: ${border.strong};
    border: 0 solid ${color.hairline};
    border-inline-start-width: ${border.hair};
    border-top-width: ${border.hair};

    ${fingers} {
      height: ${theme.size.target};
    }
  }

  th:first-child {
    position: sticky;
    z-index: ${theme.layer.raised};
    width: var(--rooms);
    background: ${color.card};
    inset-inline-start: 0;
    padding-inline: ${theme.space.xs};
    text-align: start;
  }

  thead {
    position: sticky;
    z-index: calc(${theme.layer.raised} + 1);
    top: 0;
    background: ${color.card};
    font-weight: ${theme.weight.bold};
  }

  th span {
    display: block;
    font-weight: ${theme.weight.regular};
  }

  [aria-current] {
    box-shadow: inset 0 calc(-1 * ${border.bold}) ${color.terracotta};
  }

  [data-rooms] {
    background: ${color.paper};
  }

  [data-rooms='0'] {
    background: ${color.terracottaPale};
    color: ${color.terracottaDeep};
  }

  :focus-visible {
    outline-offset: calc(-1 * ${border.bold});
  }
`;

/** A cell of a line: how many rooms are free on a night, whose the room is for some, or nobody's. */
interface Cell {
  night: number;
  /** The night after it. */
  end: number;
  shows: number | DeskPlanStay | null;
}

function cellsOf(nights: readonly string[], stays: readonly DeskPlanStay[]): Cell[] {
  return nights.flatMap((date, night): Cell[] => {
    const stay = stays.find(({ from, to }) => from <= date && date < to) ?? null;
    if (stay !== null && stay.from < date) return [];
    const end = stay === null ? night + 1 : nights.filter((one) => one < stay.to).length;
    return [{ night, end, shows: stay }];
  });
}

/** The free rooms of all, then those of each type above its rooms. */
function linesOf({ nights, types }: DeskPlan) {
  const free = nights.map((_, night) =>
    types.reduce((sum, type) => sum + (type.free[night] ?? 0), 0),
  );
  const figures = (name: string, rooms: readonly number[]) => ({
    name,
    cells: rooms.map((shows, night): Cell => ({ night, end: night + 1, shows })),
  });
  return [
    figures(words.free, free),
    ...types.flatMap((type) => [
      figures(type.roomType, type.free),
      ...type.rooms.map(({ number, stays }) => ({ name: number, cells: cellsOf(nights, stays) })),
    ]),
  ];
}

/** Where in the grid the keyboard is. */
interface Place {
  line: number;
  night: number;
}

/** Where a key leads from a cell. Up and down keep the night, however long the stays are. */
const steps: Readonly<Record<string, (from: Place, cell: Cell) => Place>> = {
  ArrowLeft: ({ line }, { night }) => ({ line, night: night - 1 }),
  ArrowRight: ({ line }, { end }) => ({ line, night: end }),
  ArrowUp: ({ line, night }) => ({ line: line - 1, night }),
  ArrowDown: ({ line, night }) => ({ line: line + 1, night }),
  Home: ({ line }) => ({ line, night: 0 }),
  End: ({ line }) => ({ line, night: Infinity }),
};

const within = (place: number, count: number) => Math.max(0, Math.min(place, count - 1));
const lies = ({ night, end }: Cell, at: Place) => night <= at.night && at.night < end;

/** The table: one tab stop, and the arrow keys within. */
export function PlanGrid({ plan }: { plan: DeskPlan }) {
  const { nights, today } = plan;
  const lines = linesOf(plan);
  const [chosen, setChosen] = useState<Place>({ line: 0, night: 0 });
  const at = { ...chosen, line: within(chosen.line, lines.length) };
  const grid = useRef<HTMLTableElement>(null);
  const step = (event: KeyboardEvent) => {
    const here = lines[at.line]?.cells.find((cell) => lies(cell, at));
    const next = here && !event.altKey && steps[event.key]?.(at, here);
    if (!next) return;
    event.preventDefault();
    const place = {
      line: within(next.line, lines.length),
      night: within(next.night, nights.length),
    };
    flushSync(() => setChosen(place));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const [all, ...others] = lines.map(({ name, cells }, line) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {cells.map((cell) => {
        const isHere = line === at.line && lies(cell, at);
        const onFocus = () => isHere || setChosen({ line, night: cell.night });
        return <PlanCell key={cell.night} {...cell} tabIndex={isHere ? 0 : -1} onFocus={onFocus} />;
      })}
    </tr>
  ));
  return (
    <Window>
      <Grid ref={grid} role="grid" aria-readonly="true" aria-label={title} onKeyDown={step}>
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            {nights.map((night) => (
              <th key={night} scope="col" aria-current={night === today ? 'date' : undefined}>
                <span>{weekdayOf(night)}</span>
                <strong>{dayOf(night)}</strong>
              </th>
            ))}
          </tr>
          {all}
        </thead>
        <tbody>{others}</tbody>
      </Grid>
    </Window>
  );
}

interface PlanCellProps extends Cell {
  /** 0 where the keyboard is, or comes first. */
  tabIndex: 0 | -1;
  onFocus: () => void;
}

function PlanCell({ night, end, shows, ...reach }: PlanCellProps) {
  if (shows === null) return <td {...reach} aria-label={words.free} />;
  if (typeof shows === 'number') {
    return (
      <td {...reach} data-rooms={shows}>
        {shows}
      </td>
    );
  }
  const { reservationId, name, state, from, to, checkIn, checkOut } = shows;
  const label = words.stay(name, words.states[state], dayOf(checkIn), dayOf(checkOut));
  const said = { ...reach, 'aria-label': label, title: label };
  const $cut = [checkIn < from && cut('start'), to < checkOut && cut('end')]
    .filter(Boolean)
    .join('');
  return (
    <td colSpan={end - night} {...(reservationId === null && said)}>
      {reservationId === null ? (
        <Bar $state={state}>
          <span>{name}</span>
        </Bar>
      ) : (
        <Bar $state={state} $cut={$cut} {...said} as={Link} to={`/reservations/${reservationId}`}>
          <GuestName name={name} />
        </Bar>
      )}
    </td>
  );
}
