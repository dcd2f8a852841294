import { onTablet } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import {
  findScenes,
  loginScenes,
  planScenes,
  reservationScenes,
  roomScenes,
  settingsScenes,
  todayScenes,
  walkInScenes,
} from './scenes';

const meta = preview.meta({ title: 'Desk/On a tablet', tags: ['tablet'], globals: onTablet });

export const Password = meta.story(loginScenes.password);
export const Code = meta.story(loginScenes.code);
export const Locked = meta.story(loginScenes.locked);
export const Invitation = meta.story(loginScenes.invitation);
export const RecoveryCodes = meta.story(loginScenes.recoveryCodes);
export const Morning = meta.story(todayScenes.morning);
export const QuietDay = meta.story(todayScenes.quietDay);
export const DayWithoutConnection = meta.story(todayScenes.noConnection);
export const Found = meta.story(findScenes.found);
export const Expected = meta.story(reservationScenes.expected);
export const ColleagueWasFaster = meta.story(reservationScenes.colleagueWasFaster);
export const Rooms = meta.story(roomScenes.morning);
export const Plan = meta.story(planScenes.twoWeeks);
export const Settings = meta.story(settingsScenes.morning);
export const WalkInFamily = meta.story(walkInScenes.family);
export const RoomTaken = meta.story(walkInScenes.roomTaken);
