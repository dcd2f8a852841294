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
  arrived(path: string, move: Move): void;
}

/** Makes the site's navigation; moves that are asked for before the router is there wait for it. */
export function createNavigation(): Navigation {
  let showing = '/';
  let moveOn: Move | undefined;
  let waiting: (() => void)[] = [];
  const early: (() => void)[] = [];

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

  function arrived(path: string, move: Move): void {
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
  }

  return { goTo, currentPath: () => showing, arrived };
}
