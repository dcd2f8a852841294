import { ok } from '../../messages/components/pages/notice';
import { alertOf } from '../../machines/shared/screen';
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

interface ScreenNoticeProps {
  snapshot: Parameters<typeof alertOf>[0];
  send: (event: { type: 'alert.acknowledged' }) => void;
}

/** The alert of a screen's state, if it has one. */
export function ScreenNotice({ snapshot, send }: ScreenNoticeProps) {
  return (
    <Notice
      message={alertOf(snapshot)}
      onAcknowledge={() => send({ type: 'alert.acknowledged' })}
    />
  );
}
