/** @jsxRuntime classic */
import * as React from 'react';
import { useChannel } from 'storybook/manager-api';
import type { SeenMachine } from '../seen';
import { AcceptedEvents } from './AcceptedEvents';
import { EventLog } from './EventLog';
import { emptyStage, EVENT_SENT, STAGE_ASKED, STAGE_SEEN, type SeenStage } from './protocol';
import { Code, Columns, Facts, Field, Panel, Part, PartTitle } from './style';

/** `disclosure`, and `disclosure (2)` where there are several. */
function nameOf({ id, key }: SeenMachine, machines: readonly SeenMachine[]): string {
  const same = machines.filter((other) => other.id === id);
  const number = same.findIndex((other) => other.key === key) + 1;
  return same.length > 1 ? `${id} (${number})` : id;
}

interface ChoiceProps {
  machines: readonly SeenMachine[];
  chosen: SeenMachine;
  onChoose: (key: string) => void;
}

function MachineChoice({ machines, chosen, onChoose }: ChoiceProps) {
  const id = React.useId();
  return (
    <Field>
      <label htmlFor={id}>Machine</label>
      <select id={id} value={chosen.key} onChange={({ target }) => onChoose(target.value)}>
        {machines.map((machine) => (
          <option key={machine.key} value={machine.key}>
            {nameOf(machine, machines)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function MachineFacts({ states, tags }: SeenMachine) {
  return (
    <Facts>
      <dt>State</dt>
      <dd>
        <output aria-label="State">{states.join(' and ')}</output>
      </dd>
      <dt>Tags</dt>
      <dd>{tags.length > 0 ? tags.join(', ') : 'none'}</dd>
    </Facts>
  );
}

/** The machines of the story: where they stand, what they accept, and what has happened. */
export function MachinePanel() {
  const [{ machines, log }, setSeen] = React.useState<SeenStage>(emptyStage);
  const [chosenKey, setChosenKey] = React.useState('');
  const emit = useChannel({ [STAGE_SEEN]: (seen: SeenStage) => setSeen(seen) });
  React.useEffect(() => {
    emit(STAGE_ASKED);
  }, [emit]);

  const chosen = machines.find(({ key }) => key === chosenKey) ?? machines[0];
  if (!chosen) return <Panel>This story shows no machine.</Panel>;
  return (
    <Panel>
      <MachineChoice machines={machines} chosen={chosen} onChoose={setChosenKey} />
      <MachineFacts {...chosen} />
      <Columns>
        <Part aria-labelledby="machine-accepts">
          <PartTitle id="machine-accepts">What can happen</PartTitle>
          <AcceptedEvents
            key={chosen.key}
            accepts={chosen.accepts}
            onSend={(sent) => {
              emit(EVENT_SENT, { ...sent, key: chosen.key });
            }}
          />
        </Part>
        <Part aria-labelledby="machine-log">
          <PartTitle id="machine-log">What has happened</PartTitle>
          <EventLog log={log} />
        </Part>
        <Part aria-labelledby="machine-context">
          <PartTitle id="machine-context">What it remembers</PartTitle>
          <Code tabIndex={0} role="region" aria-label="Context">
            {chosen.context}
          </Code>
        </Part>
      </Columns>
    </Panel>
  );
}
