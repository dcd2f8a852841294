import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '../../.storybook/preview';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../src/theme/tokens';
import { onSheet } from '../support/Sheet';
import { Specimen, Specimens } from '../support/Specimens';
import { contrast } from './contrast';

const meta = preview.meta({ title: 'Foundations/Colour', decorators: [onSheet] });

type Colour = keyof typeof tokens.color;

const Swatch = styled.div<{ $colour: string }>`
  min-height: ${theme.size.code};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${({ $colour }) => $colour};
`;

const Words = styled(Swatch)<{ $words: string }>`
  padding: ${theme.space.m};
  color: ${({ $words }) => $words};
  font-weight: ${theme.weight.medium};
`;

const Line = styled(Swatch)<{ $line: string }>`
  border: ${theme.border.line} solid ${({ $line }) => $line};
`;

export const Palette = meta.story({
  render: () => (
    <Specimens title="Palette">
      {Object.entries(tokens.color).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Swatch $colour={value} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** The text colours, each with the backgrounds they are used on. */
const written: readonly (readonly [Colour, readonly Colour[]])[] = [
  ['ink', ['paper', 'card', 'sand', 'waiting']],
  ['inkSoft', ['paper', 'card', 'sand']],
  ['forest', ['paper', 'card', 'forestPale']],
  ['paper', ['forest', 'forestDeep']],
  ['sand', ['forest', 'forestDeep']],
  ['card', ['terracotta', 'terracottaDeep', 'danger']],
  ['danger', ['paper', 'card', 'dangerPale']],
  ['terracottaDeep', ['terracottaPale']],
  ['waitingInk', ['waitingPale']],
  ['wood', ['sand']],
];

/** The lines that tell what can be used or has the focus. */
const drawn: readonly (readonly [Colour, readonly Colour[]])[] = [
  ['line', ['paper', 'card']],
  ['forest', ['paper', 'card']],
  ['danger', ['card']],
  ['brass', ['forest', 'forestDeep']],
];

function pairsOf(pairs: typeof written) {
  return pairs.flatMap(([colour, grounds]) =>
    grounds.map((ground) => ({
      colour,
      ground,
      name: `${colour} on ${ground}`,
      ratio: contrast(tokens.color[colour], tokens.color[ground]),
    })),
  );
}

/** WCAG AA requires 4.5 to 1 for text. */
export const OfWords = meta.story({
  name: 'Contrast of words',
  render: () => (
    <Specimens title="Words and their grounds">
      {pairsOf(written).map(({ colour, ground, name, ratio }) => (
        <Specimen key={name} name={name} value={`${ratio.toFixed(1)} : 1`}>
          <Words $colour={tokens.color[ground]} $words={tokens.color[colour]}>
            Welcome to the court
          </Words>
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async () => {
    await expect(pairsOf(written).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  },
});

/** WCAG AA asks for 3 to 1 where a line has a meaning. */
export const OfLines = meta.story({
  name: 'Contrast of lines',
  render: () => (
    <Specimens title="Lines and their grounds">
      {pairsOf(drawn).map(({ colour, ground, name, ratio }) => (
        <Specimen key={name} name={name} value={`${ratio.toFixed(1)} : 1`}>
          <Line $colour={tokens.color[ground]} $line={tokens.color[colour]} />
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async () => {
    await expect(pairsOf(drawn).filter(({ ratio }) => ratio < 3)).toEqual([]);
  },
});
