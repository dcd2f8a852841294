import { managementMessages } from '../../../machines/messages/management';
import { managementAlertOf } from '../../../machines/reservationManagementWords';
import { AlertDialog } from '../../components/AlertDialog';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import type { ManagementProps } from './managementProps';
import { ModifyDialog } from './ModifyDialog';
import { RefundDialog } from './RefundDialog';

/** Whatever lies over the reservation details: forms, questions, and what went wrong. */
export function ManagementDialogs({ snapshot, send }: ManagementProps) {
  const message = managementAlertOf(snapshot);
  const close = () => send({ type: 'dialog.closed' });
  const acknowledge = () => send({ type: 'alert.acknowledged' });

  return (
    <>
      {(snapshot.matches('editing') || snapshot.matches('modifying')) && (
        <ModifyDialog snapshot={snapshot} send={send} />
      )}
      {(snapshot.matches('givingReason') || snapshot.matches('requestingRefund')) && (
        <RefundDialog snapshot={snapshot} send={send} />
      )}
      {snapshot.matches('confirmingCancel') && (
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
          {message}
        </AlertDialog>
      )}
      {snapshot.matches('confirmingRefund') && (
        <AlertDialog
          onDismiss={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Back
              </Button>
              <Button onClick={() => send({ type: 'refund.confirmed' })}>
                Yes, Request Refund
              </Button>
            </>
          }
        >
          {message}
        </AlertDialog>
      )}
      {snapshot.can({ type: 'alert.acknowledged' }) && (
        <Notice message={message} onAcknowledge={acknowledge} />
      )}
    </>
  );
}
