import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/sessionMachine';

/** The running session, as pages and calls receive it. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
