import { desc } from 'drizzle-orm';
import { staffAction } from '../../db/schema';
import { lagosMoment } from '../../parts/lagosMoment';
import { counted, factsInWords } from '../../payments/cases/caseWords';
import { table } from '../../table';
import { withoutControls } from '../../visibleText';
import { answered, type StaffCommand } from '../staffCommand';

const MOST = 100;

/** Shows what staff did. */
export const logCommand: StaffCommand = {
  words: ['log'],
  takes: '[--json]',
  places: 0,
  options: ['json'],
  help: 'The last hundred things that staff did and that concern no single reservation: when, who, what and why. What concerns one is in reservations show.',
  read: (typed) => {
    const asJson = typed.has('json');
    return async ({ database }) => {
      const actions = await database
        .select()
        .from(staffAction)
        .orderBy(desc(staffAction.id))
        .limit(MOST);
      const lines = actions.map(({ at, by, kind, why, detail }) => [
        lagosMoment(at),
        by,
        kind,
        why ?? '',
        withoutControls(factsInWords(detail)),
      ]);
      const text = [counted(actions.length, 'action'), ...table(lines)].join('\n');
      return answered(asJson, actions, text);
    };
  },
};
