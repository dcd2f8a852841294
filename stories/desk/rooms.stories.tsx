import preview from '../../.storybook/preview';
import { exampleRooms, fasterCleaned, laterRooms } from '../../models/desk/exampleRooms';
import { waitsForBill } from '../../messages/desk/pages/rooms';
import * as roomActs from '../../messages/desk/roomActs';
import { screenOf, tapped } from './scenes';

const meta = preview.meta({ title: 'Desk/Rooms' });
const known = { rooms: exampleRooms };
const rooms = screenOf({ of: 'rooms', known }, { url: '/rooms' });
const later = { known: { rooms: laterRooms }, minute: 1 } as const;

export const Loading = meta.story(rooms.loading());
export const Failed = meta.story(rooms.failed());
export const Morning = meta.story(rooms.shows({}, 'Tunde Bello'));
const gone = exampleRooms.rooms.map((one) =>
  one.number === '206' ? { ...one, uses: ['waitingForBill' as const, 'arriving' as const] } : one,
);
export const WaitingForBill = meta.story(
  rooms.shows({ known: { rooms: { ...exampleRooms, rooms: gone } } }, waitsForBill),
);
export const Cleaning = meta.story(
  rooms.acts(tapped({ of: 'rooms', number: '311', body: { act: 'clean' } }, known)),
);
export const Cleaned = meta.story(rooms.said('done', roomActs.marked.clean('311'), later));
export const ColleagueWasFaster = meta.story(rooms.said('refused', fasterCleaned, later));
export const Closing = meta.story(
  rooms.acts(
    { start: 'closes a room', to: 'filling', by: [] },
    {},
    'Adaobi Okeke has this room today.',
  ),
);
export const SomebodyKeepsIt = meta.story(
  rooms.said('refused', roomActs.stays('Adaobi Okeke', '204'), { feed: 'catchingUp' }),
);
export const NoConnection = meta.story(rooms.noConnection());
