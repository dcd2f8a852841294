import preview from '../../.storybook/preview';
import { roomScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Rooms' });

export const Loading = meta.story(scenes.loading);
export const Failed = meta.story(scenes.failed);
export const Morning = meta.story(scenes.morning);
export const Cleaning = meta.story(scenes.cleaning);
export const Cleaned = meta.story(scenes.cleaned);
export const ColleagueWasFaster = meta.story(scenes.colleagueWasFaster);
export const Closing = meta.story(scenes.closing);
export const SomebodyKeepsIt = meta.story(scenes.somebodyKeepsIt);
export const NoConnection = meta.story(scenes.noConnection);
