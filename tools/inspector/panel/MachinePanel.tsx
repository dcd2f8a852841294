/** @jsxRuntime classic */
import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import { nothingSeen, type Seen } from '../seen';
import { Inspector } from '../view/Inspector';
import { COMMAND_GIVEN, MACHINES_ASKED, MACHINES_SEEN } from './protocol';

/** The inspector in Storybook's panel, for the story's machines. */
export function MachinePanel() {
  const [seen, setSeen] = React.useState<Seen>(nothingSeen);
  const emit = useChannel({ [MACHINES_SEEN]: (told: Seen) => setSeen(told) });
  React.useEffect(() => {
    emit(MACHINES_ASKED);
  }, [emit]);
  return <Inspector seen={seen} onCommand={(command) => emit(COMMAND_GIVEN, command)} />;
}
