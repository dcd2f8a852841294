import type { ReservationManagementContext } from '../../machines/reservation/reservationManagementMachine';
import { lagosToday } from '../../machines/shared/stay';
import { isValid } from '../../machines/shared/fieldErrors';
import { validateModifyForm } from '../../machines/reservation/reservationForm';
import type { ModelSnapshot, ModelSpecification } from '../../tools/model/testModel';
import { now, paid, reasonOf, requireModifyForm, type Context } from './managementExamples';

/** What is wanted is wanted of a reservation that allows it. */
const standsFor = ({ context: { wanted, reservation } }: ModelSnapshot<Context>) => ({
  'it is paid only where the money is to come back':
    wanted?.kind === 'refunding' ? reservation === paid : reservation?.paymentStatus === 'pending',
});

/** A reason of up to a thousand characters. */
function isReasonRight(context: Context): boolean {
  const length = reasonOf(context)?.length ?? 0;
  return length > 0 && length <= 1000;
}

const silent = ({ context }: ModelSnapshot<Context>) => ({
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
  'viewing.current': ({ context, tags }) => ({
    'there is a reservation': context.reservation !== null,
    'nothing more is wanted of it': context.wanted === null,
    'no error shows': context.error === null,
    'it is in sight': tags.has('details'),
  }),
  'viewing.outdated': ({ context, tags }) => ({
    'there is a reservation': context.reservation !== null,
    'it is in sight': tags.has('details'),
    'it says that it was not read': context.notRead !== null && tags.has('error'),
    'nothing is said to be done beside it': context.done === null,
  }),
  drafting: (snapshot) => ({
    ...standsFor(snapshot),
    'a cancellation is not drafted': snapshot.context.wanted?.kind !== 'cancelling',
    'the last words are gone': snapshot.context.done === null,
    'it is a dialog': snapshot.tags.has('dialog'),
    'an alert is about a reason that is missing or too long':
      snapshot.context.error === null || !isReasonRight(snapshot.context),
  }),
  confirming: (snapshot) => ({
    ...standsFor(snapshot),
    ...silent(snapshot),
    'changes are not asked about': snapshot.context.wanted?.kind !== 'modifying',
    'a reason is right': reasonOf(snapshot.context) === null || isReasonRight(snapshot.context),
    'it is asked in a dialog': snapshot.tags.has('alert'),
  }),
  preparing: (snapshot) => ({
    ...silent(snapshot),
    'the guest waits': snapshot.tags.has('busy'),
    'it was not sent yet': snapshot.context.idempotencyKey === null,
  }),
  sending: (snapshot) => ({
    ...silent(snapshot),
    'it has its key': snapshot.context.idempotencyKey !== null,
    'the guest waits': snapshot.tags.has('busy'),
    'the reservation stays in sight': snapshot.tags.has('details'),
    'what was entered is right':
      snapshot.context.wanted?.kind === 'modifying'
        ? isValid(validateModifyForm(requireModifyForm(snapshot.context), lagosToday(now)))
        : reasonOf(snapshot.context) === null || isReasonRight(snapshot.context),
  }),
  findingOut: ({ context, tags }) => ({
    'the guest waits': tags.has('busy'),
    'it is known what was wanted': context.wanted !== null,
    'nothing is said yet': context.done === null && context.error === null,
    'it is the same request': context.idempotencyKey === 'key-1',
  }),
  readingAgain: ({ context, tags }) => ({
    'the guest waits': tags.has('busy'),
    'nothing is said yet': context.done === null && context.error === null,
    'it is known how the repeat was refused': context.refusal !== null,
  }),
  stillUnknown: ({ context, tags }) => ({
    'it is known what was wanted': context.wanted !== null,
    'it says why': context.error !== null && tags.has('error'),
    'nothing is said to be done': context.done === null,
  }),
  alertingFailure: ({ context, tags }) => ({
    'it says why': context.error !== null && tags.has('alert'),
  }),
  failed: ({ context, tags }) => ({ 'it says why': context.notRead !== null && tags.has('error') }),
  sessionLost: ({ context }) => ({ 'no error shows': context.error === null }),
};
