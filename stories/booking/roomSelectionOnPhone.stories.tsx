import { onPhone } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import * as bookingMessages from '../../messages/booking/booking';
import { roomsThatSuit } from '../../machines/booking/roomAdvice';
import { five, forFive, givesUp, onlyOneLeft, tooSmall, twoAreLeft } from './forFive';

/** What stays within reach below the rooms. */
const meta = preview.meta({
  title: 'Screens/Room selection on a phone',
  tags: ['phone'],
  globals: onPhone,
});

export const NothingChosenYet = meta.story(
  forFive([twoAreLeft, givesUp], 'Fits your group: Deluxe Room × 2', roomsThatSuit(five)),
);
export const TooSmall = meta.story(forFive([twoAreLeft], bookingMessages.tooSmall, tooSmall));
export const FewerLeftThanChosen = meta.story(onlyOneLeft(bookingMessages.fewerThanChosen));
export const OfferTaken = meta.story(forFive([twoAreLeft, 'takes the rooms that are offered']));
