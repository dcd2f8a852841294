import preview from '../../.storybook/preview';
import { Timestamp } from '../../src/components/Timestamp';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Timestamp',
  component: Timestamp,
  decorators: [onSheet],
});

export const InLagos = meta.story({ args: { at: '2026-03-12T08:30:00.000Z' } });
export const OnlyTheTime = meta.story({ args: { at: '2026-03-12T08:30:00.000Z', onlyTime: true } });
export const WithItsYear = meta.story({ args: { at: '2026-03-12T08:30:00.000Z', withYear: true } });
