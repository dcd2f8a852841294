import {
  isMachineSnapshot,
  type ActorRefLike,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import { asRecorded } from '../model/replay/likeness';
import { payloadOf } from '../model/replay/payload';
import { SET_BACK } from './setBack';

/** More of one machine's past is forgotten, and so are more machines that have ended. */
const MOST_ENTRIES = 400;
const MOST_MACHINES = 60;

/** Something that happened to a machine, and the moment to which it led. */
export interface Entry {
  /** Counts what has happened to all machines. */
  number: number;
  type: string;
  /** What the event said, without secrets. */
  says: unknown;
  snapshot: AnyMachineSnapshot;
  /** After which entry of the machine it came: the one before, but for a machine that was set back. */
  after: number | null;
}

/** A machine of the page, running or over. */
export interface Watched {
  /** Tells apart the actors of one machine. */
  key: string;
  machine: string;
  actor: ActorRefLike;
  isRunning: boolean;
  /** Path and query of the page when something happened last. */
  url: string;
  /** Everything that has happened, the oldest first. */
  entries: readonly Entry[];
  /** The entry at which the machine stands. */
  standsAt: number;
}

/** Notes down everything that happens to the machines of the page. */
export class Journal {
  private watched: readonly Watched[] = [];
  private happened = 0;
  private isTelling = false;
  private readonly readers = new Set<() => void>();
  private readonly addressNow: () => string;
  private readonly secretFields: ReadonlySet<string>;

  /**
   * @param addressNow path and query of the page
   * @param secretFields the names under which events say what nobody else may read
   */
  constructor(addressNow: () => string, secretFields: ReadonlySet<string>) {
    this.addressNow = addressNow;
    this.secretFields = secretFields;
  }

  /** Every machine, the oldest first; another array after every change. */
  readonly now = (): readonly Watched[] => this.watched;

  /** Is told of every change, until the returned function is called. */
  readonly subscribe = (reader: () => void): (() => void) => {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  };

  /** Takes note of what XState tells of an actor. */
  note(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    const { actorRef: actor, event, snapshot } = inspected;
    const known = this.watched.find(({ key }) => key === actor.sessionId);
    if (event.type === 'xstate.stop') this.change(known, { isRunning: false });
    // React starts in development what it has just stopped.
    else if (event.type === 'xstate.init' && known) this.change(known, { isRunning: true });
    else if (event.type === SET_BACK) this.change(known, { standsAt: Number(event.number) });
    else
      this.happens(known, actor, {
        type: event.type,
        says: asRecorded(payloadOf(event), this.secretFields),
        snapshot,
      });
    this.tell();
  }

  /** Begins with a machine that runs already, where it stands. */
  meet(actor: ActorRefLike): void {
    const snapshot: unknown = actor.getSnapshot();
    const isKnown = this.watched.some(({ key }) => key === actor.sessionId);
    if (isKnown || !isMachineSnapshot(snapshot) || snapshot.status !== 'active') return;
    this.happens(undefined, actor, { type: 'xstate.init', says: null, snapshot });
    this.tell();
  }

  private happens(
    known: Watched | undefined,
    actor: ActorRefLike,
    what: Pick<Entry, 'type' | 'says' | 'snapshot'>,
  ): void {
    this.happened += 1;
    const entry: Entry = { ...what, number: this.happened, after: known?.standsAt ?? null };
    const present = {
      isRunning: what.snapshot.status === 'active',
      url: this.addressNow(),
      standsAt: entry.number,
    };
    if (known) {
      const [begin, ...later] = known.entries;
      const kept = [...(begin ? [begin] : []), ...later.slice(-MOST_ENTRIES)];
      this.change(known, { ...present, entries: [...kept, entry] });
      return;
    }
    const machine = what.snapshot.machine.id;
    const begun = { key: actor.sessionId, machine, actor, ...present, entries: [entry] };
    const over = this.watched.filter(({ isRunning }) => !isRunning);
    const forgotten = new Set(over.slice(0, Math.max(0, over.length - MOST_MACHINES)));
    this.watched = [...this.watched.filter((one) => !forgotten.has(one)), begun];
  }

  private change(known: Watched | undefined, changed: Partial<Watched>): void {
    this.watched = this.watched.map((one) => (one === known ? { ...one, ...changed } : one));
  }

  /** A step of one machine is often one of others too: readers are told of them together. */
  private tell(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    queueMicrotask(() => {
      this.isTelling = false;
      this.readers.forEach((reader) => {
        reader();
      });
    });
  }
}

/** The entry at which a machine stands. */
export function presentOf({ entries, standsAt }: Watched): Entry | undefined {
  return entries.find(({ number }) => number === standsAt);
}

/** What led to the moment in which a machine is, the oldest first; what was taken back is not among it. */
export function pathOf(watched: Watched): Entry[] {
  const path: Entry[] = [];
  let entry = presentOf(watched);
  while (entry) {
    path.unshift(entry);
    const { after } = entry;
    entry = watched.entries.find(({ number }) => number === after);
  }
  return path;
}
