import { managementMessages } from '../../../machines/reservation/messages';
import { managementAlertOf } from '../../../machines/reservation/openedReservation';
import { shownBy } from '../../actors/shownBy';
import { AlertDialog } from '../../components/AlertDialog';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import type { ManagementProps } from './managementProps';
import { ModifyDialog } from './ModifyDialog';
import { RefundDialog } from './RefundDialog';

function CancelQuestion({ snapshot, send }: ManagementProps) {
  const close = () => send({ type: 'dialog.closed' });
  return (
    <AlertDialog
      title={managementMessages.cancelQuestion}
      onDismiss={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep Reservation
          </Button>
          <Button variant="danger" onClick={() => send({ type: 'cancel.confirmed' })}>
            Yes, Cancel
          </Button>
        </>
      }
    >
      {managementAlertOf(snapshot)}
    </AlertDialog>
  );
}

function RefundQuestion({ snapshot, send }: ManagementProps) {
  const close = () => send({ type: 'dialog.closed' });
  return (
    <AlertDialog
      onDismiss={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Back
          </Button>
          <Button onClick={() => send({ type: 'refund.confirmed' })}>Yes, Request Refund</Button>
        </>
      }
    >
      {managementAlertOf(snapshot)}
    </AlertDialog>
  );
}

const nothing = () => null;

/** Whatever lies over the reservation details: forms, questions, and what went wrong. */
export function ManagementDialogs({ snapshot, send }: ManagementProps) {
  const modifying = () => <ModifyDialog snapshot={snapshot} send={send} />;
  const refunding = () => <RefundDialog snapshot={snapshot} send={send} />;
  return (
    <>
      {shownBy(snapshot.value, {
        loading: nothing,
        takingUp: nothing,
        viewing: nothing,
        confirmingCancel: () => <CancelQuestion snapshot={snapshot} send={send} />,
        cancelling: nothing,
        editing: modifying,
        modifying,
        givingReason: refunding,
        confirmingRefund: () => <RefundQuestion snapshot={snapshot} send={send} />,
        requestingRefund: refunding,
        undecided: nothing,
        alertingFailure: nothing,
        failed: nothing,
        sessionLost: nothing,
      })}
      {snapshot.can({ type: 'alert.acknowledged' }) && (
        <Notice
          message={managementAlertOf(snapshot)}
          onAcknowledge={() => send({ type: 'alert.acknowledged' })}
        />
      )}
    </>
  );
}
