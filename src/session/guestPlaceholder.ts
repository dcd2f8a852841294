import type { SessionActor } from '../context/appContext';

/**
 * Before the first paint, the loader in the page's head (`src/loader`) marks the page of a guest with a stored
 * session, and the header keeps a place for their name. This removes the mark once it is known who they are, or that
 * they are a visitor.
 */
export function showPlaceOnceKnown(session: SessionActor, page: HTMLElement): void {
  session.subscribe((snapshot) => {
    if (snapshot.context.user || !snapshot.matches('restoring')) delete page.dataset.guest;
  });
}
