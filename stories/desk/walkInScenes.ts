import * as words from '../../messages/desk/pages/walkIn';
import * as messages from '../../messages/desk/walkIn';
import { otherPrice, taken, walkInModel } from '../../models/desk/walkInModel';
import { deskScreen } from '../support/deskScreen';
import type { Step } from '../support/storyPath';

const walkIn = (to: string, by: readonly Step[] = [], ...says: string[]) =>
  deskScreen({
    model: walkInModel,
    path: by.length > 0 ? { to, by } : { to },
    url: '/new',
    says,
  });

const family = [
  'chooses two nights',
  'the server answers',
  'chooses 204 and 206',
  'enters the family',
] as const;

/** A booking at the desk in every state. */
export const walkInScenes = {
  looking: walkIn('editing.asking', [], words.looking),
  free: walkIn('editing.upToDate', ['the server answers']),
  family: walkIn('editing.upToDate', family, 'for 2 rooms, 2 nights'),
  incomplete: walkIn(
    'editing.upToDate',
    ['the server answers', 'takes cash'],
    messages.roomsRequired,
  ),
  pastDates: walkIn('editing.withoutDates', ['the dates are past'], 'Check-in date is past'),
  roomTaken: walkIn(
    'editing.upToDate',
    [...family, 'takes cash', 'somebody was faster', 'a colleague has taken 206 meanwhile'],
    taken,
  ),
  priceChanged: walkIn(
    'editing.asking',
    [...family, 'takes cash', 'the price has changed'],
    otherPrice,
  ),
  refusedWithoutWords: walkIn(
    'editing.asking',
    [...family, 'takes cash', 'it is refused without a word'],
    messages.failed,
  ),
  noConnection: walkIn('editing.outOfReach', ['the network fails'], words.outOfReach),
  booking: walkIn('booking', [...family, 'takes cash']),
  mayBeBooked: walkIn(
    'findingOut',
    [...family, 'takes cash', 'the network fails while it is booked'],
    words.mayBeBooked,
  ),
};
