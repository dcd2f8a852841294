import * as managementMessages from '../../../messages/reservation/management';
import * as words from '../../../messages/reservation/pages/dialogs';
import { renderState } from '../../context/renderState';
import { AlertDialog } from '../../components/AlertDialog';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { ChangePreview } from './ChangePreview';
import { DraftDialog } from './DraftDialog';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';

/** Asks whether the guest means it. */
function Question({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const { reservation, wanted } = snapshot.context;
  const isRefund = wanted?.kind === 'refunding';
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <AlertDialog
      title={isRefund ? undefined : managementMessages.cancelQuestion}
      explanation={
        <ChangePreview reservation={reservation} wanted={isRefund ? 'refunding' : 'cancelling'} />
      }
      onDismiss={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {isRefund ? words.back : words.keepReservation}
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'change.confirmed' })}>
            {isRefund ? words.yesRequestRefund : words.yesCancel}
          </Button>
        </>
      }
    >
      {isRefund ? managementMessages.refundQuestion : managementMessages.cannotBeUndone}
    </AlertDialog>
  );
}

const nothing = () => null;

/** Everything over the reservation details: forms, questions and alerts. */
export function ManagementDialogs({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const { wanted } = snapshot.context;
  const draft = () =>
    wanted && wanted.kind !== 'cancelling' && <DraftDialog actor={actor} kind={wanted.kind} />;
  return (
    <>
      {renderState(snapshot.value, {
        loading: nothing,
        viewing: nothing,
        drafting: draft,
        confirming: () => <Question actor={actor} />,
        preparing: draft,
        sending: draft,
        findingOut: nothing,
        readingAgain: nothing,
        stillUnknown: nothing,
        alertingFailure: draft,
        failed: nothing,
        sessionLost: nothing,
      })}
      {snapshot.can({ type: 'alert.acknowledged' }) && (
        <Notice
          message={snapshot.context.error ?? undefined}
          onAcknowledge={() => actor.send({ type: 'alert.acknowledged' })}
        />
      )}
    </>
  );
}
