import preview from '../../.storybook/preview';
import * as askedWords from '../../messages/desk/pages/asked';
import * as wishWords from '../../messages/desk/pages/wish';
import * as wishMessages from '../../messages/desk/wishes';
import { approvedWish, exampleWish, ownWish } from '../../models/desk/exampleWish';
import { screenOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Wish' });
const { id: about } = exampleWish;
const around = { url: `/wishes/${about}` };
const wish = screenOf(
  { of: 'wish', about, known: { wish: exampleWish } },
  { ...around, ofManager: true },
);
const asker = screenOf({ of: 'wish', about, known: { wish: ownWish } }, around);
const approving = {
  start: 'approves a refund',
  to: 'askingForCode',
  by: ['sends it', 'the second factor is asked for'],
};

export const Loading = meta.story(wish.loading());
export const Failed = meta.story(wish.failed());
export const NotFound = meta.story(wish.notFound());
export const Waiting = meta.story(wish.shows({}, wishWords.askedBy('Amara Eze')));
export const OfItsAsker = meta.story(asker.shows({}, wishWords.openUntil));
export const Approving = meta.story(wish.acts({ ...approving, to: 'filling', by: [] }));
export const ApprovingWithCode = meta.story(wish.acts(approving, {}, askedWords.codeHint));
export const Declining = meta.story(
  wish.acts({ start: 'declines a refund', to: 'filling', by: ['sends it'] }),
);
export const Approved = meta.story(
  wish.said('done', wishMessages.approved('Refund, Adaobi Okeke'), {
    known: { wish: approvedWish },
    minute: 1,
  }),
);
export const NoConnection = meta.story(wish.noConnection());
