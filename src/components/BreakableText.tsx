import { Fragment } from 'react';

/** A text whose addresses break before their signs, and not within a word, where a line is too short for them. */
export function BreakableText({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?=[@.]\w)/).map((part, index) => (
        // The parts of a text never move, so their index is a stable key.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
