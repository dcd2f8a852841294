import styled from 'styled-components';
import preview from '../../.storybook/preview';
import { adire } from '../../src/theme/adire';
import { archIcon } from '../../src/theme/archIcon';
import { onForest } from '../../src/theme/surface';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../hotel/tokens';
import { onSheet } from '../support/Sheet';
import { Specimen, Specimens } from '../support/Specimens';

const meta = preview.meta({ title: 'Foundations/Shape', decorators: [onSheet] });

const Tile = styled.div`
  height: ${theme.column.choice};
  background: ${theme.color.card};
`;

const Rounded = styled(Tile)<{ $radius: string }>`
  border: ${theme.border.line} solid ${theme.color.line};
  border-radius: ${({ $radius }) => $radius};
`;

const Lined = styled(Tile)<{ $line: string }>`
  border: ${({ $line }) => $line} solid ${theme.color.forest};
`;

const Lifted = styled(Tile)<{ $shadow: string }>`
  border-radius: ${theme.radius.medium};
  box-shadow: ${({ $shadow }) => $shadow};
`;

const Cloth = styled(Tile)`
  ${onForest}
  ${adire}
`;

const Niche = styled.div`
  ${archIcon}
  background: ${theme.color.terracotta};
`;

export const Radii = meta.story({
  render: () => (
    <Specimens title="Radius">
      {Object.entries(tokens.radius).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Rounded $radius={value} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

export const Borders = meta.story({
  render: () => (
    <Specimens title="Border">
      {Object.entries(tokens.border).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Lined $line={value} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

export const Shadows = meta.story({
  render: () => (
    <Specimens title="Shadow">
      {Object.entries(tokens.shadow).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Lifted $shadow={value} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** The cloth behind dark grounds, and the small arch around an icon. */
export const Ornaments = meta.story({
  render: () => (
    <Specimens title="Ornament">
      <Specimen name="adire">
        <Cloth />
      </Specimen>
      <Specimen name="niche">
        <Niche />
      </Specimen>
    </Specimens>
  ),
});
