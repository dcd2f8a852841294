import styled from 'styled-components';
import { main } from '../../messages/layout/pages/navigation';
import { Container } from '../components/Container';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';
import { GuestMenu } from './GuestMenu';
import { MobileMenu } from './MobileMenu';
import type { NamedGuest } from './guestName';
import { NavigationLink } from './NavigationLink';
import { loginLink, siteLinks } from './siteLinks';
import { Wordmark } from './Wordmark';
import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled further than a number of CSS pixels. */
function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}

/** Transparent only above a hero at the top of the page; otherwise solid. */
const Bar = styled.header<{ $solid: boolean }>`
  --focus: ${theme.color.forest};
  position: sticky;
  z-index: ${theme.layer.header};
  top: 0;
  background: ${theme.color.paper};
  box-shadow: 0 ${theme.border.hair} 0 ${theme.color.hairline};
  color: ${theme.color.forest};
  transition:
    background-color ${theme.duration.calm},
    color ${theme.duration.calm};

  &:has(~ main [data-hero]) {
    ${({ $solid }) =>
      !$solid &&
      `
        --focus: ${theme.color.brass};
        background: transparent;
        box-shadow: none;
        color: ${theme.color.paper};
      `}
  }
`;

const Row = styled(Container)`
  display: flex;
  height: ${theme.size.header};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.l};

  ${wider.laptop} {
    flex-wrap: nowrap;
  }
`;

const Navigation = styled.nav`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${theme.space.xl};
`;

const Wide = styled.div`
  display: none;

  ${wider.laptop} {
    display: flex;
    min-width: 0;
    align-items: center;
    gap: ${theme.space.xl};
  }

  ul {
    display: flex;
    gap: ${theme.space.xl};
  }
`;

/**
 * As wide for a visitor as for a guest, so that nothing moves when a stored session is restored; only a long name takes
 * what room there is. Until then it stays empty for a guest who has one (`src/session/guestPlaceholder.ts`).
 */
const SessionPlace = styled.div`
  display: flex;
  min-width: ${theme.box.session};
  justify-content: flex-end;

  html[data-guest] & {
    visibility: hidden;
  }
`;

const Narrow = styled.div`
  ${wider.laptop} {
    display: none;
  }
`;

/** Pixels after which the page counts as scrolled. */
const SCROLLED = 8;

interface HeaderProps {
  guest: NamedGuest | null;
  onLogOut: () => void;
}

/** The site's header. */
export function Header({ guest, onLogOut }: HeaderProps) {
  const scrolled = useScrolledPast(SCROLLED);
  return (
    <Bar $solid={scrolled} data-solid={scrolled}>
      <Row>
        <Wordmark />
        <Navigation aria-label={main}>
          <Wide>
            <ul>
              {siteLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavigationLink to={to} end>
                    {label}
                  </NavigationLink>
                </li>
              ))}
            </ul>
            <SessionPlace>
              {guest ? (
                <GuestMenu guest={guest} onLogOut={onLogOut} />
              ) : (
                <NavigationLink to={loginLink.to}>{loginLink.label}</NavigationLink>
              )}
            </SessionPlace>
          </Wide>
          <Narrow>
            <MobileMenu guest={guest} onLogOut={onLogOut} />
          </Narrow>
        </Navigation>
      </Row>
    </Bar>
  );
}

/** The way home, in place of a header that has crashed. The next page has the whole header again. */
export function PlainHeader() {
  return (
    <Bar $solid>
      <Row>
        <Wordmark />
      </Row>
    </Bar>
  );
}
