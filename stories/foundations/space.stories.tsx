import styled from 'styled-components';
import preview from '../../.storybook/preview';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../hotel/tokens';
import { onSheet } from '../support/Sheet';
import { Specimen, Specimens } from '../support/Specimens';

const meta = preview.meta({ title: 'Foundations/Space', decorators: [onSheet] });

const Bar = styled.div<{ $length: string }>`
  width: ${({ $length }) => $length};
  max-width: 100%;
  height: ${theme.space.l};
  background: ${theme.color.terracotta};
`;

const lengths = (title: string, values: Readonly<Record<string, string>>) => (
  <Specimens title={title} wide>
    {Object.entries(values).map(([name, value]) => (
      <Specimen key={name} name={name} value={value}>
        <Bar $length={value} />
      </Specimen>
    ))}
  </Specimens>
);

/** Between and inside things. */
export const Spaces = meta.story({ render: () => lengths('Space', tokens.space) });

/** Controls, and small drawings. */
export const Sizes = meta.story({ render: () => lengths('Size', tokens.size) });

/** The maximum widths of text, and the minimum widths of things side by side. */
export const Widths = meta.story({
  render: () => (
    <>
      {lengths('Measure', tokens.measure)}
      {lengths('Box', tokens.box)}
      {lengths('Column', tokens.column)}
    </>
  ),
});
