import { Cell, Column, Row, Table, TableBody } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { deskMeasures } from '../theme/deskMeasures';
import { fingers, hovering, printed, wider } from '../theme/media';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

export const dense = css`
  min-height: ${deskMeasures.row};

  ${fingers} {
    min-height: ${theme.size.target};
  }
`;

/** The page of a screen. */
export const Screen = styled.main`
  width: 100%;
  max-width: ${deskMeasures.page};
  padding: ${theme.space.m} ${theme.space.gutter} ${theme.space.xxl};
  margin-inline: auto;
`;

/** The heading of a screen, with what stands beside it. */
export const ScreenHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.m};
  margin-bottom: ${theme.space.m};

  h1 {
    font-size: ${theme.text.title};
  }

  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }
`;

/** What is beside, and the main thing: one column on a phone, in the order of `$first`. */
export const Columns = styled.div<{ $first?: 'main' }>`
  display: grid;
  align-items: start;
  gap: ${theme.space.l};

  > * {
    min-width: 0;
  }

  > :last-child {
    order: ${({ $first }) => ($first ? -1 : 0)};
  }

  ${wider.laptop} {
    > :last-child {
      order: 0;
    }

    grid-template-columns: ${theme.box.menu} minmax(0, 1fr);
  }
`;

/** A sheet with a heading. */
export const Panel = styled.section`
  padding: ${theme.space.m};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};

  h2 {
    ${titleType}
    margin-bottom: ${theme.space.xs};
    font-size: ${theme.text.large};
  }

  ${printed} {
    padding: ${theme.space.xs} 0;
    border: 0;
  }
`;

/** Small, grey, and below or beside what it is about. */
export const Aside = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;

/** A word about how something stands. */
export const Tag = styled.span<{ $tone: 'good' | 'waiting' | 'plain' }>`
  display: inline-block;
  padding: 0 ${theme.space.xs};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => theme.color[({ good: 'forestPale', waiting: 'waitingPale', plain: 'sand' } as const)[$tone]]};
  color: ${({ $tone }) => theme.color[({ good: 'forest', waiting: 'waitingInk', plain: 'ink' } as const)[$tone]]};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
`;

export const DeskTable = styled(Table)`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
`;

export const DeskColumn = styled(Column)<{ $end?: boolean }>`
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-bottom: ${theme.border.line} solid ${theme.color.line};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;

  &[data-allows-sorting] {
    cursor: pointer;
  }
`;

export const DeskRow = styled(Row)`
  &[data-href],
  &[data-hovered] {
    cursor: pointer;
  }

  ${hovering} {
    &:hover {
      background: ${theme.color.paper};
    }
  }

  &[data-focus-visible] {
    outline: ${theme.border.bold} solid ${theme.color.forest};
    outline-offset: calc(-1 * ${theme.border.bold});
  }
`;

export const DeskCell = styled(Cell)<{ $end?: boolean }>`
  height: ${deskMeasures.row};
  padding: ${theme.space.xxs} ${theme.space.xs};
  border-bottom: ${theme.border.hair} solid ${theme.color.hairline};
  line-height: ${theme.leading.snug};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};

  ${fingers} {
    height: ${theme.size.target};
  }

  &[data-focus-visible] {
    outline: ${theme.border.strong} solid ${theme.color.forest};
    outline-offset: calc(-1 * ${theme.border.strong});
  }
`;

/** Columns that a phone has no room for. */
export const wideOnly = css`
  display: none;

  ${wider.tablet} {
    display: table-cell;
  }

  ${printed} {
    display: table-cell;
  }
`;

export const DeskBody = TableBody;
