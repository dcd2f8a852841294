import { useCallback, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { hotel } from '../../hotel/hotel';
import { frontDesk } from '../../messages/desk/pages/frame';
import { useStaffSession } from './deskContext';

const Place = styled.div`
  display: contents;

  > div {
    display: contents;
  }
`;

/**
 * The screens of the desk, in an element that leaves the page while the desk is locked: nobody can read, print or use
 * them then, and their machines run on. The dialogs and menus above them leave with them.
 */
export function OpenDesk({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  // Before the effects of the screens, in which a dialog looks for its title in the page.
  const attach = useCallback(
    (place: HTMLDivElement | null) => {
      place?.append(element);
    },
    [element],
  );
  return (
    <>
      {!isLocked && <Place ref={attach} data-screens />}
      {createPortal(
        <PortalProvider getContainer={() => element}>{children}</PortalProvider>,
        element,
      )}
    </>
  );
}

/** The title of the window while a screen shows. */
export function ScreenTitle({ name }: { name: string }) {
  const [session] = useStaffSession();
  if (session.matches('locked')) return null;
  return <title>{[name, frontDesk, hotel.name].filter(Boolean).join(' | ')}</title>;
}
