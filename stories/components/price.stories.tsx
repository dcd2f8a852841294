import preview from '../../.storybook/preview';
import { Price, PriceBefore } from '../../src/components/Price';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Price', component: Price, decorators: [onSheet] });

export const Small = meta.story({ args: { kobo: 150_000 } });
export const Large = meta.story({ args: { kobo: 987_654_321_00 } });
export const Nothing = meta.story({ args: { kobo: 0 } });
/** What counted before stands before what counts now. */
export const Changed = meta.story({
  args: { kobo: 200_000 },
  render: (args) => (
    <p>
      <PriceBefore kobo={180_000} />
      <Price {...args} />
    </p>
  ),
});
