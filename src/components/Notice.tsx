import { ok } from '../../messages/components/pages/notice';
import { AlertDialog } from './AlertDialog';
import { Button } from './Button';

interface NoticeProps {
  /** Renders nothing without one. */
  message: string | undefined;
  onAcknowledge: () => void;
}

/** A message that the guest only has to acknowledge. */
export function Notice({ message, onAcknowledge }: NoticeProps) {
  if (message === undefined) return null;
  return (
    <AlertDialog actions={<Button onClick={onAcknowledge}>{ok}</Button>} onDismiss={onAcknowledge}>
      {message}
    </AlertDialog>
  );
}
