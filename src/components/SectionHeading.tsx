import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { headingType } from '../theme/typography';

const Heading = styled.div`
  display: flex;
  max-width: ${theme.measure.heading};
  flex-direction: column;
  gap: ${theme.space.m};
  margin-bottom: ${theme.space.heading};
`;

const Title = styled.h2`
  ${headingType}
`;

const Lead = styled.p`
  max-width: ${theme.measure.prose};
  font-size: ${theme.text.lead};
`;

interface SectionHeadingProps {
  title: string;
  lead?: ReactNode;
}

/** The heading of a section and, where it needs one, a sentence below it. */
export function SectionHeading({ title, lead }: SectionHeadingProps) {
  return (
    <Heading>
      <Title>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
    </Heading>
  );
}
