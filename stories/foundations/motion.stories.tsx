import { expect } from 'storybook/test';
import styled, { keyframes } from 'styled-components';
import preview from '../../.storybook/preview';
import { Skeleton } from '../../src/components/Skeleton';
import { Spinner } from '../../src/components/Spinner';
import { theme } from '../../src/theme/theme';
import { tokens } from '../../hotel/tokens';
import { onSheet } from '../support/Sheet';
import { Specimen, Specimens } from '../support/Specimens';

const meta = preview.meta({ title: 'Foundations/Motion', decorators: [onSheet] });

const cross = keyframes`
  from { left: 0; }
  to { left: calc(100% - ${theme.size.target}); }
`;

const Track = styled.div`
  position: relative;
  height: ${theme.size.target};
  border-radius: ${theme.radius.round};
  background: ${theme.color.sand};
`;

const Runner = styled.div<{ $duration: string; $easing: string }>`
  position: absolute;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: ${theme.radius.round};
  animation: ${cross} ${({ $duration }) => $duration} ${({ $easing }) => $easing} infinite alternate;
  background: ${theme.color.terracotta};
`;

/** With reduced motion, they stand still. */
export const Durations = meta.story({
  render: () => (
    <Specimens title="Duration" wide>
      {Object.entries(tokens.duration).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Track>
            <Runner $duration={value} $easing={tokens.easing.settle} data-runner />
          </Track>
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    const moves = [...canvasElement.querySelectorAll('[data-runner]')].some(
      (runner) => getComputedStyle(runner).animationIterationCount === 'infinite',
    );
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(moves).toBe(!still);
  },
});

export const Easings = meta.story({
  render: () => (
    <Specimens title="Easing" wide>
      {Object.entries(tokens.easing).map(([name, value]) => (
        <Specimen key={name} name={name} value={value}>
          <Track>
            <Runner $duration={tokens.duration.slow} $easing={value} />
          </Track>
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** What moves for as long as something is on its way. */
export const Waiting = meta.story({
  render: () => (
    <Specimens title="While something is on its way">
      <Specimen name="Spinner">
        <Spinner />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton />
      </Specimen>
    </Specimens>
  ),
});
