import type { Way } from '../../machines/shared/address';

/** Moves the router, wherever it is mounted. */
type Move = (path: string, options: { replace: boolean }) => void | Promise<void>;

/** How the machines' actors send the guest to another screen. */
export interface Navigation {
  /**
   * Goes to a path of the site, and resolves when its screen has taken the place of the last one.
   * @param path path, query and all
   */
  goTo(path: string, options?: { replace: boolean }): Promise<void>;
  /** Path and query of the screen that is showing. */
  currentPath(): string;
  /** The router says that a screen is showing, and how to move on from it. */
  arrived(path: string, move: Move, way: Way): void;
  /** Tells of every other address that the guest comes to from now on; answers how to stop. */
  watch(changed: (path: string, way: Way) => void): () => void;
}

/** Makes the site's navigation; moves that are asked for before the router is there wait for it. */
export function createNavigation(): Navigation {
  let showing = '/';
  let moveOn: Move | undefined;
  let waiting: (() => void)[] = [];
  const early: (() => void)[] = [];
  const watchers = new Set<(path: string, way: Way) => void>();

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

  function arrived(path: string, move: Move, way: Way): void {
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
    if (elsewhere) watchers.forEach((changed) => changed(path, way));
  }

  function watch(changed: (path: string, way: Way) => void): () => void {
    watchers.add(changed);
    return () => watchers.delete(changed);
  }

  return { goTo, currentPath: () => showing, arrived, watch };
}
