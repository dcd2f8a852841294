import type { RecordedSession, RecordedWalk } from '../model/replay/recorded';
import { statesOf } from './accepted';
import { childrenOf } from './children';
import { pathOf, type Watched } from './eventLog';

/** The machine that invoked another one. */
function around({ key }: Watched, machines: readonly Watched[]): Watched | undefined {
  return machines.find(({ entries }) =>
    entries.some(({ snapshot }) =>
      childrenOf(snapshot).some(([, { sessionId }]) => sessionId === key),
    ),
  );
}

/**
 * What happened to a machine up to its current state, to be told or replayed.
 * @param machines all of the page's, one of which may have invoked it
 */
export function walkOf(watched: Watched, machines: readonly Watched[]): RecordedWalk {
  const [begin, ...steps] = pathOf(watched);
  return {
    machine: watched.machine,
    within: around(watched, machines)?.machine ?? null,
    url: watched.url,
    begins: begin ? statesOf(begin.snapshot) : [],
    input: Reflect.get(Object(begin?.says), 'input') ?? null,
    steps: steps.map(({ type, says, snapshot }) => ({ type, says, states: statesOf(snapshot) })),
  };
}

/** Everything that happened to the machines so far, as a file that can be replayed. */
export function sessionOf(machines: readonly Watched[]): RecordedSession {
  return { version: 1, walks: machines.map((watched) => walkOf(watched, machines)) };
}
