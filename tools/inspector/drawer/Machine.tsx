import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { shownAsJson } from '../../model/replay/payload';
import { acceptedBy, statesOf, type Known } from '../seenMachine';
import { CopiedPath } from './CopiedPath';
import { pathOf, presentOf, type Entry, type Watched } from '../journal';
import { setBack, whyNotBack } from '../setBack';

/** What a machine accepts in a moment, each event with the words of the cases that tell of it. */
function Accepted({ snapshot, known }: { snapshot: AnyMachineSnapshot; known: Known }) {
  const accepts = snapshot.status === 'active' ? acceptedBy(known, snapshot) : [];
  if (accepts.length === 0) return <p>Nothing: this is an end, or it waits for another machine.</p>;
  return (
    <ul className="events">
      {accepts.map(({ type, examples }) => (
        <li key={type}>
          <code>{type}</code> <span>{examples.map(({ words }) => words).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

interface HistoryProps {
  watched: Watched;
  looked: Entry | undefined;
  onLook: (number: number) => void;
}

/** What has happened to a machine, the latest first; what was taken back stands apart. */
function History({ watched, looked, onLook }: HistoryProps) {
  const path = new Set(pathOf(watched));
  return (
    <ol className="history" aria-label="What has happened">
      {watched.entries.toReversed().map((entry) => (
        <li key={entry.number}>
          <button
            type="button"
            className={path.has(entry) ? 'entry' : 'entry undone'}
            aria-pressed={entry === looked}
            onClick={() => onLook(entry.number)}
          >
            <code>{entry.type}</code> → {statesOf(entry.snapshot).join(' and ')}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface MomentProps {
  watched: Watched;
  entry: Entry;
  known: Known;
}

/** A moment of the machine: where it stood, what it knew, and whether it can be there again. */
function Moment({ watched, entry, known }: MomentProps) {
  const present = presentOf(watched);
  const isPresent = present === entry;
  const whyNot = watched.isRunning
    ? present && whyNotBack(present.snapshot, entry.snapshot)
    : 'The machine is over: nothing shows it any more.';
  const { says, snapshot } = entry;
  return (
    <section aria-label="Moment">
      <h2>{isPresent ? 'Where it stands' : 'Where it stood'}</h2>
      <p>
        <output>{statesOf(snapshot).join(' and ')}</output>
        {snapshot.tags.size > 0 && ` (${Array.from(snapshot.tags).join(', ')})`}
      </p>
      {!isPresent &&
        (whyNot === undefined ? (
          <button
            type="button"
            onClick={() => setBack(watched.actor, entry.number, entry.snapshot)}
          >
            Show the page as it was then
          </button>
        ) : (
          <p className="why-not">The page can’t show it: {whyNot}</p>
        ))}
      {says !== null && (
        <details>
          <summary>What {entry.type} said</summary>
          <pre>{JSON.stringify(says, null, 2)}</pre>
        </details>
      )}
      <details>
        <summary>What it remembers</summary>
        <pre>{shownAsJson(snapshot.context, known.secretFields)}</pre>
      </details>
      <h2>What it accepts {isPresent ? 'now' : 'there'}</h2>
      <Accepted snapshot={snapshot} known={known} />
    </section>
  );
}

interface MachineProps {
  watched: Watched;
  /** All of the page. */
  machines: readonly Watched[];
  known: Known;
}

/** One machine: the moment that is looked at, what it accepts, and what has happened. */
export function Machine({ watched, machines, known }: MachineProps) {
  const [number, setNumber] = useState<number | null>(null);
  const present = presentOf(watched);
  const looked = watched.entries.find((entry) => entry.number === number) ?? present;
  return (
    <div>
      {looked && <Moment watched={watched} entry={looked} known={known} />}
      <section aria-label="History">
        <h2>What has happened</h2>
        <History
          watched={watched}
          looked={looked}
          onLook={(chosen) => setNumber(chosen === present?.number ? null : chosen)}
        />
        <CopiedPath watched={watched} machines={machines} models={known.models} />
      </section>
    </div>
  );
}
