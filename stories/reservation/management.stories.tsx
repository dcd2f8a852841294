import preview from '../../.storybook/preview';
import type { Reservation } from '../../machines/contract/wire';
import * as changeUnknown from '../../messages/reservation/changeUnknown';
import * as managementMessages from '../../messages/reservation/management';
import * as otherDatesMessages from '../../messages/reservation/otherDates';
import * as changePreviewMessages from '../../messages/reservation/changePreview';
import { changedMeanwhile } from '../../messages/reservation/errors';
import { changedElsewhere } from '../../messages/reservation/pages/dialogs';
import { otherStay } from '../../messages/reservation/pages/details';
import * as terms from '../../messages/reservation/pages/terms';
import * as paidChangeMessages from '../../messages/reservation/paidChange';
import * as policyMessages from '../../messages/reservation/policy';
import { continuePayment } from '../../messages/payment/pages/paying';
import { reduced } from '../../messages/payment/charges';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { tooLong } from '../../messages/shared/fields';
import type { PaymentChannel } from '../../machines/shared/paymentChannel';
import { myReservationPath } from '../../machines/shared/paths';
import { reservationManagementModel as model } from '../../models/reservation/reservationManagementModel';
import {
  exampleReservation,
  paidBy,
  paidReservation,
} from '../../models/fixtures/exampleReservation';
import { screen } from '../support/screen';
import { answered, refusing } from '../support/steps';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Reservation details' });
const url = myReservationPath('r-1');
const at = (to: string, ...says: string[]) => screen({ model, url, path: { to }, says });

export const Loading = meta.story(at('loading'));
export const Viewing = meta.story(at('viewing.current'));

const going = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url, path: { to, by }, says });

/** A reservation as read at the story's time. */
const read = (reservation: Reservation) => ({ reservation });

const shows = answered('loadReservation', read(exampleReservation()));
const showsPaid = answered('loadReservation', read(paidReservation));
const prepared = 'the change is prepared';
const cancels = [shows, 'wants to cancel', 'means it and cancels', prepared];
const modifies = [shows, 'wants to modify', 'saves the changes', prepared];
const changes = [
  shows,
  'wants to modify',
  'enters another check-out date',
  'saves the changes',
  prepared,
];
const writesWhy = [showsPaid, 'wants the money back', 'writes why'];
const sendsReason = [...writesWhy, 'sends the reason'];
const asksForTheMoney = [...sendsReason, 'means it and asks for the money', prepared];

/** The desk has agreed to two more nights, which are paid there. */
export const StayingLonger = meta.story(
  going(
    'viewing.current',
    [answered('loadReservation', read({ ...paidReservation, staysUntil: '2026-03-17' }))],
    terms.staysUntil,
  ),
);

/** A refusal without a word of the server. */
const refused = refusing('sendChange', 'transition_refused', 409, '');

export const ConfirmingCancel = meta.story(
  going(
    'confirming',
    [shows, 'wants to cancel'],
    managementMessages.cannotBeUndone,
    managementMessages.cancelQuestion,
    changePreviewMessages.cancelling,
  ),
);
export const Cancelling = meta.story(going('sending', cancels));
export const ModifyForm = meta.story(
  going(
    'drafting',
    [shows, 'wants to modify'],
    changePreviewMessages.modifying,
    otherDatesMessages.otherRooms,
  ),
);
export const ModifyingFailed = meta.story(
  going('alertingFailure', [...modifies, 'the server does not modify']),
);
export const SavingChanges = meta.story(going('sending', modifies));
export const GivingReason = meta.story(going('drafting', [showsPaid, 'wants the money back']));
export const ReasonMissing = meta.story(
  going(
    'drafting',
    [showsPaid, 'wants the money back', 'sends the reason'],
    managementMessages.refundReasonRequired,
  ),
);
export const ReasonTooLong = meta.story(
  going(
    'drafting',
    [showsPaid, 'wants the money back', 'writes more than fits', 'sends the reason'],
    tooLong(1000),
  ),
);
export const ConfirmingRefund = meta.story(
  going(
    'confirming',
    sendsReason,
    managementMessages.refundQuestion,
    changePreviewMessages.refunding,
    changePreviewMessages.payoutTime,
  ),
);
export const RequestingRefund = meta.story(going('sending', asksForTheMoney));
export const ActionFailed = meta.story(at('alertingFailure'));

export const FindingOut = meta.story(at('findingOut'));
export const ReadingAgain = meta.story(at('readingAgain'));
export const ChangedElsewhere = meta.story(
  going(
    'drafting',
    [
      ...changes,
      refusing('sendChange', 'changed_meanwhile', 409, changedMeanwhile),
      'closes the alert',
      answered('loadReservation', read(exampleReservation({ specialRequest: 'A cot' }))),
    ],
    changedElsewhere,
  ),
);

/** Neither the change nor its repeat was answered. */
const unanswered = (steps: readonly Step[], what: string, ...says: string[]) =>
  going('stillUnknown', [...steps, what, what], ...says);
export const CancelUnknown = meta.story(
  unanswered(cancels, 'no answer to the cancelling comes', changeUnknown.cancelling),
);
export const ModifyUnknown = meta.story(
  unanswered(changes, 'no answer to the modifying comes', changeUnknown.modifying),
);
export const RefundUnknown = meta.story(
  unanswered(asksForTheMoney, 'no answer to the refund request comes', changeUnknown.refunding),
);
export const NotFoundOut = meta.story(at('stillUnknown'));

export const LoginNeeded = meta.story(at('sessionLost'));

/** Read again when the guest came back from the provider, and the network failed. */
const notReadAgain = [
  'the server shows an unpaid reservation',
  'comes back to the page from another site',
  'the network fails',
];
export const NotReadAgain = meta.story(
  going('viewing.outdated', notReadAgain, managementMessages.fetchFailed),
);

export const NotFound = meta.story(
  going('failed', ['the server knows no such reservation'], reservationViewMessages.notFound),
);
export const Failed = meta.story(
  going('failed', ['the network fails'], managementMessages.fetchFailed),
);

/** A reservation's status, and what the guest can't do because of it. */
const standing = (changes: Partial<Reservation>, ...words: string[]) =>
  going(
    'viewing.current',
    [answered('loadReservation', read(exampleReservation(changes)))],
    ...words,
  );
const cancelled = { paymentStatus: 'cancelled', cancelReason: 'byGuest' } as const;
const paid = { ...paidReservation, refundableUntil: null };

export const Cancelled = meta.story(standing(cancelled, policyMessages.cancelled));
export const Expired = meta.story(
  standing({ ...cancelled, cancelReason: 'expired' }, policyMessages.expired),
);
export const Refunded = meta.story(
  standing({ paymentStatus: 'refunded' }, policyMessages.refunded),
);
export const PartPaid = meta.story(
  standing({ amountDue: 4000, holdExpiresAt: null }, terms.stillToPay, policyMessages.atTheHotel),
);
const waived = { reason: 'The air conditioner was out of order', amount: 1000 };
export const Reduced = meta.story(
  standing({ totalPrice: 5000, reduction: waived }, reduced(waived.reason)),
);
export const Complimentary = meta.story(
  standing(
    {
      ...{ totalPrice: 0, reduction: { ...waived, amount: 6000 } },
      ...{ paymentStatus: 'paid', paymentRefrence: '9f2c4e7ab1d04c6f', holdExpiresAt: null },
    },
    policyMessages.complimentary,
  ),
);
export const PaymentBegun = meta.story(
  standing(
    { unfinishedPayment: 'paystack' },
    paymentMessages.paymentBegunWith('Paystack'),
    continuePayment,
  ),
);
export const WithoutRooms = meta.story(
  standing({ roomAllocations: [], totalPrice: 0 }, policyMessages.noRoomsToModify),
);
export const Paid = meta.story(
  screen({
    model,
    url,
    path: { to: 'viewing.current', by: [showsPaid] },
    act: async ({ page }) => (await page.findByText(otherStay)).click(),
    says: [paidChangeMessages.how, paidChangeMessages.costs, paidChangeMessages.rooms],
  }),
);
export const PaymentUnderReview = meta.story(
  standing({ underReviewUntil: '2026-03-12T09:00:00.000Z' }, policyMessages.paymentUnderReview),
);
export const RefundRequested = meta.story(
  standing(
    { ...paid, refundStatus: 'requested' },
    policyMessages.refundRequested,
    paidChangeMessages.underWay,
  ),
);
export const RefundUnderReview = meta.story(
  standing({ ...paid, refundStatus: 'failed' }, policyMessages.refundUnderReview),
);
export const RefundNeedsAccount = meta.story(
  standing(
    { ...paid, refundStatus: 'failed', refundAccount: 'needed' },
    policyMessages.refundNeedsAccount,
  ),
);
export const RefundAccountUnderReview = meta.story(
  standing(
    { ...paid, refundStatus: 'failed', refundAccount: 'underReview' },
    policyMessages.refundAccountUnderReview,
  ),
);
export const RefundAccountGiven = meta.story(
  standing(
    { ...paid, refundStatus: 'requested', refundAccount: 'given' },
    policyMessages.refundAccountGiven,
  ),
);
export const PaymentAfterCancellingNeedsAccount = meta.story(
  standing(
    { ...cancelled, refundAccount: 'needed' },
    policyMessages.refundNeedsAccount,
    policyMessages.cancelled,
  ),
);
export const TooLateForARefund = meta.story(
  standing(
    { ...paid, refundableUntil: '2026-03-09T23:00:00.000Z' },
    policyMessages.refundTooLate,
    paidChangeMessages.tooLate,
  ),
);

/** A stay whose story tells how it was paid, and what is said of the time that the money takes back. */
const confirmingRefund = (channel: PaymentChannel, words: string) =>
  going(
    'confirming',
    [
      answered('loadReservation', read(paidBy(channel))),
      'wants the money back',
      'writes why',
      'sends the reason',
    ],
    words,
  );

export const ConfirmingRefundToACard = meta.story(
  confirmingRefund('card', changePreviewMessages.cardPayoutTime),
);
export const ConfirmingRefundOfATransfer = meta.story(
  confirmingRefund('bank_transfer', changePreviewMessages.transferPayoutTime),
);

export const CancelDone = meta.story(
  going(
    'viewing.current',
    [
      ...cancels,
      'the server cancels',
      answered('loadReservation', read(exampleReservation(cancelled))),
    ],
    managementMessages.cancelled,
  ),
);
export const CancelFailed = meta.story(
  going('alertingFailure', [...cancels, refused], managementMessages.cancelFailed),
);
export const PaidBeforeItWasCancelled = meta.story(
  going(
    'alertingFailure',
    [
      ...cancels,
      refusing('sendChange', 'transition_refused', 409, policyMessages.paidCannotBeCancelled),
    ],
    policyMessages.paidCannotBeCancelled,
  ),
);
export const ModifyDone = meta.story(
  going(
    'viewing.current',
    [...modifies, 'the server modifies', shows],
    managementMessages.modified,
  ),
);
export const ModifyFailed = meta.story(
  going('alertingFailure', [...changes, refused], managementMessages.modifyFailed),
);
export const PaidBeforeItWasModified = meta.story(
  going(
    'alertingFailure',
    [
      ...modifies,
      refusing('sendChange', 'transition_refused', 409, policyMessages.paidCannotBeModified),
    ],
    policyMessages.paidCannotBeModified,
  ),
);
export const RefundDone = meta.story(
  going(
    'viewing.current',
    [
      ...asksForTheMoney,
      'the server takes the refund request',
      answered('loadReservation', read({ ...paid, refundStatus: 'requested' })),
    ],
    managementMessages.refundRequested,
  ),
);
export const RefundFailed = meta.story(
  going('alertingFailure', [...asksForTheMoney, refused], managementMessages.refundFailed),
);
export const RefundRefused = meta.story(
  going(
    'alertingFailure',
    [...asksForTheMoney, refusing('sendChange', 'refund_refused', 409, policyMessages.notPaidYet)],
    policyMessages.notPaidYet,
  ),
);
