import { Dialog, ModalOverlay, Modal } from 'react-aria-components';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { PasswordField } from '../../components/PasswordField';
import { Stack } from '../../components/Stack';
import { UserName } from '../../components/UserName';
import { usePasswordVisibility } from '../../hooks/usePasswordVisibility';
import { logOut } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/login';
import { theme } from '../../theme/theme';
import { useStaffSession } from '../deskContext';
import { PlainFrame } from '../PlainFrame';
import { useTypedForm } from './useTypedForm';

/** Covers the whole window, dialogs too; what it covers stays as it is. */
const Cover = styled(ModalOverlay)`
  position: fixed;
  z-index: ${theme.layer.skipLink};
  overflow: auto;
  background: ${theme.color.paper};
  inset: 0;

  > *,
  > * > * {
    display: flex;
    min-height: 100%;
    flex: 1;
    flex-direction: column;
    outline: none;
  }
`;

/** The lock: the password alone opens it. */
export function LockScreen() {
  const [snapshot, send] = useStaffSession();
  const { session, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const visibility = usePasswordVisibility();
  const form = useTypedForm(['password'], (typed) =>
    send({ type: 'password.submitted', email: session?.email ?? '', ...typed }),
  );
  return (
    <Cover isOpen isKeyboardDismissDisabled>
      <Modal>
        <Dialog aria-label={words.locked}>
          <PlainFrame title={words.locked} lead={words.lockedLead(session?.name ?? '')}>
            <form {...form} aria-label={words.locked}>
              <Stack $gap="l">
                <UserName email={session?.email} />
                <PasswordField
                  label={words.password}
                  name="password"
                  autoComplete="current-password"
                  error={error ?? undefined}
                  readOnly={busy}
                  required
                  {...visibility}
                />
                <Button type="submit" wide busy={busy} busyLabel={words.checking}>
                  {words.unlock}
                </Button>
                <Button variant="quiet" onClick={() => send({ type: 'logout.requested' })}>
                  {logOut}
                </Button>
              </Stack>
            </form>
          </PlainFrame>
        </Dialog>
      </Modal>
    </Cover>
  );
}
