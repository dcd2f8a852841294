import { useId } from 'react';
import { refundReasonIn } from '../../../machines/reservation/openedReservation';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { FormButtons } from './FormButtons';
import type { ManagementProps } from './managementProps';

/** Asks why the guest wants the money back. */
export function RefundDialog({ snapshot, send }: ManagementProps) {
  const formId = useId();
  return (
    <Dialog
      title="Request Refund"
      onClose={() => send({ type: 'dialog.closed' })}
      closable={snapshot.can({ type: 'dialog.closed' })}
      footer={<FormButtons {...{ snapshot, send, formId }} submitLabel="Submit Request" />}
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
            value={refundReasonIn(snapshot.context)}
            onChange={({ target: { value } }) => send({ type: 'reason.edited', reason: value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
