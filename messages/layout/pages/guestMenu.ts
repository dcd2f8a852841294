/** Above the logged-in guest's name. */
export const welcome = 'Welcome';
