import type { ReactNode } from 'react';
import styled from 'styled-components';
import { belowLaptop, onPaper, wider } from '../theme/media';
import { theme } from '../theme/theme';
import { Container } from './Container';

const Columns = styled(Container)`
  display: grid;
  align-items: start;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl} ${theme.space.section};

  ${onPaper} {
    display: block;
    padding-block: ${theme.space.s};
  }

  > * {
    min-width: 0;
  }

  ${belowLaptop} {
    &:has([data-bottom-bar]) {
      padding-bottom: calc(${theme.space.section} + ${theme.size.header});
    }
  }

  ${wider.laptop} {
    grid-template-columns: minmax(0, 1fr) ${theme.box.aside};
  }
`;

const Beside = styled.aside<{ $rows: number }>`
  ${wider.laptop} {
    grid-row: 1 / span ${({ $rows }) => $rows};
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
  /** Whether the aside comes before the content on narrow screens, and for whoever listens. */
  asideFirst?: boolean;
  /** Less important content: below the main content, and below the aside on narrow screens. */
  below?: ReactNode;
}

/** A page's body: its content, with actions beside it. */
export function AsideLayout({
  children,
  aside,
  asideLabel,
  asideFirst = false,
  below,
}: WithAsideProps) {
  const content = <div>{children}</div>;
  return (
    <Columns>
      {!asideFirst && content}
      <Beside aria-label={asideLabel} $rows={below === undefined ? 1 : 2}>
        {aside}
      </Beside>
      {asideFirst && content}
      {below}
    </Columns>
  );
}
