import { onTablet } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import * as find from './find.stories';
import * as login from './login.stories';
import * as plan from './plan.stories';
import * as reservation from './reservation.stories';
import * as rooms from './rooms.stories';
import * as settings from './settings.stories';
import * as today from './today.stories';
import * as walkIn from './walkIn.stories';

const meta = preview.meta({ title: 'Desk/On a tablet', tags: ['tablet'], globals: onTablet });

export const Password = meta.story(login.Password.input);
export const Code = meta.story(login.Code.input);
export const Locked = meta.story(login.Locked.input);
export const Invitation = meta.story(login.Invitation.input);
export const RecoveryCodes = meta.story(login.RecoveryCodes.input);
export const Morning = meta.story(today.Morning.input);
export const QuietDay = meta.story(today.QuietDay.input);
export const DayWithoutConnection = meta.story(today.NoConnection.input);
export const Found = meta.story(find.Found.input);
export const Expected = meta.story(reservation.Expected.input);
export const ColleagueWasFaster = meta.story(reservation.ColleagueWasFaster.input);
export const Rooms = meta.story(rooms.Morning.input);
export const Plan = meta.story(plan.TwoWeeks.input);
export const Settings = meta.story(settings.Morning.input);
export const WalkInFamily = meta.story(walkIn.Family.input);
export const RoomTaken = meta.story(walkIn.RoomTaken.input);
