import * as React from 'react';
import type { AcceptedEvent, Command, SeenSnapshot } from '../seen';
import { EventForm } from './EventForm';

interface AcceptedEventsProps {
  snapshot: SeenSnapshot;
  onCommand: (command: Command) => void;
}

interface CasesProps {
  accepted: AcceptedEvent;
  onCommand: (command: Command) => void;
}

/** Buttons for an event without a payload; a call's outcomes have one button each. */
function Cases({ accepted: { type, trigger, examples }, onCommand }: CasesProps) {
  const send = (words: string) => onCommand({ type: 'send', event: type, words, payload: '' });
  if (trigger !== 'event') {
    return examples.map(({ words }) => (
      <button key={words} type="button" title={type} onClick={() => send(words)}>
        {words}
      </button>
    ));
  }
  return (
    <>
      <button type="button" onClick={() => send(examples[0]?.words ?? '')}>
        {type}
      </button>{' '}
      <span>{examples.map(({ words }) => words).join(' · ')}</span>
    </>
  );
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
          {accepts.map((accepted) => (
            <li key={accepted.type}>
              {accepted.examples.some(({ payload }) => payload !== '') ? (
                <EventForm accepted={accepted} onCommand={onCommand} />
              ) : (
                <Cases accepted={accepted} onCommand={onCommand} />
              )}
            </li>
          ))}
        </ul>
      </fieldset>
    </section>
  );
}
