import * as React from 'react';
import type { Command, Seen } from '../seen';
import { AcceptedEvents } from './AcceptedEvents';
import { History } from './History';
import { MachineTree } from './MachineTree';
import { SnapshotView } from './SnapshotView';
import { style } from './style';

interface InspectorProps {
  seen: Seen;
  onCommand: (command: Command) => void;
}

/** A page's machines: their states, accepted events, history and context. */
export function Inspector({
  seen: { machines, lookedAt },
  onCommand,
}: InspectorProps): React.ReactNode {
  return (
    <div className="inspector">
      <style>{style}</style>
      {lookedAt === null ? (
        <p>No machine runs here.</p>
      ) : (
        <>
          <MachineTree machines={machines} chosenKey={lookedAt.key} onCommand={onCommand} />
          <div className="columns" key={lookedAt.key}>
            <SnapshotView snapshot={lookedAt.snapshot} />
            <AcceptedEvents snapshot={lookedAt.snapshot} onCommand={onCommand} />
            <section aria-label="History">
              <h2>What has happened</h2>
              <History steps={lookedAt.steps} snapshot={lookedAt.snapshot} onCommand={onCommand} />
            </section>
          </div>
        </>
      )}
    </div>
  );
}
