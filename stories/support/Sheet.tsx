import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import styled from 'styled-components';
import { Section } from '../../src/components/Section';
import { theme } from '../../src/theme/theme';

const Paper = styled.main<{ $width: keyof typeof theme.measure }>`
  max-width: calc(${({ $width }) => theme.measure[$width]} + 2 * ${theme.space.gutter});
  padding: ${theme.space.gutter};

  > * + * {
    margin-top: ${theme.space.xl};
  }
`;

interface SheetProps {
  width: keyof typeof theme.measure;
  children: ReactNode;
}

/** Shows parts of the site outside a page. */
function Sheet({ width, children }: SheetProps) {
  return (
    <MemoryRouter>
      <Paper $width={width}>{children}</Paper>
    </MemoryRouter>
  );
}

/** Lays a story's content on a sheet as wide as a page. */
export function onSheet(Story: () => ReactNode) {
  return (
    <Sheet width="page">
      <Story />
    </Sheet>
  );
}

/** Lays a story's content on a slip as wide as a form. */
export function onSlip(Story: () => ReactNode) {
  return (
    <Sheet width="form">
      <Story />
    </Sheet>
  );
}

/** Lays a story's content into a part of a page, as wide as the screen. */
export function inSection(Story: () => ReactNode) {
  return (
    <Section>
      <Story />
    </Section>
  );
}
