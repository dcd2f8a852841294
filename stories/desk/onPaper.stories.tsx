import preview from '../../.storybook/preview';
import { todayScenes } from './scenes';

const globals = { look: 'print', viewport: { value: 'paper', isRotated: false } };
const meta = preview.meta({ title: 'Desk/On paper', tags: ['tablet'], globals });

export const DayOnPaper = meta.story(todayScenes.morning);
export const GuestList = meta.story(todayScenes.guestList);
