import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '../../.storybook/preview';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../hotel/tokens';
import { onSheet } from '../support/Sheet';
import { Advice } from '../support/Advice';
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

/** What each colour is for. */
const uses: Readonly<Record<string, string>> = {
  paper: 'The ground of every page, and text on forest.',
  card: 'The ground of what lies on the page: cards, dialogs, fields.',
  sand: 'Placeholders of what loads, controls that rest, softer text on forest.',
  sandDeep: 'Steps still to come, and streets of the drawn map.',
  line: 'The edge of whatever can be filled in or chosen.',
  hairline: 'Lines between rows and around cards. Means nothing, so it may be faint.',
  ink: 'Text.',
  inkSoft: 'Text that comes second: hints, notes, what is disabled.',
  forest: 'The head of a page, what is chosen, and the focus on light grounds.',
  forestDeep: 'The foot of the page, and the menu of a phone.',
  forestSoft: 'Lines on forest.',
  forestPale: 'The ground of good news, and of what is chosen.',
  terracotta: 'The next step: the primary button, and the step that a guest is at.',
  terracottaDeep: 'The same under the pointer; prices of rooms.',
  terracottaPale: 'The ground of “Refunded”.',
  brass: 'The focus on forest, and the sun of the sign.',
  brassDeep: 'The ground of some photographs until they are there.',
  wood: 'The word “Cancelled”, and the ground of some photographs.',
  danger: 'What is wrong, and what can’t be taken back.',
  dangerPale: 'The ground of an error.',
  waiting: 'The ground of “Pending”, and an error on forest.',
  waitingPale: 'The ground of a warning.',
  waitingInk: 'Warnings, and the last rooms.',
  veil: 'Over the page behind a dialog.',
  shade: 'Darkens the lower part of a photograph’s placeholder.',
} satisfies Record<Colour, string>;

export const Palette = meta.story({
  render: () => (
    <>
      <Specimens title="Palette">
        {Object.entries(tokens.color).map(([name, value]) => (
          <Specimen key={name} name={name} value={value} use={uses[name]}>
            <Swatch $colour={value} />
          </Specimen>
        ))}
      </Specimens>
      <Advice
        good={[
          'Terracotta once in sight: for what to do next.',
          'A word or a sign beside every colour that means something.',
          'Take pairs from “Contrast of words” and “Contrast of lines”.',
        ]}
        bad={[
          'Danger to draw attention: it says that something is wrong.',
          'Hairline around what can be pressed or filled in.',
          'Brass for text: it is too pale on paper.',
        ]}
      />
    </>
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
