/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from '../tools/inspector/panel/MachinePanel';
import { ADDON, PANEL } from '../tools/inspector/panel/protocol';

/** Nothing happens on the first page, so nothing is said of it below. */
const firstPage = 'start-here--what-is-where';

addons.setConfig({
  selectedPanel: PANEL,
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => storyId !== firstPage && isShown,
  },
});

addons.register(ADDON, (api) => {
  let isPhone: boolean | undefined;
  // A phone is high: with the panel at its side, all of it shows.
  api.on(STORY_PREPARED, () => {
    const wasPhone = isPhone;
    isPhone = api.getCurrentStoryData().tags.includes('phone');
    if (isPhone === wasPhone || !api.getIsPanelShown()) return;
    api.togglePanelPosition(isPhone ? 'right' : 'bottom');
  });
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Machine',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <MachinePanel />
      </AddonPanel>
    ),
  });
});
