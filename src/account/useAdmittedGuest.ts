import { useSelector } from '@xstate/react';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { useAppContext } from '../context/appContext';
import type { Guest } from '../session/SessionContext';

/** The guest whose pages may show, even while they are told that the session is over. */
export function useAdmittedGuest(): Guest | null {
  return useSelector(useAppContext().session, pageGuestOf);
}
