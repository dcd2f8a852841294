import type { Defect } from './defect';

/** What a guest does with a reservation and its payment. */
export const defects: readonly Defect[] = [
  {
    id: 'begun-payment-told-only-in-the-list',
    notice:
      'A guest whose transfer is on its way reads nothing of it on the confirmation, which says pay.',
    edits: [
      {
        file: 'server/reservations/reading/toApiReservation.ts',
        anchor: '...(isToBePaid && unfinishedPaymentOf(',
        replacement: '...(isUnderReview && unfinishedPaymentOf(',
      },
    ],
  },
  {
    id: 'begun-payment-not-continued-first',
    notice: 'Who has begun to pay is offered both Pay buttons first, as if nothing had happened.',
    edits: [
      {
        file: 'src/payment/confirmation/ProviderButtons.tsx',
        anchor: '...(begunWith === null ? []',
        replacement: '...(begunWith === null || starting === null ? []',
      },
    ],
  },
  {
    id: 'notice-after-cancelling-below-the-summary',
    notice:
      'After “Cancel payment” at the provider the explanation stands two screens down on a phone.',
    edits: [
      {
        file: 'src/payment/confirmation/ConfirmationBody.tsx',
        anchor: 'paymentFirst={isBack || begun !== null}',
        replacement: 'paymentFirst={false}',
      },
    ],
  },
  {
    id: 'acknowledged-cancellation-contradicted',
    notice:
      'A reservation is cancelled, the next reading fails, and “has been cancelled” stands beside the badge “Pending”.',
    edits: [
      {
        file: 'machines/reservation/reservationManagementMachine.ts',
        anchor: 'asAcknowledged(requireWanted(context), requireReservation(context))',
        replacement: 'requireReservation(context)',
      },
    ],
  },
  {
    id: 'failed-reading-empties-the-list',
    notice: 'A list that was read before vanishes when it cannot be read again.',
    edits: [
      {
        file: 'machines/reservation/reservationListMachine.ts',
        anchor: "'some are known': ({ context }) => context.reservations.length > 0",
        replacement: "'some are known': ({ context }) => context.reservations.length > 999",
      },
    ],
  },
  {
    id: 'declined-payment-without-its-reservation',
    notice:
      'A declined payment whose check names no reservation reads “No reservation details available”, though the address names it.',
    edits: [
      {
        file: 'machines/payment/confirmationMachine.ts',
        anchor: 'context.reservation === null && context.reservationId !== null,',
        replacement: "context.reservation === null && context.reservationId === '',",
      },
    ],
  },
  {
    id: 'typed-while-changes-are-sent',
    notice: 'What is typed into the modify form while it is being sent vanishes.',
    edits: [
      {
        file: 'src/reservation/management/ModifyDialog.tsx',
        anchor: "<fieldset disabled={snapshot.hasTag('busy')}>",
        replacement: '<fieldset>',
      },
    ],
  },
  {
    id: 'lost-session-erases-the-account',
    notice: 'A session that ends while a bank account is entered erases bank and number.',
    edits: [
      {
        file: 'src/payment/refundAccount/RefundAccount.tsx',
        anchor: "keep(bankCode === '' && accountNumber === ''",
        replacement: "keep(bankCode === '' || accountNumber !== ''",
      },
    ],
  },
  {
    id: 'form-error-out-of-sight',
    notice:
      'After a wrong password neither the focus nor the page goes to the message that says so.',
    edits: [
      {
        file: 'src/hooks/useFirstErrorFocus.ts',
        anchor: `'[aria-invalid="true"], [data-error]'`,
        replacement: `'[aria-invalid="true"]'`,
      },
    ],
  },
  {
    id: 'screen-begins-under-the-bar',
    notice: 'The code screen opens with its title under the site’s bar.',
    edits: [
      {
        file: 'src/hooks/useHeadingFocus.ts',
        anchor: "heading?.scrollIntoView({ block: 'nearest' });",
        replacement: '',
      },
    ],
  },
  {
    id: 'refund-request-said-twice',
    notice: 'After a refund request it is said twice, and the status says only “Paid”.',
    edits: [
      {
        file: 'src/reservation/management/ReservationActions.tsx',
        anchor: '&& snapshot.context.done === null && (',
        replacement: '&& (',
      },
      {
        file: 'src/reservation/management/ReservationDetails.tsx',
        anchor: 'refund={reservation.refundStatus}',
        replacement: 'refund={null}',
      },
    ],
  },
  {
    id: 'contact-form-without-the-browsers-check',
    notice: 'An empty contact form is thanked for.',
    edits: [
      {
        file: 'src/site/contact/MessageForm.tsx',
        anchor: '<Form onSubmit={handleSubmit}',
        replacement: '<Form noValidate onSubmit={handleSubmit}',
      },
    ],
  },
];
