import styled from 'styled-components';
import { theme } from '../../src/theme/theme';
import { labelType } from '../../src/theme/typography';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.s} ${theme.space.l};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.column.card}), 1fr));
`;

const Column = styled.div<{ $colour: string }>`
  padding-inline-start: ${theme.space.s};
  border-inline-start: ${theme.border.bold} solid ${({ $colour }) => $colour};

  p {
    ${labelType}
    color: ${({ $colour }) => $colour};
  }

  li + li {
    margin-top: ${theme.space.xxs};
  }
`;

/** What to do, and what not to. */
export interface Advised {
  good: readonly string[];
  bad: readonly string[];
}

/** Advice to a designer, side by side. */
export function Advice({ good, bad }: Advised) {
  const columns = [
    ['Do', theme.color.forest, good],
    ['Don’t', theme.color.danger, bad],
  ] as const;
  return (
    <Columns>
      {columns.map(([name, colour, sentences]) => (
        <Column key={name} $colour={colour}>
          <p>{name}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Column>
      ))}
    </Columns>
  );
}
