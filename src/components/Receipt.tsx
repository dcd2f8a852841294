import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';
import { StaySummary, type SummaryRow } from './StaySummary';

/** Half-circles bitten out of the lower edge, like a slip torn off a roll. */
const Slip = styled.section`
  --tooth: 0.75rem;
  padding: ${theme.space.xl} ${theme.space.l} calc(${theme.space.l} + var(--tooth));
  background: ${theme.color.card};
  border-top: 0.375rem solid ${theme.color.forest};
  mask:
    linear-gradient(#000 0 0) top / 100% calc(100% - var(--tooth)) no-repeat,
    radial-gradient(circle at 50% 100%, #0000 calc(var(--tooth) * 0.6), #000 0) bottom /
      calc(var(--tooth) * 2) var(--tooth) repeat-x;
`;

const Title = styled.h2`
  ${titleType}
  margin-bottom: ${theme.space.m};
`;

interface ReceiptProps {
  title: string;
  rows: readonly SummaryRow[];
  children?: ReactNode;
}

/** What has been paid, as a slip of paper. */
export function Receipt({ title, rows, children }: ReceiptProps) {
  const titleId = useId();
  return (
    <Slip aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <StaySummary rows={rows} />
      {children}
    </Slip>
  );
}
