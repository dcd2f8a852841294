import styled, { type RuleSet } from 'styled-components';
import preview from '../../.storybook/preview';
import { hotel } from '../../hotel/hotel';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../src/theme/tokens';
import { headingType, heroType, labelType, titleType } from '../../src/theme/typography';
import { onSheet } from '../support/Sheet';
import { Specimen, Specimens } from '../support/Specimens';

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

/** The roles of text on a page. */
export const Roles = meta.story({
  render: () => (
    <Specimens title="Roles" wide>
      {Object.entries(styles).map(([name, style]) => (
        <Specimen key={name} name={name}>
          <Styled $style={style}>{hotel.name}</Styled>
        </Specimen>
      ))}
    </Specimens>
  ),
});

export const Scale = meta.story({
  render: () => (
    <Specimens title="Scale" wide>
      {Object.entries(tokens.text).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Sized $size={value}>{hotel.name}</Sized>
        </Specimen>
      ))}
    </Specimens>
  ),
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
