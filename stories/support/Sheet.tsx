import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../../src/theme/theme';

const Paper = styled.main`
  display: flex;
  max-width: ${theme.measure.page};
  flex-direction: column;
  align-items: stretch;
  gap: ${theme.space.xl};
  padding: ${theme.space.gutter};
`;

/** Where parts of the site lie that are no page of their own. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <Paper>{children}</Paper>
    </MemoryRouter>
  );
}

/** Lays a story's content on a {@link Sheet}. */
export function onSheet(Story: () => ReactNode) {
  return (
    <Sheet>
      <Story />
    </Sheet>
  );
}
