import { listStaffActions } from '../../desk/auditLog';
import { lagosTime } from '../../shared/lagosTime';
import { factsInWords } from '../../payments/cases/caseMessages';
import { counted, table } from '../../shared/textTable';
import { printableText } from '../../shared/printableText';
import { answered, type StaffCommand } from '../staffCommand';

/** Lists staff's actions. */
export const logCommand: StaffCommand = {
  words: ['log'],
  takes: '[--json]',
  places: 0,
  options: ['json'],
  help: 'The last hundred things that staff did and that concern no single reservation: when, who, what and why. What concerns one is in reservations show.',
  read: (typed) => {
    const asJson = typed.has('json');
    return async ({ database }) => {
      const actions = await listStaffActions(database);
      const lines = actions.map(({ at, by, kind, why, detail }) => [
        lagosTime(at),
        by,
        kind,
        why ?? '',
        printableText(factsInWords(detail)),
      ]);
      const text = [counted(actions.length, 'action'), ...table(lines)].join('\n');
      return answered(asJson, actions, text);
    };
  },
};
