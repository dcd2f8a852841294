import { loginElsewhere } from '../loginElsewhere';
import * as managementMessages from '../../../../../messages/reservation/management';
import type { ReservationManagementContext } from '../../../../../machines/reservation/reservationManagementMachine';
import {
  modifyFormOf,
  type PendingChange,
} from '../../../../../machines/reservation/pendingChange';
import { modified } from '../../../../../models/reservation/managementExamples';
import type { Exclusion } from '../../../../../tools/model/level';

const shownUnpaid = 'the server shows an unpaid reservation';
const shownPaid = 'the server shows a paid reservation';
const shownRefundRequested = 'the server shows that a refund is requested';
const shownCancelled = 'the server shows a cancelled reservation';
const shownWithoutRooms = 'the server shows a reservation without rooms';

type When = NonNullable<Exclusion['when']>;

const knows =
  (given: (context: ReservationManagementContext) => boolean): When =>
  ({ context }: { context: ReservationManagementContext }) =>
    given(context);

const isKnown = knows(({ reservation }) => reservation !== null);
const wasPaid = knows(({ reservation }) => reservation?.paymentStatus === 'paid');
const wasCancelled = knows(
  ({ reservation, done }) =>
    reservation?.paymentStatus === 'cancelled' || done === managementMessages.cancelled,
);
const refundIsRequested = knows(({ done }) => done === managementMessages.refundRequested);

/** Reloaded after an alert, with the wanted change not applied. */
const stillWants = (kind: PendingChange['kind']) =>
  knows(({ reservation, wanted }) => reservation !== null && wanted?.kind === kind);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const nothingIsChanged = knows(
  ({ reservation, wanted }) =>
    reservation !== null &&
    wanted?.kind === 'modifying' &&
    same(wanted.form, modifyFormOf(reservation)),
);
const otherDatesAreWanted = knows(
  ({ wanted }) => wanted?.kind !== 'modifying' || !same(wanted.form, modifyFormOf(modified)),
);

const inEach = (words: readonly string[], when: When, why: string): Exclusion[] =>
  words.map((each) => ({ words: each, when, why }));

/** What can't happen to managing a reservation in a real browser on the real server. */
export const reservationManagementExclusions: readonly Exclusion[] = [
  loginElsewhere,
  {
    words: 'there is no session',
    why: 'a tab without a token sends nothing that could be waited for; it asks for the login at once',
  },
  {
    words: 'the server has no time for the cancelling',
    why: 'nothing outside the real server keeps it busy at just that call',
  },
  ...['the server shows nothing', 'finds nothing'].map((words) => ({
    words,
    why: 'the real server never answers like that',
  })),
  {
    words: 'the login does not open',
    why: 'nothing outside the page makes a way between its own screens fail',
  },
  {
    words: 'tries again',
    in: 'sessionLost',
    why: 'the alert of the session lies over the page, and its only way is the login',
  },
  {
    words: 'comes back to the page from another site',
    why: 'the browser under test keeps no page that was left: Back loads it anew',
  },
  ...[
    'nobody answers which reservation it is',
    'the answer to the cancelling takes too long',
    'the answer to the modifying takes too long',
    'the answer to the refund request takes too long',
    'nobody answers how it stands',
  ].map((words) => ({
    words,
    why: 'the call gives up sooner by itself, and fails as one that nobody answered',
  })),
  ...['cancelling', 'modifying', 'refund request'].map((change) => ({
    words: `the server breaks at the ${change}`,
    why: 'nothing outside the real server makes it break at just that call',
  })),
  ...inEach(
    ['the server knows no such reservation'],
    isKnown,
    'a reservation that was known a moment ago is known',
  ),
  ...inEach(
    [shownWithoutRooms],
    knows(({ wanted }) => wanted !== null),
    'of a reservation without rooms neither changes nor a refund are offered that could be kept',
  ),
  ...inEach([shownWithoutRooms], isKnown, 'a reservation that had rooms a moment ago has them'),
  ...inEach(
    [shownUnpaid, shownCancelled],
    wasPaid,
    'what was paid stays so until the money has gone back',
  ),
  ...inEach(
    [shownUnpaid, shownPaid, shownRefundRequested],
    wasCancelled,
    'what was cancelled stays so',
  ),
  ...inEach(
    [shownUnpaid, shownCancelled],
    stillWants('cancelling'),
    'a cancelling is refused here since somebody has paid, which stays so',
  ),
  ...inEach(
    ['the server does not cancel'],
    knows(({ reservation }) => reservation?.totalPrice === 0),
    'it is refused here since somebody has paid, and without rooms there is nothing to pay',
  ),
  ...inEach([shownPaid], refundIsRequested, 'what is paid then has a refund under way'),
  ...inEach(
    [shownPaid],
    stillWants('refunding'),
    'a request is refused here since it was made elsewhere, and the refund is under way then',
  ),
  ...inEach(
    ['the server does not modify'],
    nothingIsChanged,
    'who changes no dates takes no rooms that could be missing',
  ),
  ...inEach(
    ['finds it with the dates that were entered'],
    otherDatesAreWanted,
    'no such dates were entered',
  ),
];
