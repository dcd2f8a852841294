import {
  isMachineSnapshot,
  type ActorRefLike,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate';
import { asRecorded, payloadOf } from './payload';

/** Older entries of a machine are dropped, and so are older machines that have ended. */
const MOST_ENTRIES = 400;
const MOST_MACHINES = 60;

/** An event of a machine, and the snapshot it led to. */
export interface Entry {
  /** A running number across all machines. */
  number: number;
  type: string;
  /** The event's payload, without secrets. */
  says: unknown;
  snapshot: AnyMachineSnapshot;
}

/** A machine of the page, running or ended. */
export interface Watched {
  /** Distinguishes actors of the same machine. */
  key: string;
  machine: string;
  actor: ActorRefLike;
  isRunning: boolean;
  /** The page's path and query at the last event. */
  url: string;
  /** All entries, oldest first; the last is where the machine stands. */
  entries: readonly Entry[];
}

/** Records everything that happens to the page's machines. */
export class EventLog {
  private watched: readonly Watched[] = [];
  private happened = 0;
  private isTelling = false;
  private readonly readers = new Set<() => void>();
  private readonly addressNow: () => string;
  private readonly secretFields: ReadonlySet<string>;

  /**
   * @param addressNow the page's path and query
   * @param secretFields the field names of secrets in events
   */
  constructor(addressNow: () => string, secretFields: ReadonlySet<string>) {
    this.addressNow = addressNow;
    this.secretFields = secretFields;
  }

  /** All machines, oldest first; a new array after every change. */
  readonly now = (): readonly Watched[] => this.watched;

  /** Calls back after every change, until the returned function is called. */
  readonly subscribe = (reader: () => void): (() => void) => {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  };

  /** Records an inspection event of XState. */
  note(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    const { actorRef: actor, event, snapshot } = inspected;
    const known = this.watched.find(({ key }) => key === actor.sessionId);
    if (event.type === 'xstate.stop') this.change(known, { isRunning: false });
    // In development, React restarts an actor that it has just stopped.
    else if (event.type === 'xstate.init' && known) this.change(known, { isRunning: true });
    else
      this.happens(known, actor, {
        type: event.type,
        says: asRecorded(payloadOf(event), this.secretFields),
        snapshot,
      });
    this.tell();
  }

  /** Starts recording a machine that is already running. */
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
    const entry: Entry = { ...what, number: this.happened };
    const present = { isRunning: what.snapshot.status === 'active', url: this.addressNow() };
    if (known) {
      const [begin, ...later] = known.entries;
      const remaining = [...(begin ? [begin] : []), ...later.slice(-MOST_ENTRIES)];
      this.change(known, { ...present, entries: [...remaining, entry] });
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

  /** One machine's step often causes others' steps, so readers are notified once for all. */
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

/** A machine's current entry. */
export function presentOf({ entries }: Watched): Entry | undefined {
  return entries.at(-1);
}
