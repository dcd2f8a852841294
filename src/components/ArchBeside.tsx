import type { ReactNode } from 'react';
import styled from 'styled-components';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';
import { Container } from './Container';

const Columns = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${theme.space.xxl};

  ${wider.tablet} {
    grid-template-columns: 2fr 3fr;
    gap: ${theme.space.section};
  }
`;

interface ArchBesideProps {
  /** The picture in its arch. */
  arch: ReactNode;
  children: ReactNode;
}

/** Text with a picture in an arch beside it, or above it on narrow screens. */
export function ArchBeside({ arch, children }: ArchBesideProps) {
  return (
    <Columns>
      {arch}
      <div>{children}</div>
    </Columns>
  );
}
