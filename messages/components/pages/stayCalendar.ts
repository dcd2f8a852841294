/** The calendar for choosing a stay. Intl provides the names of months. */

export const nowCheckIn = 'Choose your check-in date.';
export const nowCheckOut = 'Now choose your check-out date.';
export const soldOutNights = 'Crossed-out nights are sold out.';
export const nextMonth = 'Go to the Next Month';
export const previousMonth = 'Go to the Previous Month';
export const navigationBar = 'Navigation bar';

interface DayFacts {
  today?: boolean | undefined;
  selected?: boolean | undefined;
  soldOut?: boolean | undefined;
}

/** A day's accessible name. It starts with the number that shows, so that voice control finds it by that. */
export function dayCalled(date: string, { today, selected, soldOut }: DayFacts): string {
  const said = [today && ', today', selected && ', selected', soldOut && ', sold out'];
  return `${date}${said.filter(Boolean).join('')}`;
}
