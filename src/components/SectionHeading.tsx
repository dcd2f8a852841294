import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { headingType } from '../theme/typography';
import { Stack } from './Stack';

const Heading = styled(Stack)`
  max-width: ${theme.measure.heading};
  margin-bottom: ${theme.space.heading};
`;

const Title = styled.h2`
  ${headingType}
`;

const Lead = styled.p`
  max-width: ${theme.measure.prose};
  font-size: ${theme.text.lead};
`;

/** As wide as the section, with the heading on the left and actions on the right. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.l};
  margin-bottom: ${theme.space.heading};

  > ${Heading} {
    margin-bottom: 0;
  }
`;

interface SectionHeadingProps {
  title: string;
  lead?: ReactNode;
  /** Buttons that belong to the whole section. */
  beside?: ReactNode;
}

/** A section's heading, with an optional sentence below it. */
export function SectionHeading({ title, lead, beside }: SectionHeadingProps) {
  const heading = (
    <Heading>
      <Title>{title}</Title>
      {lead && <Lead>{lead}</Lead>}
    </Heading>
  );
  if (!beside) return heading;
  return (
    <Row>
      {heading}
      {beside}
    </Row>
  );
}
