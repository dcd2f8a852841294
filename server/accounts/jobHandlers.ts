import type { JobHandlers } from '../queue/queue';
import type { AccountsContext } from './context';
import type { AccountPayloads } from './jobs';
import { sendPasswordCode } from './passwords/requestPasswordCode';
import { sendCodeAskedFor } from './resendCode';

/** The jobs that send codes. */
export function accountJobHandlers(context: AccountsContext): JobHandlers<AccountPayloads> {
  return {
    sendNewCode: (job) => sendCodeAskedFor(context, job),
    sendPasswordCode: (job) => sendPasswordCode(context, job),
  };
}
