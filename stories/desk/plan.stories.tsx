import preview from '../../.storybook/preview';
import { planScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Plan' });

export const Loading = meta.story(scenes.loading);
export const Failed = meta.story(scenes.failed);
export const TwoWeeks = meta.story(scenes.twoWeeks);
export const NoConnection = meta.story(scenes.noConnection);
