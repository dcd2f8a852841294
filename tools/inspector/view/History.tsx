import * as React from 'react';
import type { Command, LookedAt } from '../seen';

interface HistoryProps extends Pick<LookedAt, 'steps' | 'snapshot'> {
  onCommand: (command: Command) => void;
}

/** What has happened to a machine, latest first, to select; what was taken back is set apart. */
export function History({ steps, snapshot, onCommand }: HistoryProps): React.ReactNode {
  return (
    <ol className="history" aria-label="What has happened">
      {steps.map(({ number, type, states, isTakenBack }) => (
        <li key={number}>
          <button
            type="button"
            className={isTakenBack ? 'entry undone' : 'entry'}
            aria-pressed={number === snapshot.number}
            onClick={() => onCommand({ type: 'lookAt', number })}
          >
            <code>{type}</code> → {states.join(' and ')}
          </button>
        </li>
      ))}
    </ol>
  );
}
