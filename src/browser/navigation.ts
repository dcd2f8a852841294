import type { NavigationKind } from '../../machines/shared/navigationEvents';

/** Moves the router. */
type Move = (path: string, options: { replace: boolean }) => void | Promise<void>;

/** How the machines' actors navigate to another screen. */
export interface Navigation {
  /**
   * Navigates to a path of the site, and resolves once its screen is showing.
   * @param path path and query
   */
  goTo(path: string, options?: { replace: boolean }): Promise<void>;
  /** Path and query of the current screen. */
  currentPath(): string;
  /** Called by the router when a screen is showing, with how to move on from it. */
  arrived(path: string, move: Move, kind: NavigationKind): void;
  /** Reports every later change of the path; returns how to stop. */
  watch(changed: (path: string, kind: NavigationKind) => void): () => void;
}

/** Creates the site's navigation. Moves requested before the router is ready wait for it. */
export function createNavigation(): Navigation {
  let showing = '/';
  let moveOn: Move | undefined;
  let waiting: (() => void)[] = [];
  const early: (() => void)[] = [];
  const watchers = new Set<(path: string, kind: NavigationKind) => void>();

  function goTo(path: string, options = { replace: false }): Promise<void> {
    return new Promise((resolve) => {
      const move = () => {
        waiting.push(resolve);
        void moveOn?.(path, options);
      };
      if (moveOn) move();
      else early.push(move);
    });
  }

  function arrived(path: string, move: Move, kind: NavigationKind): void {
    const elsewhere = path !== showing;
    showing = path;
    moveOn = move;
    const settled = waiting;
    waiting = [];
    settled.forEach((resolve) => {
      resolve();
    });
    early.splice(0).forEach((start) => {
      start();
    });
    if (elsewhere) watchers.forEach((changed) => changed(path, kind));
  }

  function watch(changed: (path: string, kind: NavigationKind) => void): () => void {
    watchers.add(changed);
    return () => watchers.delete(changed);
  }

  return { goTo, currentPath: () => showing, arrived, watch };
}
