import * as React from 'react';
import type { Command, SeenSnapshot } from '../seen';
import { eventWords } from './History';

interface SnapshotViewProps {
  snapshot: SeenSnapshot;
  onCommand: (command: Command) => void;
}

/** The button that sets the machine back to a snapshot, or why it can't be. */
function RestoreButton({ snapshot: { isPresent, whyNotRestored }, onCommand }: SnapshotViewProps) {
  if (isPresent) return null;
  if (whyNotRestored !== null)
    return <p className="why-not">The page can’t show it: {whyNotRestored}</p>;
  return (
    <button type="button" onClick={() => onCommand({ type: 'restoreSnapshot' })}>
      Show the page as it was then
    </button>
  );
}

/** A snapshot of a machine: its states and context, and whether the machine can be set back to it. */
export function SnapshotView({ snapshot, onCommand }: SnapshotViewProps): React.ReactNode {
  const { isPresent, states, tags, type, says, context } = snapshot;
  return (
    <section aria-label="Snapshot">
      <h2>{isPresent ? 'Where it stands' : 'Where it stood'}</h2>
      <p>
        <output aria-label="State">{states.join(' and ')}</output>
        {tags.length > 0 && ` (${tags.join(', ')})`}
      </p>
      <RestoreButton snapshot={snapshot} onCommand={onCommand} />
      {says !== '' && (
        <details>
          <summary>What {eventWords(type)} said</summary>
          <pre tabIndex={0}>{says}</pre>
        </details>
      )}
      <details>
        <summary>What it remembers</summary>
        <pre tabIndex={0} role="region" aria-label="Context">
          {context}
        </pre>
      </details>
    </section>
  );
}
