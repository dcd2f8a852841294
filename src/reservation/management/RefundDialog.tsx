import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as words from '../../../messages/reservation/pages/dialogs';
import { close } from '../../../messages/shared/pages/links';
import { useApiContext } from '../../context/apiContext';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { ChangePreview } from './ChangePreview';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';
import { SubmitButton } from './SubmitButton';

/** The reason; it renders only when it changes. */
function Reason({ actor }: ManagementProps) {
  const reason = useSelector(actor, ({ context: { wanted } }) =>
    // A closing dialog has nothing left to show.
    wanted?.kind === 'refunding' ? wanted.reason : '',
  );
  return (
    <TextAreaField
      label={words.reason}
      name="reason"
      readOnly={useManagementSnapshot(actor).hasTag('busy')}
      value={reason}
      onChange={({ target: { value } }) =>
        actor.send({ type: 'field.edited', field: 'reason', value })
      }
    />
  );
}

/** Asks for the reason of a refund request. */
export function RefundDialog({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const closable = snapshot.can({ type: 'dialog.closed' });
  const { clock } = useApiContext();
  const formId = useId();
  return (
    <Dialog
      title={words.requestRefund}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closable={closable}
      wayOut={close}
      actions={<SubmitButton {...{ actor, formId }} label={words.submitRequest} />}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'draft.submitted', now: clock.serverNow() });
        }}
      >
        <Stack $gap="l">
          <Reason actor={actor} />
          <ChangePreview reservation={snapshot.context.reservation} wanted="refunding" />
        </Stack>
      </form>
    </Dialog>
  );
}
