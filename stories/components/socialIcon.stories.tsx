import preview from '../../.storybook/preview';
import { SocialIcon } from '../../src/components/SocialIcon';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Social icon',
  component: SocialIcon,
  decorators: [onSheet],
});

export const Facebook = meta.story({ args: { network: 'facebook' } });
export const Instagram = meta.story({ args: { network: 'instagram' } });
export const X = meta.story({ args: { network: 'x' } });
export const LinkedIn = meta.story({ args: { network: 'linkedin' } });
