import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/sessionMachine';

/** The running session, as pages and calls are handed it. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
