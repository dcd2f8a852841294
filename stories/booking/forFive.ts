import { roomsTooSmall } from '../../machines/booking/roomAdvice';
import { fewerLeft } from '../../messages/booking/rooms';
import { paths } from '../../machines/shared/paths';
import { roomSelectionModel } from '../../models/booking/roomSelectionModel';
import type { Step } from '../support/storyPath';
import { inside } from './inside';

/** Five people: too many for the chosen Deluxe Room. */
export const five = { adults: 2, children: 3 };
export const tooSmall = roomsTooSmall({ adults: 2, children: 1 }, five);

export const twoAreLeft = 'the server says that two Deluxe Rooms are left';
export const givesUp = 'gives a Deluxe Room up';

/** The room selection, in which five people have one Deluxe Room chosen. */
export function forFive(by: readonly Step[], ...says: string[]) {
  return inside(
    roomSelectionModel,
    paths.roomSelection,
    { to: 'open.choice.choosing', start: 'opens it with one room chosen, for five', by },
    says,
  );
}

/** One of two chosen rooms is left. */
export const onlyOneLeft = (...says: string[]) =>
  inside(
    roomSelectionModel,
    paths.roomSelection,
    {
      start: 'opens it with two rooms chosen',
      to: 'open.availability.known',
      by: ['the server says that one Deluxe Room is left'],
    },
    [fewerLeft('Deluxe Room', 2, 1), ...says],
  );
