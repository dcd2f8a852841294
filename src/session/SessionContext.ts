import { useSelector } from '@xstate/react';
import { createContext, use, useCallback } from 'react';
import type { User } from '../../machines/contract/wire';
import { guestOf } from '../../machines/session/sessionSelectors';
import type { SessionActor } from '../context/sessionActor';

export type Guest = User;

/** The running session. Outside it (a component shown alone) everybody is a visitor. */
export const SessionContext = createContext<SessionActor | undefined>(undefined);

/** The guest who is logged in; null for a visitor, and while a stored session is looked at. */
export function useGuest(): Guest | null {
  return useSelector(use(SessionContext), (session) => (session ? guestOf(session) : null));
}

/** Ends the session and leads to the home page. */
export function useLogOut(): () => void {
  const session = use(SessionContext);
  return useCallback(() => session?.send({ type: 'logout.requested' }), [session]);
}
