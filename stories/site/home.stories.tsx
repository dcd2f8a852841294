import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import { sliderModel as model } from '../../models/site/sliderModel';
import { place, screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Home' });
const at = (to: string, start: string) =>
  screen({ model, url: paths.home, visitor: true, path: { to, start } });

export const Still = meta.story(at('still', 'sees slides that stand still'));
export const Moving = meta.story(at('moving', 'sees slides that move'));
export const Paused = meta.story(at('paused', 'sees slides that move'));
export const Stopped = meta.story(at('stopped', 'sees slides that move'));
export const Calm = meta.story(at('calm', 'sees slides that move'));

export const MenuOpen = meta.story(
  place({
    url: paths.home,
    act: async ({ page, user }) => {
      const [menu] = await page.findAllByRole('button', { expanded: false });
      if (menu) await user.click(menu);
    },
  }),
);
