import * as React from 'react';
import type { Command, SeenMachine } from '../seen';

interface TreeProps {
  machines: readonly SeenMachine[];
  chosenKey: string;
  onCommand: (command: Command) => void;
}

function Branch({ machine, ...tree }: TreeProps & { machine: SeenMachine }) {
  const { machines, chosenKey, onCommand } = tree;
  const { key, id, isRunning, states, underWay } = machine;
  const inside = machines.filter((one) => isRunning && one.isRunning && one.within === key);
  return (
    <li>
      <button
        type="button"
        className="machine"
        aria-pressed={key === chosenKey}
        onClick={() => onCommand({ type: 'choose', key })}
      >
        <strong>{id}</strong> <span>{states.join(' and ')}</span>
      </button>
      {underWay.length > 0 && <p className="under-way">under way inside: {underWay.join(', ')}</p>}
      {inside.length > 0 && (
        <ul>
          {inside.map((inner) => (
            <Branch key={inner.key} machine={inner} {...tree} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The running machines, each with those inside it, then those that have ended. */
export function MachineTree(tree: TreeProps): React.ReactNode {
  const running = tree.machines.filter(({ isRunning }) => isRunning);
  const outer = running.filter(({ within }) => !running.some(({ key }) => key === within));
  const over = tree.machines.filter(({ isRunning }) => !isRunning).toReversed();
  const branch = (machine: SeenMachine) => <Branch key={machine.key} machine={machine} {...tree} />;
  return (
    <nav aria-label="Machines of the page">
      <ul className="tree">{outer.map(branch)}</ul>
      {over.length > 0 && (
        <details>
          <summary>Over: {over.length}</summary>
          <ul className="tree">{over.map(branch)}</ul>
        </details>
      )}
    </nav>
  );
}
