import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { Theme } from '../src/theme/Theme';
import { machinePanel } from './machinePanel/preview';

/** Every story stands in the hotel's look, and fails when it cannot be used by everybody. */
export default definePreview({
  addons: [addonA11y(), machinePanel()],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Screens', 'Journeys', 'Statecharts'] },
    },
  },
  decorators: [
    (Story) => (
      <Theme>
        <Story />
      </Theme>
    ),
  ],
});
