import { useMachine, useSelector } from '@xstate/react';
import { createContext, use, useState } from 'react';
import { createActor, type ActorRefFrom, type AnyStateMachine, type InputFrom } from 'xstate';
import type { staffSessionMachine } from '../../machines/desk/staffSessionMachine';
import { fieldsIn } from '../../machines/shared/fieldsIn';
import { openClient, type HotelClient } from '../api/client';
import type { ApiTransport } from '../api/apiTransport';
import type { ServerClock } from '../api/serverClock';
import { useActorOptions, type StartOptions } from '../context/useActorOptions';
import type { Screen } from '../context/useScreen';
import type { KeyValueStore } from '../storage/keyValueStore';
import { persistedState } from '../storage/persistedState';
import { provideStaffSession } from './staffSessionActors';

/** The parts of a browser that the front desk needs; stories substitute them. */
export interface DeskEnvironment extends ApiTransport {
  clock: ServerClock;
  /** Storage of this tab, which outlives a reload. */
  storage: KeyValueStore;
}

/** The dependencies of every screen of the desk. The composition root creates them once. */
export interface DeskContextValue {
  client: HotelClient;
  clock: Omit<ServerClock, 'hearing'>;
  session: ActorRefFrom<typeof staffSessionMachine>;
  storage: KeyValueStore;
}

/** Says who asks: a person, unless the call says that an open screen asks by itself. */
const ASKED_BY = 'Desk-Request';

/**
 * Creates the dependencies. The session is not started yet.
 * @param sessionStart the session's initial state and inspector; the beginning by default
 */
export function createDeskContext(
  { baseUrl, send, clock, storage }: DeskEnvironment,
  sessionStart: StartOptions = {},
): DeskContextValue {
  const heard = clock.hearing(send);
  const client = openClient({
    baseUrl,
    send: async (request) => {
      if (!request.headers.has(ASKED_BY)) request.headers.set(ASKED_BY, 'person');
      const answer = await heard(request);
      const told = await toldBy(answer);
      if (told) session.send({ type: told });
      return answer;
    },
  });
  const session = createActor(provideStaffSession(client), sessionStart);
  return { client, clock, session, storage };
}

/** Reads from any refusal that the desk is locked, or the session is over. */
async function toldBy(answer: Response): Promise<'desk.locked' | 'session.missing' | undefined> {
  if (answer.status !== 401 && answer.status !== 403) return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { code } = fieldsIn(body);
  if (code === 'desk_locked') return 'desk.locked';
  return code === 'desk_session_missing' ? 'session.missing' : undefined;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

/** The dependencies created by the composition root. */
export function useDeskContext(): DeskContextValue {
  const context = use(DeskContext);
  if (!context) throw new Error('No DeskContext above');
  return context;
}

/** The desk's session: its snapshot, and the function that sends its events. */
export function useStaffSession() {
  const { session } = useDeskContext();
  return [useSelector(session, (snapshot) => snapshot), session.send] as const;
}

/** Keeps typed text in this tab, for the person who typed it, even if it is loaded again. */
export function keptInTab<TState>(
  { storage, session, clock }: DeskContextValue,
  name: string,
  read: (value: unknown) => TState | null,
) {
  const stored = persistedState(storage, { name, read });
  const userId = session.getSnapshot().context.session?.email ?? null;
  const owner = () => ({ userId, now: clock.now().getTime() });
  return {
    read: () => stored.read(owner()),
    write: (state: TState) => {
      stored.write(owner(), state);
    },
    clear: () => {
      stored.clear();
    },
  };
}

/**
 * Runs a screen's machine while the component is mounted.
 * @param provide creates the machine with the desk's actors, once
 * @param input the machine's; a new input needs a new `key`
 */
export function useDeskScreen<TMachine extends AnyStateMachine>(
  provide: (context: DeskContextValue) => TMachine,
  input: InputFrom<TMachine>,
): Screen<TMachine>;
export function useDeskScreen(
  provide: (context: DeskContextValue) => AnyStateMachine,
  input: unknown,
): Screen<AnyStateMachine> {
  const context = useDeskContext();
  const [machine] = useState(() => provide(context));
  return useMachine(machine, { input, ...useActorOptions(machine) });
}
