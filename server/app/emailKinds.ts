import { accountEmailKinds } from '../accounts/emails';
import { deskEmailKinds } from '../desk/money/receiptEmails';
import { staffAccountNews } from '../staff/emails/accountNews';
import { staffInvitation } from '../staff/invitationEmail';
import type { EmailWriter } from '../email/emailKind';
import { ownersDay } from '../owner/dayEmail';
import { staffNews } from '../email/staffNews';
import { paidEmailKinds } from '../payments/emails/paid';
import { refundEmailKinds } from '../payments/emails/refunds';
import { caseEmailKinds } from '../payments/emails/cases';
import { transferBackEmailKinds } from '../payments/emails/transferBack';
import { arrivalEmailKinds } from '../reservations/emails/arrivalReminder';
import { reservationEmailKinds } from '../reservations/emails/stayEmails';

/** The emails of all modules. */
export const everyEmailKind: readonly EmailWriter[] = [
  staffNews,
  ownersDay,
  ...accountEmailKinds,
  ...reservationEmailKinds,
  ...arrivalEmailKinds,
  ...paidEmailKinds,
  ...transferBackEmailKinds,
  ...caseEmailKinds,
  ...refundEmailKinds,
  ...deskEmailKinds,
  staffInvitation,
  staffAccountNews,
];
