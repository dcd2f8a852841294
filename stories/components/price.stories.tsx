import preview from '../../.storybook/preview';
import { Price } from '../../src/components/Price';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Price', component: Price, decorators: [onSheet] });

export const Small = meta.story({ args: { kobo: 150_000 } });
export const Large = meta.story({ args: { kobo: 987_654_321_00 } });
export const Nothing = meta.story({ args: { kobo: 0 } });
