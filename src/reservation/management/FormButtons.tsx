import { processing } from '../../../messages/shared/pages/waiting';
import { close } from '../../../messages/shared/pages/links';
import { Button } from '../../components/Button';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';

interface FormButtonsProps extends ManagementProps {
  /** The id of the form that the second button submits. */
  formId: string;
  submitLabel: string;
}

/** A dialog form's buttons: close and submit. */
export function FormButtons({ actor, formId, submitLabel }: FormButtonsProps) {
  const snapshot = useManagementSnapshot(actor);
  return (
    <>
      <Button
        variant="secondary"
        disabled={!snapshot.can({ type: 'dialog.closed' })}
        onClick={() => actor.send({ type: 'dialog.closed' })}
      >
        {close}
      </Button>
      <Button type="submit" form={formId} busy={snapshot.hasTag('busy')} busyLabel={processing}>
        {submitLabel}
      </Button>
    </>
  );
}
