import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import { place, unfolding } from '../support/screen';
import { guestName, header } from '../variants/longContent';

const meta = preview.meta({ title: 'Screens/Header', tags: ['desk'] });
const url = paths.home;

export const Visitor = meta.story(place({ url, visitor: true, says: ['LOGIN'] }));
export const Guest = meta.story(place({ url, says: ['Ada'] }));
export const DropdownOpen = meta.story(
  place({ url, act: unfolding('Ada'), says: ['Welcome', 'My Reservations', 'Logout'] }),
);
export const LongName = meta.story(
  place({ ...header, act: unfolding(guestName.first), says: [guestName.first] }),
);

/** Above a page's hero the bar is transparent; once the page has moved, it is not. */
export const Scrolled = meta.story({
  // The gallery pictures it where it has scrolled to.
  tags: ['scrolled'],
  ...place({
    url,
    act: async ({ page }) => {
      const bar = await page.findByRole('banner', {});
      window.scrollTo(0, window.innerHeight / 2);
      await waitFor(() => expect(bar).toHaveAttribute('data-solid', 'true'));
    },
  }),
});
