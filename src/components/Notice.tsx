import { ok } from '../../messages/components/pages/notice';
import { AlertDialog } from './AlertDialog';
import { Button } from './Button';

interface NoticeProps {
  /** Nothing is shown without one. */
  message: string | undefined;
  onAcknowledge: () => void;
}

/** Something that a guest is told and need only take note of. */
export function Notice({ message, onAcknowledge }: NoticeProps) {
  if (message === undefined) return null;
  return (
    <AlertDialog actions={<Button onClick={onAcknowledge}>{ok}</Button>} onDismiss={onAcknowledge}>
      {message}
    </AlertDialog>
  );
}
