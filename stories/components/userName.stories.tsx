import preview from '../../.storybook/preview';
import { UserName } from '../../src/components/UserName';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/User name',
  component: UserName,
  decorators: [onSheet],
});

export const SeenByNobody = meta.story({ args: { email: 'adaobi@example.com' } });
