import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import styled from 'styled-components';
import * as words from '../../messages/layout/pages/navigation';
import { BreakableText } from '../components/BreakableText';
import { Button } from '../components/Button';
import { GuestName } from '../components/GuestName';
import { useDisclosure } from '../hooks/useDisclosure';
import { withoutScript } from '../theme/media';
import { theme } from '../theme/theme';
import { fullNameOf, type NamedGuest } from './guestName';
import { NavigationLink } from './NavigationLink';
import { guestLinks, loginLink, QUICK_LINKS_ID, siteLinks } from './siteLinks';

const Opener = styled.button`
  display: inline-flex;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  padding: 0 ${theme.space.s};
  margin-right: calc(-1 * ${theme.space.s});
  border: 0;
  background: none;
  font-weight: ${theme.weight.semibold};

  ${withoutScript('display: none;')}
`;

/** Without scripts the menu can't open, so this links to the links in the footer. */
const Way = styled.a`
  display: inline-flex;
  min-height: ${theme.size.target};
  align-items: center;
  font-weight: ${theme.weight.semibold};
`;

const Sheet = styled.div`
  --focus: ${theme.color.brass};
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  overflow: auto;
  max-height: calc(100dvh - ${theme.size.header});
  padding: ${theme.space.m} ${theme.space.gutter} ${theme.space.xl};
  background: ${theme.color.forestDeep};
  /* Seen only where backgrounds are not: forced colours include this one. */
  outline: ${theme.border.hair} solid transparent;
  color: ${theme.color.paper};

  li {
    border-bottom: ${theme.border.hair} solid ${theme.color.forestSoft};
  }

  li a {
    width: 100%;
    min-height: ${theme.size.row};
    font-size: ${theme.text.body};
  }
`;

const Guest = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
  padding-top: ${theme.space.l};

  p {
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    font-size: ${theme.text.large};
  }

  button {
    margin-top: ${theme.space.xs};
  }
`;

interface MobileMenuProps {
  guest: NamedGuest | null;
  onLogOut: () => void;
}

/** The navigation on screens too narrow for one line. */
export function MobileMenu({ guest, onLogOut }: MobileMenuProps) {
  const { open, toggle, dismiss, holder } = useDisclosure();
  const sheetId = useId();
  const links = guest ? [...siteLinks, ...guestLinks] : [...siteLinks, loginLink];
  return (
    <div ref={holder}>
      <noscript>
        <Way href={`#${QUICK_LINKS_ID}`}>{words.menu}</Way>
      </noscript>
      <Opener type="button" aria-expanded={open} aria-controls={sheetId} onClick={toggle}>
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        <span>{words.menu}</span>
      </Opener>
      <Sheet id={sheetId} hidden={!open}>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <NavigationLink to={to} end onClick={dismiss}>
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
        {guest && (
          <Guest>
            <p>
              <strong>
                <GuestName name={fullNameOf(guest)} />
              </strong>
              <BreakableText text={guest.email} />
            </p>
            <Button variant="secondary" onClick={onLogOut}>
              {words.logout}
            </Button>
          </Guest>
        )}
      </Sheet>
    </div>
  );
}
