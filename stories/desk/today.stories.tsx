import preview from '../../.storybook/preview';
import { todayScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Today' });

export const Loading = meta.story(scenes.loading);
export const Failed = meta.story(scenes.failed);
export const Morning = meta.story(scenes.morning);
export const QuietDay = meta.story(scenes.quietDay);
export const CheckingIn = meta.story(scenes.checkingIn);
export const CheckedIn = meta.story(scenes.checkedIn);
export const ColleagueWasFaster = meta.story(scenes.colleagueWasFaster);
export const RefusedWithoutWords = meta.story(scenes.refusedWithoutWords);
export const MaybeDone = meta.story(scenes.maybeDone);
export const NoConnection = meta.story(scenes.noConnection);
