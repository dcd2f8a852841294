import { expect } from 'storybook/test';
import styled, { type RuleSet } from 'styled-components';
import preview from '../../.storybook/preview';
import { hotel } from '../../hotel/hotel';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../hotel/tokens';
import { headingType, heroType, labelType, titleType } from '../../src/theme/typography';
import { onSheet } from '../support/Sheet';
import { Advice } from '../support/Advice';
import { Specimen, Specimens } from '../support/Specimens';
import { pixelsOf, tokensOf } from './values';

const meta = preview.meta({ title: 'Foundations/Type', decorators: [onSheet] });

const styles = { heroType, headingType, titleType, labelType };

const Styled = styled.p<{ $style: RuleSet }>`
  ${({ $style }) => $style}
`;

const Sized = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;
`;

const Set = styled.p<{ $family: string }>`
  font-family: ${({ $family }) => $family};
  font-size: ${theme.text.title};
`;

const Weighed = styled.p<{ $weight: number }>`
  font-size: ${theme.text.title};
  font-weight: ${({ $weight }) => $weight};
`;

const Led = styled.p<{ $leading: number }>`
  max-width: ${theme.measure.prose};
  line-height: ${({ $leading }) => $leading};
`;

const Tracked = styled.p<{ $tracking: string }>`
  font-size: ${theme.text.title};
  letter-spacing: ${({ $tracking }) => $tracking};
`;

const uses: Readonly<Record<string, string>> = {
  heroType: 'The title of a page, once.',
  headingType: 'The heading of a part of a page.',
  titleType: 'The heading of a card, a dialog or a part of a form.',
  labelType: 'A label above a field or a value, and the words of a badge.',
} satisfies Record<keyof typeof styles, string>;

/** The roles of text on a page. */
export const Roles = meta.story({
  render: () => (
    <>
      <Specimens title="Roles" wide>
        {Object.entries(styles).map(([name, style]) => (
          <Specimen key={name} name={name} value={tokensOf(style).join(' · ')} use={uses[name]}>
            <Styled $style={style}>{hotel.name}</Styled>
          </Specimen>
        ))}
      </Specimens>
      <Advice
        good={['Take a role. Body text needs none.', 'Headings in order, whatever they look like.']}
        bad={['A size between two of the scale.', 'Capitals for emphasis, or words in italics.']}
      />
    </>
  ),
});

const sizeIn = (size: string, windowWidth: number) =>
  `${Math.round(pixelsOf(size, windowWidth))} px at ${windowWidth}`;

export const Scale = meta.story({
  render: () => (
    <Specimens title="Scale" wide>
      {Object.entries(tokens.text).map(([name, value]) => (
        <Specimen
          key={name}
          name={name}
          value={value}
          use={`${sizeIn(value, 360)}, ${sizeIn(value, 1440)}`}
        >
          <Sized $size={value} data-size={value}>
            {hotel.name}
          </Sized>
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement, globals }) => {
    if (globals.text !== '100') return;
    for (const text of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
      const shown = Number.parseFloat(getComputedStyle(text).fontSize);
      await expect(pixelsOf(text.dataset.size ?? '', window.innerWidth)).toBeCloseTo(shown, 1);
    }
  },
});

export const Fonts = meta.story({
  render: () => (
    <>
      <Specimens title="Family" wide>
        {Object.entries(tokens.font).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Set $family={value}>Ẹ káàbọ̀! Sannu da zuwa! Nnọọ! ₦1,500.00</Set>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Weight">
        {Object.entries(tokens.weight).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Weighed $weight={value}>{hotel.name}</Weighed>
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
});

/** How far lines and letters stand apart. */
export const Spacing = meta.story({
  render: () => (
    <>
      <Specimens title="Leading">
        {Object.entries(tokens.leading).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Led $leading={value}>{hotel.description}</Led>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Tracking">
        {Object.entries(tokens.tracking).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Tracked $tracking={value}>{hotel.name}</Tracked>
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
});
