import { useSelector } from '@xstate/react';
import { useId } from 'react';
import * as words from '../../../messages/reservation/pages/dialogs';
import { close } from '../../../messages/shared/pages/links';
import { useApiContext } from '../../context/apiContext';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { ChangePreview } from './ChangePreview';
import { ModifyFields } from './ModifyFields';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';
import { SubmitButton } from './SubmitButton';

function ModifyForm({ actor, id }: ManagementProps & { id: string }) {
  const { clock } = useApiContext();
  const snapshot = useManagementSnapshot(actor);
  const covered = snapshot.hasTag('alert');
  // Re-renders when errors appear, so that the focus can move to the first.
  useSelector(actor, ({ context }) => context.errors);
  const { formRef, handleSubmit } = useFirstErrorFocus(
    () => actor.send({ type: 'draft.submitted', now: clock.serverNow() }),
    covered,
  );
  return (
    <form id={id} ref={formRef} onSubmit={handleSubmit} noValidate>
      <fieldset disabled={snapshot.hasTag('busy')}>
        <Stack $gap="l">
          <ModifyFields actor={actor} />
          <ChangePreview reservation={snapshot.context.reservation} wanted="modifying" />
        </Stack>
      </fieldset>
    </form>
  );
}

/** Changes dates, number of guests and special request. */
export function ModifyDialog({ actor }: ManagementProps) {
  const closable = useManagementSnapshot(actor).can({ type: 'dialog.closed' });
  const formId = useId();
  return (
    <Dialog
      title={words.modifyReservation}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closable={closable}
      wayOut={close}
      actions={<SubmitButton {...{ actor, formId }} label={words.saveChanges} />}
    >
      <ModifyForm actor={actor} id={formId} />
    </Dialog>
  );
}
