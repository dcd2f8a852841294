import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as words from '../../../messages/reservation/pages/dialogs';
import { close } from '../../../messages/shared/pages/links';
import { processing } from '../../../messages/shared/pages/waiting';
import type { Draft } from '../../../machines/reservation/pendingChange';
import { useApiContext } from '../../context/apiContext';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { ChangePreview } from './ChangePreview';
import { ModifyFields } from './ModifyFields';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';

/** The reason for a refund; it renders only when it changes. */
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

/** The fields and the texts of each change's dialog. */
const drafts = {
  modifying: { title: words.modifyReservation, submit: words.saveChanges, Fields: ModifyFields },
  refunding: { title: words.requestRefund, submit: words.submitRequest, Fields: Reason },
};

interface DraftDialogProps extends ManagementProps {
  kind: Draft['kind'];
}

/** The form of a change: dates and guests, or the reason for a refund. */
export function DraftDialog({ actor, kind }: DraftDialogProps) {
  const { clock } = useApiContext();
  const snapshot = useManagementSnapshot(actor);
  const formId = useId();
  // Renders when errors appear, so that the focus can move to the first.
  useSelector(actor, ({ context }) => context.errors);
  const { formRef, handleSubmit } = useFirstErrorFocus(
    () => actor.send({ type: 'draft.submitted', now: clock.serverNow() }),
    snapshot.hasTag('alert'),
  );
  const { title, submit, Fields } = drafts[kind];
  return (
    <Dialog
      title={title}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closable={snapshot.can({ type: 'dialog.closed' })}
      wayOut={close}
      actions={
        <Button type="submit" form={formId} busy={snapshot.hasTag('busy')} busyLabel={processing}>
          {submit}
        </Button>
      }
    >
      <form id={formId} ref={formRef} onSubmit={handleSubmit} noValidate>
        <Stack $gap="l">
          <Fields actor={actor} />
          <ChangePreview reservation={snapshot.context.reservation} wanted={kind} />
        </Stack>
      </form>
    </Dialog>
  );
}
