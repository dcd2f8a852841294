import * as React from 'react';
import type { AcceptedEvent, Command } from '../seen';

interface EventFormProps {
  accepted: AcceptedEvent;
  onCommand: (command: Command) => void;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An event with an editable payload, prefilled from an example. */
export function EventForm({ accepted: { type, examples }, onCommand }: EventFormProps) {
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
        onCommand({ type: 'send', event: type, words: example.words, payload: written ?? '' });
      }}
    >
      <p>
        <button type="submit">{type}</button>{' '}
        {examples.length === 1 && <span>{example.words}</span>}
      </p>
      {examples.length > 1 && (
        <select
          aria-label={`Example of ${type}`}
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
      )}
      <details>
        <summary>Payload of {type}</summary>
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
      </details>
      {wrong && (
        <p className="mistake" id={`${id}-mistake`} role="alert">
          The payload is no JSON.
        </p>
      )}
    </form>
  );
}
