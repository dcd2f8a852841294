import preview from '../../.storybook/preview';
import { managementMessages } from '../../machines/messages/management';
import { myReservationPath } from '../../machines/paths';
import { reservationManagementModel as model } from '../../tests/model/models/reservationManagement';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Reservation details' });
const url = myReservationPath('r-1');
const at = (to: string, ...says: string[]) => screen({ model, url, way: { to }, says });

export const Loading = meta.story(at('loading'));
export const Viewing = meta.story(at('viewing'));
export const ConfirmingCancel = meta.story(
  at('confirmingCancel', managementMessages.cannotBeUndone, managementMessages.cancelQuestion),
);
export const Cancelling = meta.story(at('cancelling'));
export const ModifyForm = meta.story(at('editing.filling'));
export const ModifyingFailed = meta.story(at('editing.alertingFailure'));
export const SavingChanges = meta.story(at('modifying'));
export const GivingReason = meta.story(at('givingReason.writing'));
export const ReasonMissing = meta.story(
  at('givingReason.alertingReasonMissing', managementMessages.refundReasonRequired),
);
export const ConfirmingRefund = meta.story(
  at('confirmingRefund', managementMessages.refundQuestion),
);
export const RequestingRefund = meta.story(at('requestingRefund'));
export const ActionFailed = meta.story(at('alertingFailure'));
export const Failed = meta.story(at('failed'));
export const LoginNeeded = meta.story(at('sessionLost'));
