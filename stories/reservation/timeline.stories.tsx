import preview from '../../.storybook/preview';
import type { Reservation } from '../../machines/contract/wire';
import * as told from '../../messages/reservation/timeline';
import * as upcomingMessages from '../../messages/reservation/upcoming';
import { myReservationPath } from '../../machines/shared/paths';
import { reservationManagementModel as model } from '../../models/reservation/reservationManagementModel';
import { stories } from '../../models/fixtures/exampleStories';
import { screen } from '../support/screen';
import { answered } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Reservation details/What happened' });
const url = myReservationPath('r-1');

/** A reservation of which the server tells the story. */
const story = (reservation: Reservation, ...says: string[]) =>
  screen({
    model,
    url,
    path: { to: 'viewing', by: [answered('loadReservation', { reservation })] },
    says,
  });

export const JustMade = meta.story(
  story(stories.justMade, told.reserved, upcomingMessages.heldUntil),
);
export const Cancelled = meta.story(
  story(stories.cancelled, told.cancelled, told.returningCancelled, told.returned),
);
export const TooLate = meta.story(story(stories.tooLate, told.expired, told.returningLate));
export const NotUsable = meta.story(
  story(stories.notUsable, told.underReview, told.returningUnfit),
);
export const Eventful = meta.story(
  story(
    stories.eventful,
    told.modified,
    told.returningSuperseded,
    told.partPaid,
    told.reduced,
    told.released,
    told.paidLate,
    told.returningExcess,
    told.returningDuplicate,
    told.underReview,
    told.reviewed,
    told.roomChanged,
    told.returningGoodwill,
  ),
);
export const Refunded = meta.story(
  story(
    stories.refunded,
    told.paid,
    told.refundRequested,
    told.refundDelayed,
    told.refundResumed,
    told.refunded,
  ),
);
export const ToAnotherAccount = meta.story(
  story(
    stories.toAnotherAccount,
    told.refundNeedsAccount,
    told.refundAccountUnderReview,
    told.refundAccountGiven,
  ),
);
export const EndedByStaff = meta.story(story(stories.endedByStaff, told.refundGiven));
