import preview from '../../.storybook/preview';
import { print as printWords } from '../../messages/desk/pages/sheets';
import { exampleToday } from '../../models/desk/exampleDay';
import { deskScreenModel } from '../../models/desk/deskScreenModel';
import { deskScreen } from '../support/deskScreen';
import * as today from './today.stories';

const globals = { look: 'print', viewport: { value: 'paper', isRotated: false } };
const meta = preview.meta({ title: 'Desk/On paper', tags: ['tablet'], globals });

export const DayOnPaper = meta.story(today.Morning.input);
export const GuestList = meta.story(
  deskScreen({
    model: deskScreenModel,
    path: { to: 'shown.reading' },
    shows: { of: 'today', known: { today: exampleToday } },
    act: async ({ page, user }) => {
      // Nothing is printed from a story.
      window.print = () => undefined;
      await user.click(await page.findByText(printWords.guests));
    },
    says: ['Passport or ID number', 'Tunde Bello'],
  }),
);
