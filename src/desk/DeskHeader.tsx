import LockIcon from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { title as accountTitle } from '../../messages/desk/pages/account';
import * as words from '../../messages/desk/pages/frame';
import { Alert } from '../components/Alert';
import { GuestName } from '../components/GuestName';
import { Spinner } from '../components/Spinner';
import { hovering, onPaper, wider } from '../theme/media';
import { onForest } from '../theme/surface';
import { theme } from '../theme/theme';
import { DeskMark } from './DeskMark';
import { useStaffSession } from './deskContext';
import { FindBox } from './today/FindBox';

const Bar = styled.header`
  ${onForest}
  display: grid;
  align-items: center;
  padding: ${theme.space.xxs} ${theme.space.gutter};
  column-gap: ${theme.space.s};
  grid-template-columns: 1fr auto auto;

  ${onPaper} {
    display: none;
  }

  ${wider.tablet} {
    position: sticky;
    z-index: ${theme.layer.header};
    top: 0;
  }

  ${wider.desktop} {
    column-gap: ${theme.space.l};
    grid-template-columns: auto auto minmax(${theme.column.choice}, 1fr) auto auto;
  }
`;

/** One row, which a thumb moves where it is longer than the window is wide; going on by Tab moves it too. */
const Screens = styled.nav`
  display: flex;
  min-width: 0;
  grid-column: 1 / -1;
  grid-row: 2;
  overflow-x: auto;
  scrollbar-width: none;

  ${wider.tablet} {
    grid-column: 1;
  }

  ${wider.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const item = css`
  display: inline-flex;
  min-height: ${theme.size.target};
  align-items: center;
  border-radius: ${theme.radius.small};
  font-weight: ${theme.weight.semibold};
`;

const Item = styled(NavLink)`
  ${item}
  padding-inline: ${theme.space.xs};
  color: inherit;
  outline-offset: calc(-1 * ${theme.border.bold});
  text-decoration: none;
  white-space: nowrap;

  ${wider.tablet} {
    padding-inline: ${theme.space.s};
  }

  &[aria-current='page'] {
    box-shadow: inset 0 calc(-1 * ${theme.border.bold}) ${theme.color.brass};
  }
`;

const Person = styled.p`
  grid-column: 2;
  grid-row: 1;
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  text-align: end;

  ${wider.desktop} {
    grid-column: 4;
  }

  a,
  span {
    display: block;
  }
`;

/** Beside the mark and the person; on a phone the screens and finding stand below. */
const Acts = styled.div`
  display: flex;
  grid-column: 3;
  grid-row: 1;

  ${wider.desktop} {
    grid-column: 5;
  }
`;

const Act = styled.button`
  ${item}
  min-width: ${theme.size.target};
  justify-content: center;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.s};
  border: 0;
  background: none;

  span {
    display: none;
  }

  ${wider.laptop} {
    span {
      display: inline;
    }
  }

  ${hovering} {
    &:hover {
      background: ${theme.color.forestSoft};
    }
  }

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

/** The row of screens, in which the link of the one that shows is brought into sight. The page itself doesn't move. */
function useCurrentInSight() {
  const rowRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = rowRef.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return;
    const fromStart = current.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += fromStart - (row.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  return rowRef;
}

/** The bar of every screen: where one can go, who is at work, lock and logout. */
export function DeskHeader() {
  const [snapshot, send] = useStaffSession();
  const { session, error } = snapshot.context;
  const isLocked = snapshot.matches('locked');
  const isOfRooms = session?.role === 'housekeeping';
  const navigate = useNavigate();
  const screensRef = useCurrentInSight();
  useEffect(() => {
    const open = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyN' && !isLocked && !isOfRooms) void navigate('/new');
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate, isLocked, isOfRooms]);
  const isLocking = snapshot.matches({ signedIn: 'locking' });
  const lock = isLocking ? <Spinner /> : <LockIcon aria-hidden="true" />;
  const acts = [
    { name: words.lock, icon: lock, type: 'lock.requested' },
    { name: words.logOut, icon: <LogOut aria-hidden="true" />, type: 'logout.requested' },
  ] as const;
  return (
    <>
      <Bar>
        <DeskMark />
        {!isOfRooms && (
          <Screens ref={screensRef} aria-label={words.screens}>
            <Item to="/" end>
              {words.today}
            </Item>
            <Item to="/rooms">{words.rooms}</Item>
            <Item to="/plan">{words.plan}</Item>
            <Item to="/money">{words.money}</Item>
            <Item to="/new" aria-keyshortcuts="Alt+N" title={words.newBookingKeys}>
              {words.newBooking}
            </Item>
            {session?.role === 'manager' && <Item to="/settings">{words.settings}</Item>}
          </Screens>
        )}
        {!isOfRooms && <FindBox />}
        <Person>
          {isOfRooms ? (
            <GuestName name={session.name} />
          ) : (
            <Link to="/account" title={accountTitle}>
              <GuestName name={session?.name ?? ''} />
            </Link>
          )}
          {session !== null && <span>{words.roles[session.role]}</span>}
        </Person>
        <Acts>
          {acts.map(({ name, icon, type }) => (
            <Act key={name} type="button" aria-label={name} onClick={() => send({ type })}>
              {icon}
              <span>{name}</span>
            </Act>
          ))}
        </Acts>
      </Bar>
      {session?.notice !== undefined && <Alert tone="warning">{session.notice}</Alert>}
      {error !== null && snapshot.matches('signedIn') && <Alert tone="error">{error}</Alert>}
    </>
  );
}
