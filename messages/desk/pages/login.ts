/** Logging in at the front desk, and its lock. */

export const title = 'Log In';
export const lead = 'For the hotel’s own people.';
export const email = 'Email';
export const password = 'Password';
export const goOn = 'Continue';
export const checking = 'Checking…';
export const codeTitle = 'Your Code';
export const codeLead = 'The six digits that the authenticator on your phone shows now.';
export const code = 'Code';
export const recoveryTitle = 'Recovery Code';
export const recoveryLead = 'One of the ten codes that you kept. Each of them counts once.';
export const useRecovery = 'My phone is not here';
export const useAuthenticator = 'I have my phone';
export const otherPerson = 'Start again';
export const locked = 'Locked';
export const unlock = 'Unlock';

/** Under the title of a locked desk. @param name whose desk it is */
export const lockedLead = (name: string) =>
  `${name}, your password opens the desk again. What you had begun is still there.`;
