import * as React from 'react';
import type { Command, LookedAt } from '../seen';

/** An event in the statechart's words: XState's own names say little to those who don't write machines. */
export function eventWords(type: string): string {
  if (type === 'xstate.init') return 'the beginning';
  return type
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 fails')
    .replace(/^xstate\.after\.(.*)$/, 'after $1');
}

interface HistoryProps extends Pick<LookedAt, 'steps' | 'snapshot'> {
  onCommand: (command: Command) => void;
}

/** What has happened to a machine, latest first, to select. */
export function History({ steps, snapshot, onCommand }: HistoryProps): React.ReactNode {
  return (
    <ol className="history" aria-label="What has happened">
      {steps.map(({ number, type, states }) => (
        <li key={number}>
          <button
            type="button"
            className="entry"
            aria-pressed={number === snapshot.number}
            onClick={() => onCommand({ type: 'lookAt', number })}
          >
            <code title={type}>{eventWords(type)}</code> → {states.join(' and ')}
          </button>
        </li>
      ))}
    </ol>
  );
}
