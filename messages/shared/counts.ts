/** Counted things and people. */

/** Children: the form doesn't ask for more exactly. */
export const moreThanFive = '5+';

/** In a sentence. */
export function nights(count: number): string {
  return `${count} ${count === 1 ? 'night' : 'nights'}`;
}

/** On its own, such as the duration of a stay. */
export function nightsAlone(count: number): string {
  return `${count} ${count === 1 ? 'Night' : 'Nights'}`;
}

export function rooms(count: number): string {
  return `${count} ${count === 1 ? 'room' : 'rooms'}`;
}

export function adults(count: number): string {
  return `${count} ${count === 1 ? 'adult' : 'adults'}`;
}

/** @param figures the number of children as displayed, such as `5+` */
export function adultsAndChildren(grownUp: number, children: number, figures: string): string {
  return `${adults(grownUp)} and ${figures} ${children === 1 ? 'child' : 'children'}`;
}
