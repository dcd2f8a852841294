import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { preloadDeferredSections } from '../src/navigation/deferredSection';
import { Theme } from '../src/theme/Theme';
import { cutOffParts } from '../tools/measures';
import { models } from '../models/all';
import { secretFields } from '../models/secretFields';
import { globalTypes, initialGlobals, viewports } from './conditions';
import { machinePanel } from '../tools/inspector/panel/preview';
import { UnderConditions } from './UnderConditions';

/** Every story stands in the hotel's look, and fails when it cannot be used by everybody. */
export default definePreview({
  addons: [addonA11y(), machinePanel({ models, secretFields })],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Components',
          'Screens',
          'Desk',
          'Variants',
          'Journeys',
          'Statecharts',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  /** Where nothing was rendered before, all parts of a page are there from the start. */
  beforeAll: preloadDeferredSections,
  decorators: [
    (Story, { globals }) => (
      <UnderConditions globals={globals}>
        <Theme>
          <Story />
        </Theme>
      </UnderConditions>
    ),
  ],
  /** Nothing is wider than the window, unless the story is about something that is. */
  async afterEach({ parameters }) {
    if (parameters.scrollsSideways !== true) await expect(cutOffParts()).toEqual([]);
  },
});
