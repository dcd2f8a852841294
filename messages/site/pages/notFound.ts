/** The page for unknown paths. */

export const title = 'Page not found';
export const lead =
  'This door opens onto nothing. The page may have moved, or the address has a slip in it.';
export const goHome = 'Go to the home page';
