/** E-mail and password. */

export const welcomeBack = 'Welcome Back';
export const lead = 'Sign in to access your account';
export const form = 'Log in';
export const forgotPassword = 'Forgot your password?';
export const signIn = 'Sign In';
export const signingIn = 'Signing in...';
export const noAccountYet = "Don't have an account?";
export const backToLogin = 'Back to Login';

/** The description for search engines. */
export function description(hotel: string): string {
  return `Log in to book a room at ${hotel} and manage your reservations.`;
}
