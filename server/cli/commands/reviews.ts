import { closeCase } from '../../payments/cases/closeCase';
import { listOpenCases } from '../../payments/cases/cases';
import { reportCases } from '../reportCases';
import type { DeskContext } from '../../desk/context';
import { answered, type CommandOutcome, type StaffCommand } from '../staffCommand';

export const WHICH_CASE = 'Which case? Its id stands in the list: npm run hotel -- reviews.';

/** Lists the cases that await staff. */
export const reviewsCommand: StaffCommand = {
  words: ['reviews'],
  takes: '[--json]',
  places: 0,
  options: ['json'],
  help: 'Lists the cases that wait for staff: what, whose, how much, since when.',
  read: (typed) => {
    const asJson = typed.has('json');
    return async ({ database }) => {
      const cases = await listOpenCases(database);
      const published = cases.map(({ row, ...rest }) => ({ review: row, ...rest }));
      return answered(asJson, published, reportCases(cases));
    };
  },
};

async function close(
  desk: DeskContext,
  id: string,
  { by, note }: { by: string; note: string },
): Promise<CommandOutcome> {
  switch (await closeCase(desk, id, { by, note })) {
    case 'closed':
      return { code: 0, text: `Case ${id} is closed.` };
    case 'closedBefore':
      return { code: 1, text: `Case ${id} was closed before; nothing was changed.` };
    case 'unknown':
      return { code: 1, text: `There is no case ${id}. The open ones: npm run hotel -- reviews` };
  }
}

/** Closes a case. */
export const closeReviewCommand: StaffCommand = {
  words: ['review', 'close'],
  takes: 'ID --note "…" --by NAME',
  places: 1,
  options: ['note', 'by'],
  help: 'Closes a case. The note says what was found and done; it is kept with the reservation. Moves no money, and is refused while a payment lies at its provider that nobody has decided on.',
  read: (typed) => {
    const id = typed.word(0, WHICH_CASE);
    const note = typed.text('note', 'A note is missing: --note "what was found and done".');
    const by = typed.person().name;
    return (desk) => close(desk, id, { by, note });
  },
};
