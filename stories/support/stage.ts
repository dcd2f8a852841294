import { getResponse, type HttpHandler } from 'msw';
import {
  isMachineSnapshot,
  type ActorRefLike,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { isOffline } from '../../.storybook/offline';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import type { AppContextValue } from '../../src/context/appContext';
import type { StartOptions } from '../../src/context/useActorOptions';
import { createAppContext } from '../../src/app/createAppContext';
import { knownClock } from '../../models/fixtures/knownClock';
import { watchFragmentOf } from '../../src/navigation/fragment';
import { watchPageRestore } from '../../src/browser/pageRestore';
import { crossTabSessionOf } from '../../src/session/crossTabSession';
import { memoryStore, type KeyValueStore } from '../../src/storage/keyValueStore';
import { withLocks } from '../../src/api/withLock';

/** The moment at which every story takes place: the morning of 10 March 2026 in Lagos. */
export const NOW = new Date('2026-03-10T09:00:00Z');

/** What a story needs from the site around its screen. */
export interface Setting {
  /** Path and query. */
  url: string;
  /** The machines' initial snapshots by id; by default machines start at the beginning. */
  moments: ReadonlyMap<string, Snapshot<unknown>>;
  /** The server's responses. All other calls stay unanswered. */
  server: readonly HttpHandler[];
  /** What tab and device have stored before, by key. */
  tab: Readonly<Record<string, unknown>>;
  device: Readonly<Record<string, unknown>>;
  bookingFlow: BookingFlow;
  /** When it takes place; {@link NOW} by default. */
  now?: Date;
}

/**
 * A machine's moment, to start from. Calls that were under way in it stay unanswered, so that it
 * can be looked at for as long as one likes; machines inside it go on.
 * @param within the moments of the machines inside, by the ids under which they are invoked
 */
export function frozenMachine(
  machine: AnyStateMachine,
  { value, context }: { value: StateValue; context: object },
  within: Readonly<Record<string, Snapshot<unknown>>> = {},
): Snapshot<unknown> {
  const children = Object.fromEntries(
    Object.entries(within).map(([id, snapshot]) => [
      id,
      { snapshot, src: id, systemId: undefined, syncSnapshot: false },
    ]),
  );
  const still = machine.resolveState({ value, context });
  return Object.assign(machine.getPersistedSnapshot(still), { children });
}

function storeOf(texts: Readonly<Record<string, unknown>>): KeyValueStore {
  const store = memoryStore();
  for (const [key, value] of Object.entries(texts)) {
    store.write(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return store;
}

/** Watches the machines of a story, for its panel and its play. */
export class Observer {
  private readonly actors = new Set<ActorRefLike>();
  private readonly watchers = new Set<(event: InspectionEvent) => void>();

  /** How actors start: in their moments, by their machines' ids, and under the eyes of this one. */
  protected startAt(moments: ReadonlyMap<string, Snapshot<unknown>>) {
    const inspect = (event: InspectionEvent) => {
      // React makes actors that it never starts: only those that did count.
      if (event.type === '@xstate.snapshot') this.actors.add(event.actorRef);
      this.watchers.forEach((watch) => {
        watch(event);
      });
    };
    return (machineId: string): StartOptions => {
      const snapshot = moments.get(machineId);
      return snapshot ? { snapshot, inspect } : { inspect };
    };
  }

  protected forgetActors(): void {
    this.actors.clear();
  }

  protected forgetWatchers(): void {
    this.watchers.clear();
  }

  /** The running actor of a machine; the latest where there are several. */
  actorOf(machineId: string): ActorRefLike | undefined {
    return this.actorsOf(machineId).at(-1);
  }

  /** Every actor that has run here, the oldest first. */
  allActors(): ActorRefLike[] {
    return [...this.actors];
  }

  /** All actors of a machine, the oldest first. */
  actorsOf(machineId: string): ActorRefLike[] {
    return this.allActors().filter((actor) => {
      const snapshot: unknown = actor.getSnapshot();
      return isMachineSnapshot(snapshot) && snapshot.machine.id === machineId;
    });
  }

  /** Calls back on every inspection event, until the returned function is called. */
  watch(watcher: (event: InspectionEvent) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

/** Sends requests to a story's server. Calls without a response stay unanswered; offline, all fail at once. */
export function sendTo(server: () => readonly HttpHandler[]) {
  return async (request: Request): Promise<Response> => {
    if (isOffline()) throw new TypeError('Failed to fetch');
    // Asks whether the server can be reached.
    if (request.method === 'HEAD') return new Response();
    const response = await getResponse([...server()], request);
    return response ?? (await new Promise<never>(() => undefined));
  };
}

/** The site in one tab, from the moment at which a page was loaded. */
export interface Visit {
  /** Counts the pages that were loaded. */
  number: number;
  /** Path and query. */
  url: string;
  context: AppContextValue;
  /** How the actors of the screens start. */
  start: (machineId: string) => StartOptions;
}

/** The site under a story: its parts, and the machines that run on it. */
export class Stage extends Observer {
  /** Where the guest was sent on other sites, the latest last. */
  readonly left: string[] = [];
  private readonly loadListeners = new Set<() => void>();
  private readonly tabStore: KeyValueStore;
  private readonly deviceStore: KeyValueStore;
  private readonly bookingFlow: BookingFlow;
  private readonly clockListeners = new Set<() => void>();
  private now: Date;
  private server: readonly HttpHandler[];
  private current: Visit;

  constructor({ url, moments, server, tab, device, bookingFlow, now = NOW }: Setting) {
    super();
    this.now = now;
    this.server = server;
    this.tabStore = storeOf(tab);
    this.deviceStore = storeOf(device);
    this.bookingFlow = bookingFlow;
    this.current = this.visitOf(1, url, moments);
  }

  private visitOf(number: number, url: string, moments: Setting['moments']): Visit {
    const start = this.startAt(moments);
    const environment = {
      tabStore: this.tabStore,
      deviceStore: this.deviceStore,
      send: sendTo(() => this.server),
      baseUrl: window.location.origin,
      withLock: withLocks(undefined),
      otherTabs: crossTabSessionOf(window),
      leaveFor: (address: string) => {
        this.left.push(address);
      },
      onPageRestore: (returned: () => void) => watchPageRestore(window, returned),
      watchFragment: (found: (fragment: string) => void) => watchFragmentOf(window, found),
      clock: {
        ...knownClock(() => this.now),
        onCorrected: (corrected: () => void) => {
          this.clockListeners.add(corrected);
          return () => this.clockListeners.delete(corrected);
        },
      },
      bookingFlow: this.bookingFlow,
    };
    return { number, url, context: createAppContext(environment, start('session')), start };
  }

  /** The page that shows. */
  get visit(): Visit {
    return this.current;
  }

  /**
   * Loads a page anew, like a browser whose guest comes back from another site: what tab and device have stored is
   * still there, and every machine starts at its beginning.
   */
  load(url: string): void {
    this.current.context.session.stop();
    this.forgetActors();
    this.current = this.visitOf(this.current.number + 1, url, new Map());
    this.loadListeners.forEach((loaded) => {
      loaded();
    });
  }

  /** Calls back on every page load, until the returned function is called. */
  readonly onLoad = (listener: () => void): (() => void) => {
    this.loadListeners.add(listener);
    return () => this.loadListeners.delete(listener);
  };

  /** It is another time from now on, and the page has heard of it. */
  setTime(now: Date): void {
    this.now = now;
    this.clockListeners.forEach((corrected) => {
      corrected();
    });
  }

  /** From now on these calls get these responses, whatever they got before. */
  answerWith(...handlers: HttpHandler[]): void {
    this.server = [...handlers, ...this.server];
  }

  /** The story is over. */
  close(): void {
    this.forgetWatchers();
    this.current.context.session.stop();
  }
}
