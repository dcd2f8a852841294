import { isMachineSnapshot, type ActorRefLike, type AnyMachineSnapshot } from 'xstate';
import { acceptedBy, caseOf, statesOf, type Known } from './accepted';
import { shownAsJson } from './payload';
import { presentOf, type Entry, type EventLog, type Watched } from './eventLog';
import type { Command, Seen, SeenMachine, SeenSnapshot, SeenStep } from './seen';

function isActor(value: unknown): value is ActorRefLike {
  return (
    typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
  );
}

/** The actors invoked in a snapshot, by id. */
export function childrenOf(snapshot: AnyMachineSnapshot): [id: string, actor: ActorRefLike][] {
  const children: unknown = snapshot.children;
  if (typeof children !== 'object' || children === null) return [];
  return Object.entries(children).flatMap(([id, actor]: [string, unknown]) =>
    isActor(actor) ? [[id, actor]] : [],
  );
}

/** What runs inside a machine now. */
function insideOf(watched: Watched): ReturnType<typeof childrenOf> {
  const snapshot = presentOf(watched)?.snapshot;
  return snapshot && watched.isRunning ? childrenOf(snapshot) : [];
}

function seenMachines(machines: readonly Watched[]): SeenMachine[] {
  const outer = new Map(
    machines.flatMap((watched) =>
      insideOf(watched).map(([, { sessionId }]) => [sessionId, watched.key]),
    ),
  );
  return machines.map((watched) => {
    const snapshot = presentOf(watched)?.snapshot;
    return {
      key: watched.key,
      id: watched.machine,
      isRunning: watched.isRunning,
      states: snapshot ? statesOf(snapshot) : [],
      underWay: insideOf(watched)
        .filter(([, actor]) => !isMachineSnapshot(actor.getSnapshot()))
        .map(([id]) => id),
      within: outer.get(watched.key) ?? null,
    };
  });
}

function seenSteps({ entries }: Watched): SeenStep[] {
  return entries
    .toReversed()
    .map(({ number, type, snapshot }) => ({ number, type, states: statesOf(snapshot) }));
}

function seenSnapshot(known: Known, watched: Watched, entry: Entry): SeenSnapshot {
  const { number, type, says, snapshot } = entry;
  return {
    number,
    isPresent: presentOf(watched) === entry,
    states: statesOf(snapshot),
    tags: Array.from(snapshot.tags),
    type,
    says: says === null || says === undefined ? '' : JSON.stringify(says, null, 2),
    context: shownAsJson(snapshot.context, known.secretFields),
    accepts: snapshot.status === 'active' ? acceptedBy(known, snapshot) : [],
  };
}

/**
 * The state of an inspector: the selected machine and snapshot, and the commands. Views know only its plain values
 * ({@link Seen}).
 */
export class Inspection {
  private readonly eventLog: EventLog;
  private readonly known: Known;
  private readonly first: string | undefined;
  private readonly readers = new Set<() => void>();
  private key = '';
  private number: number | null = null;
  private seen: Seen | undefined;

  /** @param first the id of the machine that is selected initially */
  constructor(eventLog: EventLog, known: Known, first?: string) {
    this.eventLog = eventLog;
    this.known = known;
    this.first = first;
    eventLog.subscribe(this.changed);
  }

  /** Everything visible now; a new object after every change. */
  readonly now = (): Seen => (this.seen ??= this.look());

  /** Calls back after every change, until the returned function is called. */
  readonly subscribe = (reader: () => void): (() => void) => {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  };

  /** Carries out a command of the user. */
  readonly carryOut = (command: Command): void => {
    if (command.type === 'choose') {
      this.key = command.key;
      this.number = null;
    } else {
      const watched = this.chosen();
      if (!watched) return;
      // Using a machine selects it, so that it stays selected whatever happens to others.
      this.key = watched.key;
      this.actOn(watched, command);
    }
    this.changed();
  };

  private actOn(watched: Watched, command: Exclude<Command, { type: 'choose' }>): void {
    const present = presentOf(watched);
    if (command.type === 'lookAt') {
      this.number = command.number === present?.number ? null : command.number;
      return;
    }
    const event = present && caseOf(this.known, present.snapshot, command.words);
    if (event) watched.actor.send(event);
  }

  /** The selected machine; else the initial one, or the running one that changed last. */
  private chosen(): Watched | undefined {
    const machines = this.eventLog.now();
    const running = machines.filter(({ isRunning }) => isRunning);
    const moved = running
      .filter(({ entries }) => entries.length > 1)
      .toSorted((one, other) => (presentOf(one)?.number ?? 0) - (presentOf(other)?.number ?? 0));
    return (
      machines.find(({ key }) => key === this.key) ??
      running.find(({ machine }) => machine === this.first) ??
      moved.at(-1) ??
      running.at(-1) ??
      machines.at(-1)
    );
  }

  private lookedAt(watched: Watched): Entry | undefined {
    return watched.entries.find(({ number }) => number === this.number) ?? presentOf(watched);
  }

  private look(): Seen {
    const chosen = this.chosen();
    const entry = chosen && this.lookedAt(chosen);
    return {
      machines: seenMachines(this.eventLog.now()),
      lookedAt: entry
        ? {
            key: chosen.key,
            snapshot: seenSnapshot(this.known, chosen, entry),
            steps: seenSteps(chosen),
          }
        : null,
    };
  }

  private readonly changed = (): void => {
    this.seen = undefined;
    this.readers.forEach((reader) => {
      reader();
    });
  };
}
