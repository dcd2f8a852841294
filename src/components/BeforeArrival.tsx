import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { title } from '../../messages/site/pages/arrival';
import { arrivalFacts } from '../../hotel/arrival';
import { onPaper } from '../theme/media';
import { Card, CardTitle } from './Card';
import { Stack } from './Stack';
import { StaySummary } from './StaySummary';

/** A printed reservation has the hotel's address above it, and no links. */
const Sheet = styled(Card)`
  ${onPaper} {
    display: none;
  }
`;

const rows = arrivalFacts.map(({ term, detail, href }) => ({
  term,
  detail:
    href === undefined ? (
      detail
    ) : (
      <a href={href} rel="noreferrer">
        {detail}
      </a>
    ),
}));

/** Practical facts before arrival, with links to act on them below. */
export function BeforeArrival({ children }: { children?: ReactNode }) {
  const titleId = useId();
  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <Stack>
        <CardTitle id={titleId}>{title}</CardTitle>
        <StaySummary rows={rows} />
        {children}
      </Stack>
    </Sheet>
  );
}
