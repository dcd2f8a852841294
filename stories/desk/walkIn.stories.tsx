import preview from '../../.storybook/preview';
import { walkInScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/New booking' });

export const Looking = meta.story(scenes.looking);
export const Free = meta.story(scenes.free);
export const Family = meta.story(scenes.family);
export const Incomplete = meta.story(scenes.incomplete);
export const PastDates = meta.story(scenes.pastDates);
export const RoomTaken = meta.story(scenes.roomTaken);
export const PriceChanged = meta.story(scenes.priceChanged);
export const RefusedWithoutWords = meta.story(scenes.refusedWithoutWords);
export const NoConnection = meta.story(scenes.noConnection);
export const Booking = meta.story(scenes.booking);
export const MayBeBooked = meta.story(scenes.mayBeBooked);
