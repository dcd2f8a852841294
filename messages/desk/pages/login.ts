/** Logging in at the front desk, and its lock. */

export const title = 'Log In';
export const lead = 'Hotel staff only.';
export const email = 'Email';
export const password = 'Password';
export const goOn = 'Continue';
export const checking = 'Checking…';
export const codeTitle = 'Your Code';
export const codeLead = 'Enter the six digits your authenticator app shows now.';
export const code = 'Code';
export const recoveryTitle = 'Recovery Code';
export const recoveryLead = 'Enter one of the ten codes you saved. Each works once.';
export const useRecovery = 'I don’t have my phone';
export const useAuthenticator = 'I have my phone';
/** In development alone. */
export const developmentCode = 'Use the Development Code';
export const otherPerson = 'Start again';
export const locked = 'Locked';
export const unlock = 'Unlock';

/** Under the title of a locked desk. @param name whose desk it is */
export const lockedLead = (name: string) =>
  `${name}, enter your password to unlock the desk. Everything you’d started is still there.`;
