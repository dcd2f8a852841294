import { Tab, TabList } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { deskMeasures } from '../theme/deskMeasures';
import { fingers, hovering, onPaper, wider } from '../theme/media';
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

  /* On paper: what is so, and nothing of what can be done. */
  ${onPaper} {
    form,
    [data-doing] {
      display: none;
    }
  }
`;

/** A sheet that shows on paper alone, and then in place of what comes after it. */
export const Paper = styled.article`
  display: none;

  ${onPaper} {
    display: block;

    ~ * {
      display: none !important;
    }
  }
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
    overflow-wrap: anywhere;
  }

  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }

  h1 + p {
    margin-inline-end: auto;
  }

  ${onPaper} {
    nav,
    [role='group'] {
      display: none;
    }
  }
`;

/** Beside the heading: the way to other days. */
export const HeadLinks = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.m};

  > div {
    flex-direction: row;
    align-items: center;
  }

  a {
    ${dense}
    display: inline-flex;
    align-items: center;
    white-space: nowrap;
  }
`;

/** The main column and one beside it: a single column on a phone, in the order of `$first`. */
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

  ${fingers} {
    button {
      min-height: ${theme.size.target};
    }
  }

  ${onPaper} {
    padding: ${theme.space.xs} 0;
    border: 0;
  }
`;

/** Figures beside each other, each under its name. */
export const Figures = styled.dl`
  display: grid;
  gap: ${theme.border.hair};
  overflow: hidden;
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.hairline};
  grid-template-columns: 1fr 1fr;

  div {
    padding: ${theme.space.xs} ${theme.space.m};
    background: ${theme.color.card};
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }

  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.snug};
  }
`;

/** A list of lines, each with its facts and buttons. */
export const Lines = styled.ul`
  > li {
    ${dense}
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space.xxs} ${theme.space.m};
    padding-block: ${theme.space.xs};
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }

  data {
    font-weight: ${theme.weight.bold};
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

/** A table. A cell with `data-end` ends its column; a phone has no room for one with `data-wide`. */
export const DeskTable = styled.table`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  time {
    white-space: nowrap;
  }

  th,
  td {
    padding: ${theme.space.xxs} ${theme.space.xs};
    text-align: start;
  }

  thead th {
    border-bottom: ${theme.border.line} solid ${theme.color.line};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
    white-space: nowrap;
  }

  caption {
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.semibold};
    text-align: start;
  }

  tbody > tr > * {
    height: ${deskMeasures.row};
    border-bottom: ${theme.border.hair} solid ${theme.color.hairline};
    font-weight: ${theme.weight.regular};
    line-height: ${theme.leading.snug};

    ${fingers} {
      height: ${theme.size.target};
    }
  }

  ${hovering} {
    tbody tr:hover {
      background: ${theme.color.paper};
    }
  }

  [data-end] {
    text-align: end;
  }

  [data-wide] {
    display: none;

    ${wider.tablet} {
      display: table-cell;
    }

    ${onPaper} {
      display: table-cell;
    }
  }
`;

/** Lists beside one another, of which one shows. */
export const DeskTabs = styled(TabList)`
  display: flex;
  flex-wrap: wrap;
  border-bottom: ${theme.border.hair} solid ${theme.color.hairline};

  ${onPaper} {
    display: none;
  }
`;

export const DeskTab = styled(Tab)`
  ${dense}
  display: flex;
  align-items: center;
  padding-inline: ${theme.space.xs};
  cursor: pointer;
  font-weight: ${theme.weight.semibold};
  outline-offset: calc(-1 * ${theme.border.bold});
  white-space: nowrap;

  ${wider.tablet} {
    padding-inline: ${theme.space.m};
  }

  &[data-selected] {
    box-shadow: inset 0 calc(-1 * ${theme.border.bold}) ${theme.color.terracotta};
  }

  ${hovering} {
    &:hover {
      background: ${theme.color.sand};
    }
  }
`;

/** A panel that opens over the page at its button or field. */
export const popped = css`
  max-width: calc(100vw - 2 * ${theme.space.s});
  overflow: auto;
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};
  box-shadow: ${theme.shadow.high};
`;

/** A choice in it. */
export const pickable = css`
  ${dense}
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${theme.space.xxs} ${theme.space.s};
  cursor: pointer;
  line-height: ${theme.leading.snug};
  outline: none;

  &[data-focused] {
    background: ${theme.color.forestPale};
  }

  &[data-disabled] {
    color: ${theme.color.inkSoft};
    cursor: default;
  }
`;

/** Names with their values, such as a guest's details. */
export const Facts = styled.dl`
  > div {
    padding-block: ${theme.space.xxs};
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }

  dd {
    line-height: ${theme.leading.easy};
    overflow-wrap: anywhere;
  }
`;
