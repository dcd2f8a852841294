import { useEffect, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { underWay } from '../../messages/desk/pages/acts';
import { notNow } from '../../messages/desk/pages/asked';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { DialogActions } from '../components/DialogActions';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

/** Below the lock, which covers dialogs too. */
const Veil = styled(ModalOverlay)`
  position: fixed;
  z-index: ${theme.layer.header};
  display: grid;
  padding: ${theme.space.m};
  overflow: auto;
  background: ${theme.color.veil};
  inset: 0;
  place-items: center;
`;

const Frame = styled(Modal)`
  width: 100%;
  max-width: ${theme.measure.form};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.high};

  > * {
    outline: none;
  }
`;

const Title = styled(Heading)`
  ${titleType}
`;

interface DeskDialogProps {
  title: string;
  /** The button that does it. */
  submit: string;
  /** Why it was refused or can't be done, or what is not known; null if nothing is to be said. */
  problem: string | null;
  /** Whether what shows is so, and no act is on its way. */
  usable: boolean;
  busy: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for what an act needs. What is typed stays until it is done or the dialog is closed. */
export function DeskDialog({ title, submit, problem, ...rest }: DeskDialogProps) {
  const { usable, busy, children, onSubmit, onClose } = rest;
  const { formRef, handleSubmit } = useFirstErrorFocus(onSubmit);
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('input, textarea, select, [type=submit]')?.focus();
  }, [formRef]);
  return (
    <Veil isOpen onOpenChange={onClose}>
      <Frame>
        <Dialog>
          <form ref={formRef} onSubmit={handleSubmit} aria-label={title} noValidate>
            <Stack>
              <Title slot="title">{title}</Title>
              {problem !== null && <Alert tone="error">{problem}</Alert>}
              {children}
              <DialogActions>
                <Button variant="secondary" onClick={onClose}>
                  {notNow}
                </Button>
                <Button type="submit" aria-disabled={!usable} busy={busy} busyLabel={underWay}>
                  {submit}
                </Button>
              </DialogActions>
            </Stack>
          </form>
        </Dialog>
      </Frame>
    </Veil>
  );
}
