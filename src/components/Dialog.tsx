import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { close as closeLabel } from '../../messages/shared/pages/links';
import { tall } from '../theme/media';
import { theme } from '../theme/theme';
import { Button } from './Button';
import { CardTitle } from './Card';
import { DialogActions } from './DialogActions';
import { IconButton } from './IconButton';
import { ModalFrame } from './ModalFrame';

const Heading = styled.div`
  ${tall} {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.raised};
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.m} ${theme.space.l};
  border-bottom: ${theme.border.hair} solid ${theme.color.hairline};
  background: ${theme.color.card};
`;

const Body = styled.div`
  padding: ${theme.space.l};
`;

const Footer = styled(DialogActions)`
  ${tall} {
    position: sticky;
    bottom: 0;
    z-index: ${theme.layer.raised};
  }
  padding: ${theme.space.m} ${theme.space.l};
  border-top: ${theme.border.hair} solid ${theme.color.hairline};
  background: ${theme.color.card};
`;

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Whether it can be closed; true by default. What closes it keeps the focus while it can't. */
  closable?: boolean;
  children: ReactNode;
  /** The label of a second button that closes it, before its actions. */
  wayOut?: string;
  /** The buttons for what it shows. */
  actions?: ReactNode;
}

/** A modal window whose title, close button and actions stay in view while the rest scrolls. */
export function Dialog({
  title,
  onClose,
  closable = true,
  children,
  wayOut,
  actions,
}: DialogProps) {
  const titleId = useId();
  function close() {
    if (closable) onClose();
  }
  return (
    <ModalFrame width="dialog" aria-labelledby={titleId} onDismiss={close}>
      <Heading>
        <CardTitle id={titleId}>{title}</CardTitle>
        <IconButton label={closeLabel} aria-disabled={!closable || undefined} onClick={close}>
          <X />
        </IconButton>
      </Heading>
      <Body>{children}</Body>
      {actions && (
        <Footer>
          {wayOut !== undefined && (
            <Button variant="secondary" aria-disabled={!closable} onClick={close}>
              {wayOut}
            </Button>
          )}
          {actions}
        </Footer>
      )}
    </ModalFrame>
  );
}
