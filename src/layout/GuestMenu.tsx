import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { welcome } from '../../messages/layout/pages/guestMenu';
import { logout } from '../../messages/layout/pages/navigation';
import { myAccount, myReservations } from '../../messages/shared/pages/links';
import { paths } from '../../machines/shared/paths';
import { BreakableText } from '../components/BreakableText';
import { Button } from '../components/Button';
import { GuestName } from '../components/GuestName';
import { useDisclosure } from '../hooks/useDisclosure';
import { theme } from '../theme/theme';
import { firstNameOf, type NamedGuest } from './guestName';

const Holder = styled.div`
  position: relative;
  min-width: 0;
`;

const Opener = styled.button`
  display: inline-flex;
  max-width: 100%;
  min-height: ${theme.size.target};
  align-items: center;
  gap: ${theme.space.xs};
  padding: 0 ${theme.space.m};
  border: ${theme.border.line} solid currentColor;
  border-radius: ${theme.radius.round};
  background: none;
  font-weight: ${theme.weight.semibold};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Sheet = styled.div`
  --focus: ${theme.color.forest};
  position: absolute;
  top: calc(100% + ${theme.space.s});
  right: 0;
  display: flex;
  width: ${theme.box.menu};
  flex-direction: column;
  gap: ${theme.space.xs};
  padding: ${theme.space.l};
  border-top: ${theme.border.band} solid ${theme.color.terracotta};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.high};
  /* Seen only where backgrounds are not: forced colours include this one. */
  outline: ${theme.border.hair} solid transparent;
  color: ${theme.color.ink};

  a {
    display: inline-flex;
    min-height: ${theme.size.target};
    align-items: center;
  }

  strong {
    font-size: ${theme.text.large};
  }
`;

const Email = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

interface GuestMenuProps {
  guest: NamedGuest;
  onLogOut: () => void;
}

/** The logged-in guest's name, with a menu of their pages. */
export function GuestMenu({ guest, onLogOut }: GuestMenuProps) {
  const { open, toggle, dismiss, holder } = useDisclosure();
  const sheetId = useId();
  return (
    <Holder ref={holder}>
      <Opener type="button" aria-expanded={open} aria-controls={sheetId} onClick={toggle}>
        <CircleUserRound aria-hidden="true" />
        <GuestName name={firstNameOf(guest)} />
        <ChevronDown aria-hidden="true" />
      </Opener>
      <Sheet id={sheetId} hidden={!open}>
        <p>
          <span>{welcome}</span>
          <br />
          <strong>
            <GuestName name={firstNameOf(guest)} />
          </strong>
        </p>
        <Email>
          <BreakableText text={guest.email} />
        </Email>
        <Link to={paths.myReservations} onClick={dismiss}>
          {myReservations}
        </Link>
        <Link to={paths.account} onClick={dismiss}>
          {myAccount}
        </Link>
        <Button variant="secondary" wide onClick={onLogOut}>
          {logout}
        </Button>
      </Sheet>
    </Holder>
  );
}
