import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { channelToPanel } from '../../tools/inspector/panel/channel';
import { MACHINES_SEEN, SHOWN_IN_STORY } from '../../tools/inspector/panel/protocol';
import type { Seen } from '../../tools/inspector/seen';
import { theme } from '../../src/theme/theme';
import { wider } from '../../src/theme/media';
import { pictureStyle } from '../../tools/statechart/style';
import { palette } from './palette';

const Sides = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.m};

  ${wider.laptop} {
    grid-template-columns: minmax(0, 1fr) ${theme.box.aside};
    height: 100vh;
  }
`;

const Side = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  min-height: 0;

  output {
    font-weight: ${theme.weight.semibold};
  }
`;

const Chart = styled.div<{ $size: string }>`
  flex: 1;
  min-height: 20rem;

  ${wider.laptop} {
    min-height: 0;
  }
  padding: ${theme.space.m};
  overflow: auto;
  border: ${theme.border.hair} solid ${theme.color.hairline};
  background: ${theme.color.card};

  svg {
    display: block;
    max-width: none;
  }

  svg[role='img'] {
    ${({ $size }) => ($size === 'fit' ? 'width: 100%; height: 100%;' : `zoom: ${$size}%;`)}
  }
`;

/** How large a chart can be drawn: as its frame, or in parts of its own size. */
const sizes = ['fit', '50', '75', '100', '150', '200'] as const;

const Screen = styled.iframe`
  flex: 1;
  width: 100%;
  min-height: 40rem;

  ${wider.laptop} {
    min-height: 0;
  }
  border: ${theme.border.hair} solid ${theme.color.line};
`;

/** What the story in the frame reports about its machines, as it does to the panel. */
function useSeen(): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const channel = channelToPanel();
    channel.on(MACHINES_SEEN, setSeen);
    return () => {
      channel.off(MACHINES_SEEN, setSeen);
    };
  }, []);
  return seen;
}

function markOf(machineId: string, states: readonly string[]): string {
  if (states.length === 0) return '';
  const boxes = states.map((state) => `.picture rect[data-state="${machineId}.${state}"]`);
  return `${boxes.join(', ')} {
    fill: ${theme.color.waiting};
    stroke: ${theme.color.terracotta};
    stroke-width: 4;
  }`;
}

interface StatechartProps {
  machineId: string;
  /** The machine's picture (SVG). */
  picture: string;
  /** The state that was chosen. */
  state: string;
  /** The story of that state; undefined if the state is not visible. */
  storyId: string | undefined;
}

/** A machine's picture with the current state marked, beside the screen that it shows. */
export function Statechart({ machineId, picture, state, storyId }: StatechartProps) {
  const seen = useSeen();
  const machine = seen?.machines.find(({ id, isRunning }) => isRunning && id === machineId);
  const current = storyId === undefined ? [state] : (machine?.states ?? []);
  const first = current[0] ?? '';
  const [size, setSize] = useState<string>('fit');
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = chart.current?.querySelector(`[data-state="${machineId}.${first}"]`);
    box?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [machineId, first, size]);
  return (
    <Sides>
      <Side aria-label="Statechart">
        <p>
          Now in <output aria-label="Current state">{current.join(' and ') || 'opening…'}</output>{' '}
          <select
            aria-label="Size of the chart"
            value={size}
            onChange={({ target }) => setSize(target.value)}
          >
            {sizes.map((one) => (
              <option key={one} value={one}>
                {one === 'fit' ? 'All of it' : `${one} %`}
              </option>
            ))}
          </select>
        </p>
        <style>{`${pictureStyle(palette)}${markOf(machineId, current)}`}</style>
        <Chart
          className="picture"
          ref={chart}
          $size={size}
          tabIndex={0}
          role="region"
          aria-label={`Picture of ${machineId}`}
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      </Side>
      <Side aria-label="Screen">
        {storyId === undefined ? (
          <p>Nobody sees this machine: screens and server ask it what may happen.</p>
        ) : (
          <Screen
            {...{ [SHOWN_IN_STORY]: '' }}
            title={`The screen in ${state}`}
            src={`iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`}
          />
        )}
      </Side>
    </Sides>
  );
}
