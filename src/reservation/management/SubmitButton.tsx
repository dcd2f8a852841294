import { processing } from '../../../messages/shared/pages/waiting';
import { Button } from '../../components/Button';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';

interface SubmitButtonProps extends ManagementProps {
  /** The id of the form that it submits. */
  formId: string;
  label: string;
}

/** Submits a dialog's form. */
export function SubmitButton({ actor, formId, label }: SubmitButtonProps) {
  const snapshot = useManagementSnapshot(actor);
  return (
    <Button type="submit" form={formId} busy={snapshot.hasTag('busy')} busyLabel={processing}>
      {label}
    </Button>
  );
}
