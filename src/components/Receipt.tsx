import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';
import { StaySummary, type SummaryRow } from './StaySummary';

/** Half-circles bitten out of the lower edge, like a slip torn off a roll. */
const Slip = styled.section`
  --tooth: ${theme.space.s};
  padding: ${theme.space.xl} ${theme.space.card} calc(${theme.space.l} + var(--tooth));
  background: ${theme.color.card};
  border-top: ${theme.border.band} solid ${theme.color.forest};
  mask:
    linear-gradient(${theme.color.ink} 0 0) top / 100% calc(100% - var(--tooth)) no-repeat,
    radial-gradient(circle at 50% 100%, transparent calc(var(--tooth) * 0.6), ${theme.color.ink} 0)
      bottom / calc(var(--tooth) * 2) var(--tooth) repeat-x;

  ${onPaper} {
    padding: 0;
    border: 0;
  }
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

/** The payment, as a paper receipt. */
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
