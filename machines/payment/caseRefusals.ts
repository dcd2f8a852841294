import * as messages from '../../messages/desk/money';
import { alreadySo, type NoFacts, type RefusalTable } from '../shared/refusal';

/** Why a payment to review, or a refund by staff, can't be decided as asked. Amounts are in kobo. */
export interface CaseRefusals {
  noCase: NoFacts;
}

export const caseRefusals: RefusalTable<CaseRefusals> = {
  noCase: { answer: 'act_refused', way: alreadySo, why: () => messages.noCase },
};
