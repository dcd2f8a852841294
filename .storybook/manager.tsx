/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from './machinePanel/MachinePanel';
import { ADDON, PANEL } from './machinePanel/protocol';

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
