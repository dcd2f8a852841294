import { useState } from 'react';
import { DayPicker, type Matcher, type Modifiers } from 'react-day-picker';
import styled from 'styled-components';
import * as words from '../../messages/components/pages/stayCalendar';
import { locale } from '../../messages/shared/locale';
import {
  addDays,
  eachNight,
  isLagosDate,
  type LagosDate,
  MAX_NIGHTS,
} from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import { chosenInForcedColors, forcedColors, hovering, wider } from '../theme/media';
import { theme } from '../theme/theme';
import { iconTarget } from './iconTarget';

const Look = styled.div`
  .months {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${theme.space.m};
  }

  .month {
    width: 100%;
    max-width: ${theme.box.aside};
  }

  /* A narrow screen shows the second month only where less than three weeks of the first are left. */
  .month:has(tr:nth-last-child(3) button) ~ .month {
    display: none;
  }

  /* Weeks that are over. */
  tbody tr:not(:has(button)) {
    display: none;
  }

  .caption {
    display: grid;
    height: ${theme.size.target};
    place-items: center;
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.semibold};
  }

  .nav {
    position: absolute;
    display: flex;
    justify-content: space-between;
    inset: 0 0 auto;
    pointer-events: none;
  }

  .turn {
    ${iconTarget}
    border-radius: ${theme.radius.round};
    color: ${theme.color.forest};
    fill: currentColor;
    pointer-events: auto;
  }

  ${hovering} {
    .turn:hover {
      background: ${theme.color.sand};
    }
  }

  .turn[aria-disabled='true'] {
    visibility: hidden;
  }

  .grid {
    width: 100%;
    table-layout: fixed;
  }

  .weekday {
    padding-block: ${theme.space.xs};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }

  .day {
    padding: ${theme.border.hair} 0;
    text-align: center;
  }

  .day button {
    width: 100%;
    height: ${theme.size.target};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    font-variant-numeric: tabular-nums;
  }

  ${hovering} {
    .day:not(.edge) button:hover:enabled {
      background: ${theme.color.sand};
    }
  }

  .day button:disabled {
    color: ${theme.color.line};
    cursor: not-allowed;
  }

  .soldOut button:disabled {
    background: ${theme.color.sand};
    color: ${theme.color.inkSoft};
    text-decoration: line-through;
  }

  .today button {
    font-weight: ${theme.weight.bold};
    text-decoration: underline;
  }

  .prompt {
    margin-bottom: ${theme.space.xs};
    font-weight: ${theme.weight.semibold};
    text-align: center;
  }

  .legend {
    margin-top: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }

  .between:has(button) {
    background: ${theme.color.forestPale};
  }

  .day.between button {
    border-block: ${theme.border.hair} solid ${theme.color.forest};
    border-radius: 0;
  }

  .day.edge button {
    background: ${theme.color.forest};
    color: ${theme.color.paper};
    font-weight: ${theme.weight.bold};
  }

  ${forcedColors} {
    .day.edge button {
      ${chosenInForcedColors}
    }
  }

  ${wider.tablet} {
    .months {
      flex-direction: row;
      align-items: flex-start;
      justify-content: center;
      gap: ${theme.space.xl};
    }

    .month:has(tr:nth-last-child(3) button) ~ .month {
      display: block;
    }
  }
`;

type SoldOut = ReadonlySet<LagosDate>;

const classNames = {
  months: 'months',
  month: 'month',
  month_caption: 'caption',
  nav: 'nav',
  button_previous: 'turn',
  button_next: 'turn',
  month_grid: 'grid',
  weekday: 'weekday',
  day: 'day',
  today: 'today',
  range_middle: 'between',
};

/** The calendar component uses local dates; only their year, month and day count here. */
function browserDay(date: LagosDate): Date {
  return new Date(`${date}T12:00:00`);
}

function lagosDateOf(day: Date): LagosDate {
  const month = String(day.getMonth() + 1).padStart(2, '0');
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`;
}

function browserDayOrNone(date: string | undefined): Date | undefined {
  return date !== undefined && isLagosDate(date) ? browserDay(date) : undefined;
}

/** The Monday of a day's week. */
function weekOf(date: LagosDate): Date {
  return browserDay(addDays(date, -((browserDay(date).getDay() + 6) % 7)));
}

const inWords = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const monthInWords = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
const weekdayInWords = new Intl.DateTimeFormat(locale, { weekday: 'long' });

const labels = {
  labelDayButton: (day: Date, modifiers: Modifiers) =>
    words.dayCalled(inWords.format(day), modifiers),
  labelGrid: (month: Date) => monthInWords.format(month),
  labelWeekday: (day: Date) => weekdayInWords.format(day),
  labelNav: () => words.navigationBar,
  labelNext: () => words.nextMonth,
  labelPrevious: () => words.previousMonth,
};

const formatters = {
  formatCaption: labels.labelGrid,
  // Two letters, because columns are only as wide as a fingertip.
  formatWeekdayName: (day: Date) => weekdayInWords.format(day).slice(0, 2),
};

/** Whether a stay with a chosen check-in can end on the day: none of its nights is sold out. */
function canEndOn({ checkIn, checkOut }: StayDates, day: LagosDate, soldOut: SoldOut): boolean {
  const begun = isLagosDate(checkIn) && !isLagosDate(checkOut);
  return begun && day > checkIn && !eachNight(checkIn, day).some((night) => soldOut.has(night));
}

/** The dates after a click on a day: it ends a stay with only a check-in, if it can, or else begins one. */
export function datesAfter(dates: StayDates, day: LagosDate, soldOut: SoldOut): StayDates {
  return canEndOn(dates, day, soldOut)
    ? { checkIn: dates.checkIn, checkOut: day }
    : { checkIn: day, checkOut: '' };
}

interface StayCalendarProps extends StayDates {
  min: LagosDate | undefined;
  max: LagosDate | undefined;
  /** Nights that can't be part of the stay. The morning after the last free one can still end it. */
  soldOut?: readonly LagosDate[];
  onChange: (dates: StayDates) => void;
}

/**
 * Two months in which two clicks choose a stay. They follow the dates that are typed beside it. Keep it lazy: it is
 * loaded on demand.
 */
export default function StayCalendar({
  checkIn,
  checkOut,
  min,
  max,
  soldOut = [],
  onChange,
}: StayCalendarProps) {
  const choosingCheckOut = isLagosDate(checkIn) && !isLagosDate(checkOut);
  const last = choosingCheckOut ? addDays(checkIn, MAX_NIGHTS) : max;
  const full: SoldOut = new Set(soldOut);
  const dates = { checkIn, checkOut };
  const [chosen, setChosen] = useState(dates);
  const [turnedTo, setTurnedTo] = useState(() =>
    [checkIn, checkOut].map(browserDayOrNone).find(Boolean),
  );
  if (chosen.checkIn !== checkIn || chosen.checkOut !== checkOut) {
    setChosen(dates);
    setTurnedTo(browserDayOrNone(checkIn === chosen.checkIn ? checkOut : checkIn) ?? turnedTo);
  }
  const edges = [checkIn, checkOut].map(browserDayOrNone).filter((day) => day !== undefined);
  const isSoldOut = (day: Date) => {
    const date = lagosDateOf(day);
    return full.has(date) && !canEndOn(dates, date, full);
  };
  const disabled: Matcher[] = [
    ...(min === undefined ? [] : [{ before: browserDay(min) }]),
    ...(last === undefined ? [] : [{ after: browserDay(last) }]),
    isSoldOut,
  ];
  const month = turnedTo ?? browserDayOrNone(min);
  return (
    <Look>
      <p className="prompt" role="status">
        {choosingCheckOut ? words.nowCheckOut : words.nowCheckIn}
      </p>
      <DayPicker
        mode="range"
        numberOfMonths={2}
        weekStartsOn={1}
        classNames={classNames}
        labels={labels}
        formatters={formatters}
        {...(month && { month })}
        onMonthChange={setTurnedTo}
        {...(min !== undefined && {
          today: browserDay(min),
          startMonth: browserDay(min),
          hidden: { before: weekOf(min) },
        })}
        {...(max !== undefined && { endMonth: browserDay(addDays(max, MAX_NIGHTS)) })}
        disabled={disabled}
        modifiers={{ soldOut: isSoldOut, edge: edges }}
        modifiersClassNames={{ soldOut: 'soldOut', edge: 'edge' }}
        selected={{ from: browserDayOrNone(checkIn), to: browserDayOrNone(checkOut) }}
        onSelect={(_range, day) => {
          const after = datesAfter(dates, lagosDateOf(day), full);
          setChosen(after);
          onChange(after);
        }}
      />
      {soldOut.length > 0 && <p className="legend">{words.soldOutNights}</p>}
    </Look>
  );
}
