import * as React from 'react';
import type { Command, SeenSnapshot } from '../seen';

interface AcceptedEventsProps {
  snapshot: SeenSnapshot;
  onCommand: (command: Command) => void;
}

/** Every event that the machine accepts in a snapshot, to send while that is the current one. */
export function AcceptedEvents({
  snapshot: { accepts, isPresent },
  onCommand,
}: AcceptedEventsProps): React.ReactNode {
  return (
    <section aria-label="What can happen">
      <h2>What it accepts {isPresent ? 'now' : 'there'}</h2>
      {accepts.length === 0 && <p>Nothing: this is an end, or it waits for another machine.</p>}
      <fieldset disabled={!isPresent}>
        <ul className="events">
          {accepts.map(({ type, trigger, examples }) => (
            <li key={type}>
              {trigger === 'event' && <code>{type}</code>}
              {examples.map((words) => (
                <button
                  key={words}
                  type="button"
                  title={type}
                  onClick={() => onCommand({ type: 'send', words })}
                >
                  {words}
                </button>
              ))}
            </li>
          ))}
        </ul>
      </fieldset>
    </section>
  );
}
