import type { ComponentProps, ReactNode } from 'react';
import { Container } from './Container';
import { Section } from './Section';
import { Stack } from './Stack';

interface PageSectionProps extends ComponentProps<typeof Section> {
  width?: 'page' | 'prose' | 'form';
}

/** A full-width part of a page, with its content in the page's column. */
export function PageSection({ width = 'page', children, ...section }: PageSectionProps) {
  return (
    <Section {...section}>
      <Container $width={width}>{children}</Container>
    </Section>
  );
}

/** A page without columns: a few things below one another, close below the title. */
export function PageStack({ children }: { children?: ReactNode }) {
  return (
    <PageSection $tight width="form">
      <Stack $gap="l">{children}</Stack>
    </PageSection>
  );
}
