/** While a page's script is being loaded. */
export const openingPage = 'Opening the page…';
