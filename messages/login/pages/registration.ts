/** A new account. */

export const createAccount = 'Create Account';
export const lead = 'Join us for exclusive benefits';
export const form = 'Register';
export const creatingAccount = 'Creating account...';
export const hasAccount = 'Already have an account?';
export const continueRegistration = 'Continue Registration';
export const backToRegistration = 'Back to Registration';
