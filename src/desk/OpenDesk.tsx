import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  ModalOverlay,
  Popover,
  type ModalOverlayProps,
  type PopoverProps,
} from 'react-aria-components';
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

const DeskElement = createContext<Element>(document.body);

/** A menu of a screen, which leaves the page with it. */
export function DeskPopover(props: PopoverProps) {
  return <Popover UNSTABLE_portalContainer={use(DeskElement)} {...props} />;
}

/** Whatever covers a screen, and leaves the page with it. */
export function DeskOverlay(props: ModalOverlayProps) {
  return <ModalOverlay UNSTABLE_portalContainer={use(DeskElement)} {...props} />;
}

/**
 * The screens of the desk, in an element that leaves the page while the desk is locked: nobody can read, print or use
 * them then, and their machines run on.
 */
export function OpenDesk({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isLocked) return undefined;
    place.current?.append(element);
    return () => element.remove();
  }, [isLocked, element]);
  return (
    <>
      <Place ref={place} data-screens />
      <DeskElement value={element}>{createPortal(children, element)}</DeskElement>
    </>
  );
}

/** The title of the window while a screen shows. */
export function ScreenTitle({ name }: { name: string }) {
  const [session] = useStaffSession();
  if (session.matches('locked')) return null;
  return <title>{[name, frontDesk, hotel.name].filter(Boolean).join(' | ')}</title>;
}
