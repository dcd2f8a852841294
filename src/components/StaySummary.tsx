import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { onPaper, tiny } from '../theme/media';
import { theme } from '../theme/theme';

export interface SummaryRow {
  term: string;
  /** A small picture of the term. */
  picture?: ReactNode;
  detail: ReactNode;
  /** How the detail is computed, in small print below it. */
  note?: string | undefined;
  /** The line that the others add up to. */
  total?: boolean | undefined;
}

const List = styled.dl`
  display: flex;
  flex-direction: column;
`;

/** Beside a picture, everything else is in a separate column. */
const besidePicture = css`
  position: relative;
  min-height: calc(0.75 * ${theme.size.thumbnail} + 2 * ${theme.space.s});
  padding-left: calc(${theme.size.thumbnail} + ${theme.space.s});

  dt > div {
    position: absolute;
    top: ${theme.space.s};
    left: 0;
  }

  ${onPaper} {
    min-height: 0;
    padding-left: 0;
  }

  ${tiny} {
    min-height: 0;
    padding-left: 0;

    dt > div {
      display: none;
    }
  }
`;

const Row = styled.div<{ $total: boolean; $pictured: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.m};
  padding-block: ${theme.space.s};
  border-top: ${({ $total }) =>
    $total
      ? `${theme.border.strong} solid ${theme.color.forest}`
      : `${theme.border.hair} solid ${theme.color.hairline}`};

  ${onPaper} {
    padding-block: ${theme.space.xxs};
  }

  &:first-child {
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${({ $pictured }) => $pictured && besidePicture}

  /* A detail too long for its line stands on the next one, and reads from the left like any text. */

  /* Large enough for a thumb, in the line of its text. */
  dd a {
    padding-block: ${theme.space.xxs};
  }

  dt {
    flex: 1 1 auto;
    color: ${({ $total }) => ($total ? theme.color.ink : theme.color.inkSoft)};
    font-weight: ${({ $total }) => ($total ? theme.weight.semibold : theme.weight.regular)};
  }

  dd {
    min-width: 0;
    font-family: ${({ $total }) => ($total ? theme.font.display : 'inherit')};
    font-size: ${({ $total }) => ($total ? theme.text.title : 'inherit')};
    font-weight: ${({ $total }) => ($total ? theme.weight.semibold : theme.weight.medium)};
  }

  /* Amounts stay in their column wherever they stand. */
  dd:has(data) {
    margin-left: auto;
  }
`;

const Note = styled.dd`
  && {
    flex-basis: 100%;
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
`;

/**
 * A stay's facts: terms on the left, short values on the right, long ones below. A row with an empty detail is
 * unknown and omitted.
 */
export function StaySummary({ rows }: { rows: readonly SummaryRow[] }) {
  const known = rows.filter(({ detail }) => detail !== '');
  return (
    <List>
      {known.map(({ term, picture, detail, note, total = false }) => (
        <Row key={term} $total={total} $pictured={picture !== undefined}>
          <dt>
            {picture}
            <span>{term}</span>
          </dt>
          <dd>{detail}</dd>
          {note !== undefined && <Note>{note}</Note>}
        </Row>
      ))}
    </List>
  );
}
