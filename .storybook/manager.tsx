/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from '../tools/inspector/panel/MachinePanel';
import { ADDON, PANEL } from '../tools/inspector/panel/protocol';

addons.setConfig({ selectedPanel: PANEL });

addons.register(ADDON, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Machine',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <MachinePanel />
      </AddonPanel>
    ),
  });
  // Built stories are a part of the atlas, rather than the other way round.
  if (Reflect.get(window, 'CONFIG_TYPE') !== 'DEVELOPMENT') return;
  addons.add(`${ADDON}/atlas`, {
    type: types.TOOL,
    title: 'Atlas',
    render: () => (
      <Button asChild variant="ghost" ariaLabel={false}>
        <a href="atlas/index.html" target="_blank" rel="noreferrer">
          Atlas
        </a>
      </Button>
    ),
  });
});
