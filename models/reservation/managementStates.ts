import {
  requireModifyForm,
  requireRefundReason,
  type ReservationManagementContext,
} from '../../machines/reservation/reservationManagementSetup';
import { readSavedChange, savedChangeOf } from '../../machines/reservation/savedChange';
import { lagosToday } from '../../machines/shared/stay';
import { isValid } from '../../machines/shared/fieldErrors';
import { validateModifyForm } from '../../machines/reservation/reservationForm';
import type { ModelSnapshot, ModelSpecification } from '../../tools/model/testModel';
import { now, paid, same, type Context } from './managementExamples';

const onPending = ({ context }: ModelSnapshot<Context>) => ({
  'it is not paid yet': context.reservation?.paymentStatus === 'pending',
});

const onPaid = ({ context }: ModelSnapshot<Context>) => ({
  'it is paid': context.reservation === paid,
});

const calling = ({ tags }: ModelSnapshot<Context>) => ({
  'the guest waits': tags.has('busy'),
  'the reservation stays in sight': tags.has('details'),
});

const wants =
  (kind: NonNullable<Context['wanted']>['kind']) =>
  ({ context }: ModelSnapshot<Context>) => ({
    [`the guest wants ${kind}`]: context.wanted?.kind === kind,
  });

const silent = ({ context }: ModelSnapshot<Context>) => ({
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
  outdated: ({ context, tags }) => ({
    'there is a reservation': context.reservation !== null,
    'it is in sight': tags.has('details'),
    'it says that it was not read': context.error !== null && tags.has('error'),
    'nothing is said to be done beside it': context.done === null,
  }),
  confirmingCancel: (snapshot) => ({
    ...onPending(snapshot),
    ...silent(snapshot),
    'it is asked in a dialog': snapshot.tags.has('alert'),
  }),
  cancelling: (snapshot) => ({
    ...wants('cancelling')(snapshot),
    ...onPending(snapshot),
    ...calling(snapshot),
    ...silent(snapshot),
  }),
  'editing.filling': (snapshot) => ({
    ...onPending(snapshot),
    ...wants('modifying')(snapshot),
    ...silent(snapshot),
    'it is a dialog': snapshot.tags.has('dialog'),
  }),
  'editing.alertingFailure': (snapshot) => ({
    ...onPending(snapshot),
    'it says why': snapshot.context.error !== null && snapshot.tags.has('alert'),
  }),
  modifying: (snapshot) => ({
    ...onPending(snapshot),
    ...calling(snapshot),
    'the changes are right': isValid(
      validateModifyForm(requireModifyForm(snapshot.context), lagosToday(now)),
    ),
  }),
  'givingReason.writing': (snapshot) => ({
    ...onPaid(snapshot),
    ...silent(snapshot),
    'it is a dialog': snapshot.tags.has('dialog'),
  }),
  'givingReason.alertingReasonMissing': (snapshot) => ({
    ...onPaid(snapshot),
    'there is no reason': requireRefundReason(snapshot.context) === '',
    'it is said in an alert': snapshot.tags.has('alert'),
  }),
  'givingReason.alertingReasonTooLong': (snapshot) => ({
    ...onPaid(snapshot),
    'the reason is too long': requireRefundReason(snapshot.context).length > 1000,
    'it is said in an alert': snapshot.tags.has('alert'),
  }),
  confirmingRefund: (snapshot) => ({
    ...onPaid(snapshot),
    'there is a reason': requireRefundReason(snapshot.context) !== '',
    'it is asked in a dialog': snapshot.tags.has('alert'),
  }),
  requestingRefund: (snapshot) => ({
    ...onPaid(snapshot),
    ...calling(snapshot),
    'there is a reason': requireRefundReason(snapshot.context) !== '',
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
