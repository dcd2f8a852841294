import preview from '../../.storybook/preview';
import * as policyMessages from '../../messages/reservation/policy';
import * as reservationListMessages from '../../messages/reservation/list';
import { paymentBegunWith } from '../../messages/payment/payment';
import { paths } from '../../machines/shared/paths';
import { reservationListModel as model } from '../../models/reservation/reservationListModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { screen } from '../support/screen';
import { answered } from '../support/steps';

const meta = preview.meta({ title: 'Screens/My reservations' });
const url = paths.myReservations;

export const Loading = meta.story(screen({ model, url, path: { to: 'loading' } }));

export const Listing = meta.story(screen({ model, url, path: { to: 'listing' } }));

const money = { paymentRefrence: '9f2c4e7ab1d04c6f', holdExpiresAt: null } as const;

/** One of each kind: unpaid, with a started payment, upcoming, past, and ended unused in every way. */
export const EveryGroup = meta.story(
  screen({
    model,
    url,
    path: {
      to: 'listing',
      by: [
        answered('loadReservations', {
          reservations: [
            exampleReservation({
              id: 'aaaa0000-0000-4000-8000-000000000001',
              group: 'unpaid',
              unfinishedPayment: 'flutterwave',
              holdExpiresAt: '2026-03-10T09:12:00.000Z',
            }),
            exampleReservation({ id: 'aaaa0000-0000-4000-8000-000000000002', group: 'unpaid' }),
            exampleReservation({
              id: 'aaaa0000-0000-4000-8000-000000000009',
              group: 'unpaid',
              unfinishedPayment: 'paystack',
              underWay: { by: 'bank_transfer', until: '2026-03-10T10:40:00.000Z' },
              holdExpiresAt: '2026-03-10T10:40:00.000Z',
            }),
            exampleReservation({
              ...money,
              id: 'bbbb0000-0000-4000-8000-000000000003',
              group: 'upcoming',
              paymentStatus: 'paid',
            }),
            exampleReservation({
              ...money,
              id: 'cccc0000-0000-4000-8000-000000000004',
              group: 'past',
              paymentStatus: 'paid',
              checkInDate: '2026-02-12',
              checkOutDate: '2026-02-15',
            }),
            exampleReservation({
              ...money,
              id: 'dddd0000-0000-4000-8000-000000000005',
              group: 'cancelled',
              paymentStatus: 'paid',
              refundStatus: 'requested',
              roomNumber: '',
            }),
            exampleReservation({
              id: 'dddd0000-0000-4000-8000-000000000006',
              group: 'cancelled',
              paymentStatus: 'cancelled',
              cancelReason: 'expired',
              holdExpiresAt: null,
              roomNumber: '',
            }),
            exampleReservation({
              ...money,
              id: 'dddd0000-0000-4000-8000-000000000007',
              group: 'cancelled',
              paymentStatus: 'refunded',
              roomNumber: '',
            }),
          ],
        }),
      ],
    },
    says: [
      paymentBegunWith('Flutterwave'),
      reservationListMessages.notPaidInTime,
      policyMessages.refundRequested,
    ],
  }),
);

const more = ['the server knows more than it tells at once', 'wants to see more'] as const;

export const MoreToShow = meta.story(
  screen({ model, url, path: { to: 'listing', by: [more[0]] } }),
);

export const MoreOnTheirWay = meta.story(
  screen({ model, url, path: { to: 'extending', by: [...more] } }),
);

export const NoMoreToBeHad = meta.story(
  screen({
    model,
    url,
    path: { to: 'notExtended', by: [...more, 'the network fails before the rest is told'] },
    says: [reservationListMessages.fetchFailed],
  }),
);

export const NotReadAgain = meta.story(
  screen({
    model,
    url,
    path: { to: 'outdated' },
    says: [reservationListMessages.fetchFailed],
  }),
);

export const Empty = meta.story(
  screen({ model, url, path: { to: 'empty' }, says: [reservationListMessages.empty] }),
);

export const Failed = meta.story(
  screen({
    model,
    url,
    path: { to: 'failed' },
    says: [reservationListMessages.fetchFailed],
  }),
);

export const LoginNeeded = meta.story(screen({ model, url, path: { to: 'sessionLost' } }));
