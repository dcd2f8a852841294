import * as managementMessages from '../../../messages/reservation/management';
import * as words from '../../../messages/reservation/pages/dialogs';
import { managementAlertOf } from '../../../machines/reservation/reservationManagementSetup';
import { renderState } from '../../context/renderState';
import { AlertDialog } from '../../components/AlertDialog';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { ChangePreview } from './ChangePreview';
import { ModifyDialog } from './ModifyDialog';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';
import { RefundDialog } from './RefundDialog';

function CancelQuestion({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <AlertDialog
      title={managementMessages.cancelQuestion}
      explanation={<ChangePreview reservation={snapshot.context.reservation} wanted="cancelling" />}
      onDismiss={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {words.keepReservation}
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'cancel.confirmed' })}>
            {words.yesCancel}
          </Button>
        </>
      }
    >
      {managementAlertOf(snapshot)}
    </AlertDialog>
  );
}

function RefundQuestion({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <AlertDialog
      explanation={<ChangePreview reservation={snapshot.context.reservation} wanted="refunding" />}
      onDismiss={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {words.back}
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'refund.confirmed' })}>
            {words.yesRequestRefund}
          </Button>
        </>
      }
    >
      {managementAlertOf(snapshot)}
    </AlertDialog>
  );
}

const nothing = () => null;

/** Everything over the reservation details: forms, questions and alerts. */
export function ManagementDialogs({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const modifying = () => <ModifyDialog actor={actor} />;
  const refunding = () => <RefundDialog actor={actor} />;
  return (
    <>
      {renderState(snapshot.value, {
        loading: nothing,
        resuming: nothing,
        viewing: nothing,
        outdated: nothing,
        confirmingCancel: () => <CancelQuestion actor={actor} />,
        cancelling: nothing,
        editing: modifying,
        modifying,
        givingReason: refunding,
        confirmingRefund: () => <RefundQuestion actor={actor} />,
        requestingRefund: refunding,
        outcomeUnknown: nothing,
        alertingFailure: nothing,
        failed: nothing,
        sessionLost: nothing,
      })}
      {snapshot.can({ type: 'alert.acknowledged' }) && (
        <Notice
          message={managementAlertOf(snapshot)}
          onAcknowledge={() => actor.send({ type: 'alert.acknowledged' })}
        />
      )}
    </>
  );
}
