import * as React from 'react';
import type { SeenSnapshot } from '../seen';
import { eventWords } from './History';

/** A snapshot of a machine: its states and context. */
export function SnapshotView({ snapshot }: { snapshot: SeenSnapshot }): React.ReactNode {
  const { isPresent, states, tags, type, says, context } = snapshot;
  return (
    <section aria-label="Snapshot">
      <h2>{isPresent ? 'Where it stands' : 'Where it stood'}</h2>
      <p>
        <output aria-label="State">{states.join(' and ')}</output>
        {tags.length > 0 && ` (${tags.join(', ')})`}
      </p>
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
