import { isMachineSnapshot } from 'xstate';
import { acceptedBy, statesOf, type Known } from './accepted';
import { childrenOf } from './children';
import { shownAsJson } from './payload';
import { pathOf, presentOf, type Entry, type EventLog, type Watched } from './eventLog';
import type { Command, Seen, SeenMachine, SeenSnapshot, SeenStep } from './seen';
import { eventMeant } from './sentEvent';
import { restoreSnapshot, whyNotRestored } from './restoreSnapshot';

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

function seenSteps(watched: Watched): SeenStep[] {
  const path = new Set(pathOf(watched));
  return watched.entries.toReversed().map((entry) => ({
    number: entry.number,
    type: entry.type,
    states: statesOf(entry.snapshot),
    isTakenBack: !path.has(entry),
  }));
}

function seenSnapshot(known: Known, watched: Watched, entry: Entry): SeenSnapshot {
  const { number, type, says, snapshot } = entry;
  const present = presentOf(watched);
  const whyNot = watched.isRunning
    ? present && whyNotRestored(present.snapshot, snapshot)
    : 'The machine is over: nothing shows it any more.';
  return {
    number,
    isPresent: present === entry,
    states: statesOf(snapshot),
    tags: Array.from(snapshot.tags),
    type,
    says: says === null || says === undefined ? '' : JSON.stringify(says, null, 2),
    context: shownAsJson(snapshot.context, known.secretFields),
    accepts: snapshot.status === 'active' ? acceptedBy(known, snapshot) : [],
    whyNotRestored: whyNot ?? null,
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
    const looked = this.lookedAt(watched);
    switch (command.type) {
      case 'lookAt':
        this.number = command.number === present?.number ? null : command.number;
        return;
      case 'send':
        if (present) watched.actor.send(eventMeant(this.known, present.snapshot, command));
        return;
      case 'restoreSnapshot':
        if (looked) restoreSnapshot(watched.actor, looked.number, looked.snapshot);
    }
  }

  /** The selected machine; else the initial one, or the running one that changed last. */
  private chosen(): Watched | undefined {
    const machines = this.eventLog.now();
    const running = machines.filter(({ isRunning }) => isRunning);
    const moved = running
      .filter(({ entries }) => entries.length > 1)
      .toSorted((one, other) => one.standsAt - other.standsAt);
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
