import preview from '../../.storybook/preview';
import { PageHero } from '../../src/components/PageHero';
import { hotel } from '../../hotel/hotel';
import { pictures } from '../../src/content/pictures';

const meta = preview.meta({
  title: 'Components/Page hero',
  component: PageHero,
  args: { title: 'Reservation Details' },
});

export const TitleOnly = meta.story();
export const WithLead = meta.story({ args: { lead: hotel.description } });
export const WithPicture = meta.story({
  args: { lead: hotel.description, picture: pictures.aboutHero },
});
export const LongTitle = meta.story({
  args: { title: 'Reservations for conferences, weddings and the graduation week' },
});
