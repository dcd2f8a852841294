import { isMachineSnapshot } from 'xstate';
import { statesOf } from '../seenMachine';
import { childrenOf } from '../children';
import { presentOf, type Watched } from '../journal';

interface TreeProps {
  machines: readonly Watched[];
  chosen: Watched | undefined;
  onChoose: (key: string) => void;
}

/** The calls and listeners inside a machine, by their names; machines stand below it by themselves. */
function underWayIn(watched: Watched): string[] {
  const snapshot = presentOf(watched)?.snapshot;
  if (!snapshot || !watched.isRunning) return [];
  return childrenOf(snapshot)
    .filter(([, actor]) => !isMachineSnapshot(actor.getSnapshot()))
    .map(([id]) => id);
}

/** The keys of the machines inside a machine. */
function insideOf(watched: Watched): string[] {
  const snapshot = presentOf(watched)?.snapshot;
  return snapshot ? childrenOf(snapshot).map(([, { sessionId }]) => sessionId) : [];
}

function Branch({ watched, ...tree }: TreeProps & { watched: Watched }) {
  const { machines, chosen, onChoose } = tree;
  const snapshot = presentOf(watched)?.snapshot;
  const inside = insideOf(watched);
  const underWay = underWayIn(watched);
  return (
    <li>
      <button
        type="button"
        className="machine"
        aria-pressed={watched === chosen}
        onClick={() => onChoose(watched.key)}
      >
        <strong>{watched.machine}</strong>{' '}
        <span>{snapshot ? statesOf(snapshot).join(' and ') : ''}</span>
      </button>
      {underWay.length > 0 && <p className="under-way">under way inside: {underWay.join(', ')}</p>}
      {inside.length > 0 && (
        <ul>
          {machines
            .filter(({ key, isRunning }) => isRunning && inside.includes(key))
            .map((inner) => (
              <Branch key={inner.key} watched={inner} {...tree} />
            ))}
        </ul>
      )}
    </li>
  );
}

/** The machines that run, each with those inside it, and below them those that are over. */
export function MachineTree(tree: TreeProps) {
  const running = tree.machines.filter(({ isRunning }) => isRunning);
  const inner = new Set(running.flatMap(insideOf));
  const over = tree.machines.filter(({ isRunning }) => !isRunning).toReversed();
  return (
    <nav aria-label="Machines of the page">
      <ul className="tree">
        {running
          .filter(({ key }) => !inner.has(key))
          .map((watched) => (
            <Branch key={watched.key} watched={watched} {...tree} />
          ))}
      </ul>
      {over.length > 0 && (
        <details>
          <summary>Over: {over.length}</summary>
          <ul className="tree">
            {over.map((watched) => (
              <Branch key={watched.key} watched={watched} {...tree} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
