import { useSelector } from '@xstate/react';
import { createContext, use, useCallback } from 'react';
import type { User } from '../../machines/contract/wire';
import { guestOf } from '../../machines/session/sessionSelectors';
import type { SessionActor } from '../context/appContext';

export type Guest = User;

/** The running session. Without a provider (a component shown alone) everyone is a visitor. */
export const SessionContext = createContext<SessionActor | undefined>(undefined);

/** The logged-in guest; null for a visitor, and while a stored session is being checked. */
export function useGuest(): Guest | null {
  return useSelector(use(SessionContext), (session) => (session ? guestOf(session) : null));
}

/** Ends the session and navigates to the home page. */
export function useLogOut(): () => void {
  const session = use(SessionContext);
  return useCallback(() => session?.send({ type: 'logout.requested' }), [session]);
}
