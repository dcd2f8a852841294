import preview from '../../.storybook/preview';
import { continuePayment } from '../../messages/payment/pages/paying';
import { paymentBegunWith } from '../../messages/payment/payment';
import { paths } from '../../machines/shared/paths';
import { holdReminderModel as model } from '../../models/reservation/holdReminderModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { screen } from '../support/screen';
import { answered } from '../support/steps';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Rooms held and not paid' });
const reminding = (step: Step, says: readonly string[]) =>
  screen({ model, url: paths.home, path: { to: 'reminding', by: [step] }, says });

export const UntilToday = meta.story(
  reminding('the server knows of held rooms', [
    'Your rooms are held until 11:00 (Lagos time)',
    'Pay now',
  ]),
);

export const UntilTomorrow = meta.story(
  reminding('the server knows of rooms that are held until tomorrow', [
    'Your rooms are held until Wed, 11 Mar,',
    'Pay now',
  ]),
);

export const PaymentBegun = meta.story(
  reminding(
    answered('loadUnpaidReservations', {
      receivedAt: '2026-03-10T09:00:00.000Z',
      reservations: [exampleReservation({ unfinishedPayment: 'paystack' })],
    }),
    [paymentBegunWith('Paystack'), continuePayment],
  ),
);
