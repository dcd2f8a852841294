import preview from '../../.storybook/preview';
import { Day } from '../../src/components/Day';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Day', component: Day, decorators: [onSheet] });

export const Date = meta.story({ name: 'A date', args: { date: '2026-03-12' } });
export const None = meta.story({ name: 'No date', args: { date: '' } });
