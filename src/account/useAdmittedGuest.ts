import { useSelector } from '@xstate/react';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { useHouseParts } from '../actors/houseParts';
import type { Guest } from '../session/SessionContext';

/** The guest whose own pages may show; also while they are told that the session is over. */
export function useAdmittedGuest(): Guest | null {
  return useSelector(useHouseParts().session, pageGuestOf);
}
