import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { headingType } from '../theme/typography';

const Heading = styled.div`
  display: flex;
  max-width: 44rem;
  flex-direction: column;
  gap: ${theme.space.m};
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
`;

const Title = styled.h2`
  ${headingType}
`;

const Lead = styled.p`
  max-width: ${theme.size.prose};
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
