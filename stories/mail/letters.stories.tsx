import preview from '../../.storybook/preview';
import { Letters } from './Letters';

const meta = preview.meta({ title: 'Mail/Letters', component: Letters, args: { names: [] } });

const showing = (...names: string[]) => ({ args: { names } });

export const Account = meta.story(
  showing(
    'codeLetter',
    'alreadyRegisteredLetter',
    'passwordCodeLetter',
    'passwordLinkLetter',
    'passwordChangedLetter',
    'accountDeletedLetter',
    'sessionEndedLetter',
  ),
);
export const NotPaidYet = meta.story(
  showing('reservationMadeLetter', 'modifiedLetter', 'cancelledLetter', 'holdExpiredLetter'),
);
export const Paid = meta.story(showing('paidLetter', 'deskReceiptLetter', 'roomChangedLetter'));
export const MoneyComesBack = meta.story(
  showing(
    'returnedLetter',
    'excessLetter',
    'refundRequestedLetter',
    'staffRefundLetter',
    'refundSettledLetter',
  ),
);
export const UnderReview = meta.story(
  showing('underReviewLetter', 'reviewedLetter', 'refundFailedLetter'),
);
