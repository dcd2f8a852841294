import { onPhone } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import { loginScenes } from './scenes';

const meta = preview.meta({ title: 'Desk/On a phone', tags: ['phone'], globals: onPhone });

export const Password = meta.story(loginScenes.password);
export const Code = meta.story(loginScenes.code);
export const Locked = meta.story(loginScenes.locked);
export const Invitation = meta.story(loginScenes.invitation);
export const RecoveryCodes = meta.story(loginScenes.recoveryCodes);
