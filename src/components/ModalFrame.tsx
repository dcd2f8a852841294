import {
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme';

/** Opens a `<dialog>` as a modal while it is mounted, and closes it on unmount, which restores the previous focus. */
function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}

type FrameWidth = 'alert' | 'dialog';

const rise = keyframes`
  from { opacity: 0; transform: translateY(${theme.space.m}); }
`;

const Frame = styled.dialog<{ $width: FrameWidth }>`
  width: min(${({ $width }) => theme.box[$width]}, calc(100vw - 2 * ${theme.space.m}));
  max-height: calc(100dvh - 2 * ${theme.space.m});
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: calc(${theme.size.target} + 2 * ${theme.space.l});
  border: 0;
  border-radius: ${theme.radius.medium};
  /* Seen only where backgrounds are not: forced colours include this one. */
  outline: ${theme.border.hair} solid transparent;
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.high};
  color: ${theme.color.ink};
  animation: ${rise} ${theme.duration.calm} ${theme.easing.settle};

  &::backdrop {
    background: ${theme.color.veil};
  }
`;

interface ModalFrameProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  width: FrameWidth;
  /** The guest pressed Escape. */
  onDismiss: () => void;
}

/** A native modal dialog: the browser traps the focus, and the owner decides when to close it. */
export function ModalFrame({ width, onDismiss, ...rest }: ModalFrameProps) {
  const ref = useModalDialog();
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss();
  }
  // A browser may close it on a second Escape without asking: then the owner must follow.
  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && !event.currentTarget.open) onDismiss();
  }
  return <Frame {...rest} $width={width} ref={ref} onCancel={handleCancel} onClose={handleClose} />;
}
