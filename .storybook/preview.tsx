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
          'Start here',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Icons', 'Motion'],
          'Components',
          ['All components'],
          // As a guest meets them.
          'Screens',
          [
            'Home',
            'Public pages',
            'Header',
            'Contact',
            'Free rooms',
            'Reservation form',
            'Log in',
            'Account verification',
            'Forgotten password',
            'Session',
            'Room selection',
            'Room selection on a phone',
            'Confirmation',
            'Hold of a reservation',
            'Payment',
            'Payment result',
            'My reservations',
            'Rooms held and not paid',
            'Reservation details',
            'Files of a reservation',
            'Other dates for a reservation',
            'Account for a refund',
            'Book this stay again',
            'My account',
          ],
          'Mail',
          'Desk',
          'Variants',
          ['Phone'],
          'Journeys',
          ['Booking', 'Paying'],
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
