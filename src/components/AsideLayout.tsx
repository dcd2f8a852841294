import type { ReactNode } from 'react';
import styled from 'styled-components';
import { printed, wider } from '../theme/media';
import { theme } from '../theme/theme';
import { Container } from './Container';

const Columns = styled(Container)`
  display: grid;
  align-items: start;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl} ${theme.space.section};

  ${printed} {
    display: block;
    padding-block: ${theme.space.s};
  }

  > * {
    min-width: 0;
  }

  ${wider.laptop} {
    grid-template-columns: minmax(0, 1fr) ${theme.box.aside};
  }
`;

const Beside = styled.aside<{ $alongside: boolean }>`
  ${wider.laptop} {
    grid-row: ${({ $alongside }) => ($alongside ? '1 / span 2' : 'auto')};
    grid-column: 2;
    position: sticky;
    top: calc(${theme.size.header} + ${theme.space.l});
  }
`;

interface WithAsideProps {
  children: ReactNode;
  /** Stays in view beside the content, or below it on narrow screens. */
  aside: ReactNode;
  /** The aside's accessible name. */
  asideLabel: string;
  /** Less important content: below the main content, and below the aside on narrow screens. */
  below?: ReactNode;
}

/** A page's body: its content, with actions beside it. */
export function AsideLayout({ children, aside, asideLabel, below }: WithAsideProps) {
  return (
    <Columns>
      <div>{children}</div>
      <Beside aria-label={asideLabel} $alongside={below !== undefined}>
        {aside}
      </Beside>
      {below}
    </Columns>
  );
}
