import { toHome } from '../../layout/pages/offlinePage';

/** The page for unknown paths. */

export const title = 'Page not found';
export const lead =
  'There’s nothing behind this door. The page may have moved, or the address may have a typo.';
export const goHome = toHome;
