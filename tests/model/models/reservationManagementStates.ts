import { needsLogin } from '../../../machines/failure';
import type { ReservationManagementContext } from '../../../machines/reservationManagementTypes';
import { lagosToday } from '../../../machines/stay';
import { isValid } from '../../../machines/validation/fieldErrors';
import { validateModifyForm } from '../../../machines/validation/reservation';
import type { Moment, ModelSpecification } from '../support/testModel';
import { now, paid, type Context } from './reservationManagementExamples';

const onPending = ({ context }: Moment<Context>) => ({
  'it is not paid yet': context.reservation?.paymentStatus === 'pending',
});

const onPaid = ({ context }: Moment<Context>) => ({
  'it is paid': context.reservation === paid,
});

const calling = ({ tags }: Moment<Context>) => ({
  'the guest waits': tags.has('busy'),
  'the reservation stays in sight': tags.has('details'),
});

const silent = ({ context }: Moment<Context>) => ({
  'the last words are gone': context.done === null && context.error === null,
});

/** What is true whenever the machine is in a state. */
export const reservationManagementStates: ModelSpecification<
  ReservationManagementContext,
  never
>['states'] = {
  loading: ({ tags, context }) => ({
    'the guest waits': tags.has('busy'),
    'no old error shows': context.error === null,
  }),
  viewing: ({ context, tags }) => ({
    'there is a reservation': context.reservation !== null,
    'it is in sight': tags.has('details'),
  }),
  confirmingCancel: (moment) => ({
    ...onPending(moment),
    ...silent(moment),
    'it is asked in a dialog': moment.tags.has('alert'),
  }),
  cancelling: (moment) => ({ ...onPending(moment), ...calling(moment), ...silent(moment) }),
  'editing.filling': (moment) => ({
    ...onPending(moment),
    ...silent(moment),
    'it is a dialog': moment.tags.has('dialog'),
  }),
  'editing.alertingFailure': (moment) => ({
    ...onPending(moment),
    'it says why': moment.context.error !== null && moment.tags.has('alert'),
  }),
  modifying: (moment) => ({
    ...onPending(moment),
    ...calling(moment),
    'the changes are right': isValid(validateModifyForm(moment.context.form, lagosToday(now))),
  }),
  'givingReason.writing': (moment) => ({
    ...onPaid(moment),
    ...silent(moment),
    'it is a dialog': moment.tags.has('dialog'),
  }),
  'givingReason.alertingReasonMissing': (moment) => ({
    ...onPaid(moment),
    'there is no reason': moment.context.reason === '',
    'it is said in an alert': moment.tags.has('alert'),
  }),
  confirmingRefund: (moment) => ({
    ...onPaid(moment),
    'there is a reason': moment.context.reason !== '',
    'it is asked in a dialog': moment.tags.has('alert'),
  }),
  requestingRefund: (moment) => ({
    ...onPaid(moment),
    ...calling(moment),
    'there is a reason': moment.context.reason !== '',
  }),
  alertingFailure: ({ context, tags }) => ({
    'it says why': context.error !== null && tags.has('alert'),
  }),
  failed: ({ context, tags }) => ({ 'it says why': context.error !== null && tags.has('error') }),
  sessionLost: ({ context }) => ({
    'it is known why a login is needed': context.failure !== null && needsLogin(context.failure),
  }),
};
