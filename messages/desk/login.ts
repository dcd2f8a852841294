/** What the desk's own pages say about logging in, where the server said nothing. */

export const notAnswered = 'The server did not answer. Please try again.';
export const failed = 'This did not work. Please try again.';
export const passwordAgain = 'Please enter your password again, and then the code.';
export const ended =
  'Your session has ended: after twelve hours, after five wrong passwords, or because a manager ended it. Please log in.';
