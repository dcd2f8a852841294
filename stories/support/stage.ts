import { getResponse, type HttpHandler } from 'msw';
import {
  createActor,
  isMachineSnapshot,
  type ActorRefLike,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from 'xstate';
import type { BookingFlow } from '../../machines/bookingFailure';
import type { JourneyParts } from '../../src/actors/siteParts';
import type { Start } from '../../src/actors/useStart';
import { makeJourney } from '../../src/journey';
import { provideSession } from '../../src/session/sessionActors';
import { memoryStore, type TextStore } from '../../src/storage/textStore';
import { exclusivelyWith } from '../../src/wire/renewal';

/** The moment at which every story takes place: the morning of 10 March 2026 in Lagos. */
export const NOW = new Date('2026-03-10T09:00:00Z');

/** What a story asks of the site around the screen that it shows. */
export interface Setting {
  /** Path and query. */
  url: string;
  /** Where machines start, by their ids; where nothing is said, at their beginning. */
  moments: ReadonlyMap<string, Snapshot<unknown>>;
  /** What the hotel's server answers. It keeps everything else waiting. */
  server: readonly HttpHandler[];
  /** What the device keeps from before, by key. */
  device: Readonly<Record<string, unknown>>;
  bookingFlow: BookingFlow;
}

/**
 * A machine's moment, to start from. Calls that were under way in it stay unanswered, so that it
 * can be looked at for as long as one likes; machines inside it go on.
 * @param within the moments of the machines inside, by the ids under which they are invoked
 */
export function standingStill(
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

function storeOf(texts: Readonly<Record<string, unknown>>): TextStore {
  const store = memoryStore();
  for (const [key, value] of Object.entries(texts)) {
    store.write(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return store;
}

/** The site under a story: its parts, and the machines that run on it. */
export class Stage {
  readonly url: string;
  readonly parts: JourneyParts;
  /** How the actors of the screens start. */
  readonly start: (machineId: string) => Start;
  private readonly actors = new Set<ActorRefLike>();
  private readonly watchers = new Set<(event: InspectionEvent) => void>();

  constructor({ url, moments, server, device, bookingFlow }: Setting) {
    const inspect = (event: InspectionEvent) => {
      this.actors.add(event.actorRef);
      this.watchers.forEach((watch) => {
        watch(event);
      });
    };
    this.url = url;
    this.start = (machineId) => {
      const snapshot = moments.get(machineId);
      return snapshot ? { snapshot, inspect } : { inspect };
    };
    const parts = makeJourney({
      tabStore: memoryStore(),
      deviceStore: storeOf(device),
      send: async (request) =>
        (await getResponse([...server], request)) ?? (await new Promise<never>(() => undefined)),
      baseUrl: window.location.origin,
      exclusively: exclusivelyWith(undefined),
      leaveFor: () => undefined,
      now: () => NOW,
      bookingFlow,
    });
    this.parts = { ...parts, session: createActor(provideSession(parts), this.start('session')) };
  }

  /** The running actor of a machine; the latest where there are several. */
  actorOf(machineId: string): ActorRefLike | undefined {
    return this.actorsOf(machineId).at(-1);
  }

  /** All running actors of a machine, the oldest first. */
  actorsOf(machineId: string): ActorRefLike[] {
    return [...this.actors].filter((actor) => {
      const snapshot: unknown = actor.getSnapshot();
      return isMachineSnapshot(snapshot) && snapshot.machine.id === machineId;
    });
  }

  /** Is told of everything that happens to the machines, until the returned function is called. */
  watch(watcher: (event: InspectionEvent) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** The story is over. */
  close(): void {
    this.watchers.clear();
    this.parts.session.stop();
  }
}
