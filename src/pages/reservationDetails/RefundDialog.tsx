import { useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import type { ManagementProps } from './managementProps';

/** Asks why the guest wants the money back. */
export function RefundDialog({ snapshot, send }: ManagementProps) {
  const formId = useId();
  const close = () => send({ type: 'dialog.closed' });
  return (
    <Dialog
      title="Request Refund"
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={snapshot.hasTag('busy')}
            busyLabel="Processing..."
          >
            Submit Request
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'reason.submitted' });
        }}
      >
        <Stack $gap="l">
          <TextAreaField
            label="Reason"
            name="reason"
            hint="The whole amount goes back the way it came, and your rooms are given to others."
            maxLength={1000}
            value={snapshot.context.reason}
            onChange={({ target: { value } }) => send({ type: 'reason.edited', reason: value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
