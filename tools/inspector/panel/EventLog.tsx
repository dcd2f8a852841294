/** @jsxRuntime classic */
import * as React from 'react';
import type { LogEntry } from './protocol';
import { Entries } from './style';

/** What has happened to the machines, the latest first, with the state after each. */
export function EventLog({ log }: { log: readonly LogEntry[] }) {
  return (
    <Entries role="log" aria-label="Event log" tabIndex={0}>
      {log.map(({ number, machine, type, payload, states }) => (
        <div key={number}>
          <strong title={payload}>{type}</strong> → {machine}: {states.join(' and ')}
        </div>
      ))}
    </Entries>
  );
}
