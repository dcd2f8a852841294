import { onPhone } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import {
  findScenes,
  loginScenes,
  moneyScenes,
  planScenes,
  reservationScenes,
  roomScenes,
  settingsScenes,
  todayScenes,
  walkInScenes,
} from './scenes';

const meta = preview.meta({ title: 'Desk/On a phone', tags: ['phone'], globals: onPhone });

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
export const OtherDates = meta.story(reservationScenes.otherDates);
export const Extras = meta.story(reservationScenes.extras);
export const ChargingAnExtra = meta.story(reservationScenes.chargingAnExtra);
export const TransferAwaited = meta.story(reservationScenes.transferAwaited);
export const Rooms = meta.story(roomScenes.morning);
export const ClosingRoom = meta.story(roomScenes.closing);
export const Money = meta.story(moneyScenes.evening);
export const MoneyClosed = meta.story(moneyScenes.closed);
export const DecidingACase = meta.story(moneyScenes.deciding);
export const Plan = meta.story(planScenes.twoWeeks);
export const Settings = meta.story(settingsScenes.morning);
export const SettingAPrice = meta.story(settingsScenes.price);
export const SomebodyIsInvited = meta.story(settingsScenes.invited);
export const WalkInFamily = meta.story(walkInScenes.family);
export const RoomTaken = meta.story(walkInScenes.roomTaken);
