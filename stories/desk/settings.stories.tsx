import preview from '../../.storybook/preview';
import { settingsScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Settings' });

export const Loading = meta.story(scenes.loading);
export const Failed = meta.story(scenes.failed);
export const Morning = meta.story(scenes.morning);
export const Price = meta.story(scenes.price);
export const PriceIsMissing = meta.story(scenes.priceIsMissing);
export const TakingBack = meta.story(scenes.takingBack);
export const Suspending = meta.story(scenes.suspending);
export const Inviting = meta.story(scenes.inviting);
export const Invited = meta.story(scenes.invited);
export const ColleagueWasFaster = meta.story(scenes.colleagueWasFaster);
export const NoConnection = meta.story(scenes.noConnection);
export const OfReception = meta.story(scenes.ofReception);
