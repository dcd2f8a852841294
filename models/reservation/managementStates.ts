import {
  requireModifyForm,
  requireRefundReason,
  type ReservationManagementContext,
} from '../../machines/reservation/reservationManagementSetup';
import { readSavedChange, savedChangeOf } from '../../machines/reservation/savedChange';
import { lagosToday } from '../../machines/shared/stay';
import { isValid } from '../../machines/shared/fieldErrors';
import { validateModifyForm } from '../../machines/reservation/reservationForm';
import type { Moment, ModelSpecification } from '../../tools/model/testModel';
import { now, paid, same, type Context } from './managementExamples';

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

const wants =
  (kind: NonNullable<Context['wanted']>['kind']) =>
  ({ context }: Moment<Context>) => ({
    [`the guest wants ${kind}`]: context.wanted?.kind === kind,
  });

const silent = ({ context }: Moment<Context>) => ({
  'the last words are gone': context.done === null && context.error === null,
});

/** What is true whenever the machine is in a state. */
export const reservationManagementStates: ModelSpecification<
  ReservationManagementContext,
  never
>['states'] = {
  '*': ({ context: { reservationId, wanted } }) => ({
    'what was entered can be left and is offered again': same(
      readSavedChange(JSON.parse(JSON.stringify(savedChangeOf(reservationId, wanted))))?.wanted,
      wanted?.kind === 'cancelling' ? undefined : (wanted ?? undefined),
    ),
  }),
  loading: ({ tags, context }) => ({
    'the guest waits': tags.has('busy'),
    'no old error shows': context.error === null,
  }),
  viewing: ({ context, tags }) => ({
    'there is a reservation': context.reservation !== null,
    'nothing more is wanted of it': context.wanted === null,
    'no error shows': context.error === null,
    'it is in sight': tags.has('details'),
  }),
  confirmingCancel: (moment) => ({
    ...onPending(moment),
    ...silent(moment),
    'it is asked in a dialog': moment.tags.has('alert'),
  }),
  cancelling: (moment) => ({
    ...wants('cancelling')(moment),
    ...onPending(moment),
    ...calling(moment),
    ...silent(moment),
  }),
  'editing.filling': (moment) => ({
    ...onPending(moment),
    ...wants('modifying')(moment),
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
    'the changes are right': isValid(
      validateModifyForm(requireModifyForm(moment.context), lagosToday(now)),
    ),
  }),
  'givingReason.writing': (moment) => ({
    ...onPaid(moment),
    ...silent(moment),
    'it is a dialog': moment.tags.has('dialog'),
  }),
  'givingReason.alertingReasonMissing': (moment) => ({
    ...onPaid(moment),
    'there is no reason': requireRefundReason(moment.context) === '',
    'it is said in an alert': moment.tags.has('alert'),
  }),
  'givingReason.alertingReasonTooLong': (moment) => ({
    ...onPaid(moment),
    'the reason is too long': requireRefundReason(moment.context).length > 1000,
    'it is said in an alert': moment.tags.has('alert'),
  }),
  confirmingRefund: (moment) => ({
    ...onPaid(moment),
    'there is a reason': requireRefundReason(moment.context) !== '',
    'it is asked in a dialog': moment.tags.has('alert'),
  }),
  requestingRefund: (moment) => ({
    ...onPaid(moment),
    ...calling(moment),
    'there is a reason': requireRefundReason(moment.context) !== '',
  }),
  alertingFailure: ({ context, tags }) => ({
    'it says why': context.error !== null && tags.has('alert'),
  }),
  failed: ({ context, tags }) => ({ 'it says why': context.error !== null && tags.has('error') }),
  'outcomeUnknown.reading': ({ context, tags }) => ({
    'the guest waits': tags.has('busy'),
    'it is known what was wanted': context.wanted !== null,
    'nothing is said yet': context.done === null && context.error === null,
  }),
  'outcomeUnknown.readFailed': ({ context, tags }) => ({
    'it is known what was wanted': context.wanted !== null,
    'it says why': context.error !== null && tags.has('error'),
    'nothing is said to be done': context.done === null,
  }),
  sessionLost: ({ context }) => ({ 'no error shows': context.error === null }),
};
