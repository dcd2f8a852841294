import type { AccountsContext } from '../accounts/context';
import type { EmailContext } from '../email/context';
import { emailWriters } from '../email/composeEmail';
import type { PaymentsContext } from '../payments/context';
import type { Queue } from '../queue/queue';
import { everyEmailKind } from './emailKinds';
import type { AppJob } from './jobs';

/** The contexts of all modules together. Each module declares what it needs in its own. */
export interface AppContext extends EmailContext, AccountsContext, PaymentsContext {
  jobs: Queue<AppJob>;
}

/** Completes the dependencies from outside with those that the modules give each other. */
export function createAppContext(context: Omit<AppContext, 'emailWriters'>): AppContext {
  return {
    ...context,
    emailWriters: emailWriters(everyEmailKind),
  };
}
