/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
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
});
