import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { CardTitle } from './Card';
import { DialogActions } from './DialogActions';
import { ModalFrame } from './ModalFrame';
import { Stack } from './Stack';

const Body = styled(Stack)`
  padding: ${theme.space.xl} ${theme.space.l} ${theme.space.l};
  border-top: ${theme.border.band} solid ${theme.color.terracotta};
`;

const Actions = styled(DialogActions)`
  margin-top: ${theme.space.xs};
`;

interface AlertDialogProps {
  title?: string | undefined;
  /** The message. */
  children: ReactNode;
  /** Facts the guest should know before answering. */
  explanation?: ReactNode;
  /** The buttons, safest first: it gets the focus. */
  actions: ReactNode;
  onDismiss: () => void;
}

/** A message that the guest must answer first. */
export function AlertDialog({
  title,
  children,
  explanation,
  actions,
  onDismiss,
}: AlertDialogProps) {
  const id = useId();
  return (
    <ModalFrame
      width="alert"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={title ? `${id}-title` : `${id}-message`}
      aria-describedby={explanation ? `${id}-message ${id}-explanation` : `${id}-message`}
      onDismiss={onDismiss}
    >
      <Body>
        {title && <CardTitle id={`${id}-title`}>{title}</CardTitle>}
        <div id={`${id}-message`}>{children}</div>
        {explanation && <div id={`${id}-explanation`}>{explanation}</div>}
        <Actions>{actions}</Actions>
      </Body>
    </ModalFrame>
  );
}
