/** @jsxRuntime classic */
import * as React from 'react';
import type { AcceptedEvent } from '../seen';
import type { SentEvent } from './protocol';
import { Field, Mistake, SendButton } from './style';

interface EventFormProps {
  accepted: AcceptedEvent;
  onSend: (sent: Omit<SentEvent, 'key'>) => void;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An event with what it says, filled in from an example and free to be changed. */
export function EventForm({ accepted: { type, examples }, onSend }: EventFormProps) {
  const id = React.useId();
  const [words, setWords] = React.useState('');
  const [written, setWritten] = React.useState<string | null>(null);
  const example = examples.find((other) => other.words === words) ?? examples[0];
  if (!example) return null;
  const payload = written ?? example.payload;
  const wrong = !isJson(payload);
  return (
    <form
      aria-label={type}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (wrong) return;
        onSend({ type, words: example.words, payload: written ?? '' });
      }}
    >
      <SendButton type="submit" title={example.words}>
        {type}
      </SendButton>
      {examples.length > 1 && (
        <Field>
          <label htmlFor={`${id}-example`}>Example</label>
          <select
            id={`${id}-example`}
            value={example.words}
            onChange={({ target }) => {
              setWords(target.value);
              setWritten(null);
            }}
          >
            {examples.map((other) => (
              <option key={other.words}>{other.words}</option>
            ))}
          </select>
        </Field>
      )}
      <details>
        <summary>Payload of {type}</summary>
        <Field>
          <label htmlFor={`${id}-payload`}>JSON</label>
          <textarea
            id={`${id}-payload`}
            value={payload}
            rows={Math.min(payload.split('\n').length, 8)}
            spellCheck={false}
            aria-invalid={wrong}
            aria-describedby={wrong ? `${id}-mistake` : undefined}
            onChange={({ target }) => setWritten(target.value)}
          />
        </Field>
      </details>
      {wrong && (
        <Mistake id={`${id}-mistake`} role="alert">
          The payload is no JSON.
        </Mistake>
      )}
    </form>
  );
}
