import * as sessionMessages from '../../messages/desk/session';
import { askManager, type NoFacts, type RefusalTable } from '../shared/refusal';

/** Why an act at the desk can't be done as things are. Amounts are in kobo. */
export interface DeskRefusals {
  notYourRole: NoFacts;
}

export const deskRefusals: RefusalTable<DeskRefusals> = {
  notYourRole: {
    answer: 'not_your_role',
    way: askManager,
    why: () => sessionMessages.notYourRole,
  },
};
