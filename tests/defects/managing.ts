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
];
