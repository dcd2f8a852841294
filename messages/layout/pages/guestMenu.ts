/** Said above the name of the guest who is logged in. */
export const welcome = 'Welcome';
