/** What the desk's own pages say about logging in, where the server said nothing. */

export const notAnswered = 'The server didn’t respond. Please try again.';
export const failed = 'That didn’t work. Please try again.';
export const passwordAgain = 'Please enter your password again, and then the code.';
export const ended =
  'Your session has ended: twelve hours passed, the password was wrong five times, or a manager ended it. Please log in.';
