import preview from '../../.storybook/preview';
import { findScenes as scenes } from './scenes';

const meta = preview.meta({ title: 'Desk/Find' });

export const Looking = meta.story(scenes.looking);
export const Found = meta.story(scenes.found);
export const Nobody = meta.story(scenes.nobody);
export const TooLong = meta.story(scenes.tooLong);
export const Failed = meta.story(scenes.failed);
