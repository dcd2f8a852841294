import type { View } from '../support/view';
import { paymentView } from './payment';
import { paymentCallbackView } from './paymentCallback';
import { reservationListView } from './reservationList';
import { reservationManagementView } from './reservationManagement';

/** How a person meets each machine that is driven through its view. */
export const views: readonly View[] = [
  paymentView,
  paymentCallbackView,
  reservationListView,
  reservationManagementView,
];
