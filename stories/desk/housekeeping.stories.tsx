import preview from '../../.storybook/preview';
import {
  allClean,
  exampleHousekeeping,
  laterHousekeeping,
} from '../../models/desk/exampleHousekeeping';
import * as roomActs from '../../messages/desk/roomActs';
import { nothingToClean, tabs } from '../../messages/desk/pages/housekeeping';
import { counted } from '../../messages/desk/pages/today';
import type { DeskScene } from '../support/deskScreen';
import { screenOf, tapped } from './scenes';

const meta = preview.meta({ title: 'Desk/Housekeeping' });
const known = { housekeeping: exampleHousekeeping };
const around = { ofHousekeeping: true } as const;
const rooms = screenOf({ of: 'housekeeping', known }, around);
/** Opens one of the lists, which has so many rooms. */
const opens =
  (tab: string, count: number): NonNullable<DeskScene['act']> =>
  async ({ page, user }) => {
    await user.click(await page.findByRole('tab', { name: counted(tab, count) }));
  };
const inTab = (tab: string, count: number) =>
  screenOf({ of: 'housekeeping', known }, { ...around, act: opens(tab, count) });
const round = inTab(tabs.round, 4);

export const Failed = meta.story(rooms.failed());
export const ToClean = meta.story(rooms.shows({}, 'Ngozi Obi'));
export const MorningRound = meta.story(round.shows());
export const AllRooms = meta.story(inTab(tabs.all, 8).shows({}, 'AC: does not cool'));
export const Marking = meta.story(
  round.acts(
    tapped({ of: 'rooms', number: '311', body: { act: 'markFound', found: 'sleptIn' } }, known),
  ),
);
export const Cleaned = meta.story(
  rooms.said('done', roomActs.marked.clean('101'), {
    known: { housekeeping: laterHousekeeping },
    minute: 1,
  }),
);
export const NothingToClean = meta.story(
  rooms.shows({ known: { housekeeping: allClean } }, nothingToClean),
);
export const NoConnection = meta.story(rooms.noConnection());
export const AtTheDesk = meta.story(
  screenOf({ of: 'housekeeping', known }, { url: '/housekeeping' }).shows({}, 'Amara Eze'),
);
