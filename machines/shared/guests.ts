import { moreThanFive } from '../../words/shared/counts';

/** How many adults the reservation form offers. */
export const adultChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** More than five children: `5+` on the screen, 6 on the wire. */
export const MORE_THAN_FIVE_CHILDREN = 6;

/** How many children the reservation form offers. */
export const childrenChoices = [0, 1, 2, 3, 4, 5, MORE_THAN_FIVE_CHILDREN] as const;

/** A number of children as the guest reads it. */
export function childrenLabel(children: number): string {
  return children >= MORE_THAN_FIVE_CHILDREN ? moreThanFive : String(children);
}
