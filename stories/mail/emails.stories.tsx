import preview from '../../.storybook/preview';
import { Emails } from './Emails';

const meta = preview.meta({ title: 'Mail/Letters', component: Emails, args: { names: [] } });

const showing = (...names: string[]) => ({ args: { names } });

export const Account = meta.story(
  showing(
    'codeEmail',
    'alreadyRegisteredEmail',
    'passwordCodeEmail',
    'passwordLinkEmail',
    'passwordChangedEmail',
    'accountDeletedEmail',
    'sessionEndedEmail',
  ),
);
export const NotPaidYet = meta.story(
  showing(
    'reservationMadeEmail',
    'heldAtDeskEmail',
    'modifiedEmail',
    'priceReducedEmail',
    'cancelledEmail',
    'holdExpiredEmail',
  ),
);
export const Paid = meta.story(
  showing(
    'paidEmail',
    'deskReceiptEmail',
    'partReceiptEmail',
    'extrasReceiptEmail',
    'extraVoidedEmail',
    'paymentLoweredEmail',
    'roomChangedEmail',
    'contactChangedEmail',
    'datesMovedEmail',
    'arrivalReminderEmail',
  ),
);
export const MoneyComesBack = meta.story(
  showing(
    'returnedEmail',
    'excessEmail',
    'refundRequestedEmail',
    'staffRefundEmail',
    'refundSettledEmail',
  ),
);
export const TransferGoesBack = meta.story(
  showing('transferRejectedEmail', 'transferReturnedEmail'),
);
export const RefundToAccount = meta.story(
  showing('refundNeedsAccountEmail', 'refundToAccountEmail'),
);
export const UnderReview = meta.story(
  showing('caseOpenedEmail', 'caseClosedEmail', 'refundFailedEmail'),
);
export const FrontDesk = meta.story(showing('invitationEmail', 'accountNewsEmail'));
export const Owner = meta.story(showing('ownersDay'));
