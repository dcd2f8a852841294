import type { SessionActor } from '../context/sessionActor';

/**
 * Before anything was drawn, the loader in the page's head (`src/loader`) has marked the
 * page of a guest whose session is stored, and the bar keeps the place of their name free. Takes the
 * mark away when it is known who they are, or that they are nobody.
 */
export function showPlaceOnceKnown(session: SessionActor, page: HTMLElement): void {
  session.subscribe((snapshot) => {
    if (snapshot.context.user || !snapshot.matches('restoring')) delete page.dataset.guest;
  });
}
