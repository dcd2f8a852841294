import { act, fireEvent } from '@testing-library/react';
import type { StartOptions } from '../../../../src/context/useActorOptions';
import type { Watch } from './watch';

/** Navigates to a path of the site, as with Back and Forward. */
export function goTo(path: string): void {
  if (`${window.location.pathname}${window.location.search}` === path) return;
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** The guest comes back from another site with Back, to the restored page. */
export function comesBack(): void {
  const shown = new Event('pageshow');
  fireEvent(window, Object.assign(shown, { persisted: true }));
}

/** The tokens of the session are gone, as when another tab has just logged out. */
export function loseTokens(): void {
  sessionStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
}

/**
 * How the machines of a page start. If a case needs the session to be missing, the tokens are removed just after the
 * session was found.
 */
export function startFor(
  { start }: Watch,
  next: readonly string[],
): (machineId: string) => StartOptions {
  if (!next.some((words) => words.startsWith('there is no session'))) return start;
  return (machineId) => {
    const watched = start(machineId);
    if (machineId !== 'session') return watched;
    return {
      inspect: (event) => {
        if (event.type === '@xstate.snapshot' && event.event.type === 'session.found') {
          loseTokens();
        }
      },
    };
  };
}
