/** @jsxRuntime classic */
import * as React from 'react';
import { EventForm } from './EventForm';
import type { AcceptedEvent } from '../seen';
import type { SentEvent } from './protocol';
import { Events, SendButton } from './style';

interface AcceptedEventsProps {
  accepts: readonly AcceptedEvent[];
  onSend: (sent: Omit<SentEvent, 'key'>) => void;
}

/** A button for each case that needs no payload, where the words tell more than the type. */
function CaseButtons({ accepted, onSend }: { accepted: AcceptedEvent } & AcceptedEventsProps) {
  const { type, trigger, examples } = accepted;
  const told = trigger === 'event' ? examples.slice(0, 1) : examples;
  return told.map(({ words }) => (
    <SendButton
      key={words}
      type="button"
      title={words}
      onClick={() => onSend({ type, words, payload: '' })}
    >
      {trigger === 'event' ? type : words}
    </SendButton>
  ));
}

/** Every event that the machine accepts now, each to be sent. */
export function AcceptedEvents({ accepts, onSend }: AcceptedEventsProps) {
  if (accepts.length === 0) return <p>Nothing: this is an end, or it waits for another machine.</p>;
  return (
    <Events>
      {accepts.map((accepted) => (
        <li key={accepted.type}>
          {accepted.examples.some(({ payload }) => payload !== '') ? (
            <EventForm accepted={accepted} onSend={onSend} />
          ) : (
            <CaseButtons accepted={accepted} accepts={accepts} onSend={onSend} />
          )}
        </li>
      ))}
    </Events>
  );
}
