import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { ModalFrame } from '../../src/components/ModalFrame';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Modal frame',
  component: ModalFrame,
  decorators: [onSheet],
});

const window = { 'aria-label': 'Window', onDismiss: fn() };

export const Narrow = meta.story({
  args: { ...window, width: 'alert', children: <Card>Alert</Card> },
});
export const Wide = meta.story({
  args: { ...window, width: 'dialog', children: <Card>Dialog</Card> },
});
