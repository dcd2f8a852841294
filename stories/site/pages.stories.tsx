import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import { hotel } from '../../hotel/hotel';
import { place } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Public pages' });
const at = (url: string, ...says: string[]) => place({ url, visitor: true, says });

export const About = meta.story(at(paths.about, 'About the hotel'));
export const Services = meta.story(at(paths.services, 'Wellness & Spa'));
export const Privacy = meta.story(at(paths.privacy, 'Privacy'));
export const Terms = meta.story(at(paths.terms, 'Terms'));
export const NotFound = meta.story(at('/nowhere', 'Page not found'));

/** The footer of every page. */
export const Footer = meta.story(
  place({
    url: paths.terms,
    visitor: true,
    says: ['Quick Links', 'Newsletter', hotel.reservationPhone],
    act: async ({ page }) => {
      const foot = await page.findByRole('contentinfo', {});
      foot.scrollIntoView();
    },
  }),
);
