/** Said while a page's script is fetched. */
export const openingPage = 'Opening the page…';
