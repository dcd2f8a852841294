import preview from '../../.storybook/preview';
import { contactMessages } from '../../machines/messages/contact';
import { paths } from '../../machines/paths';
import { contactFormModel as model } from '../../tests/model/models/contactForm';
import { newsletterModel } from '../../tests/model/models/newsletter';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Contact' });
const url = paths.contact;

export const Editing = meta.story(screen({ model, url, way: { to: 'editing' } }));

export const Errors = meta.story(
  screen({
    model,
    url,
    way: { to: 'editing' },
    live: true,
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: 'Send Message' }));
    },
    says: [
      contactMessages.nameRequired,
      contactMessages.emailRequired,
      contactMessages.subjectRequired,
      contactMessages.messageRequired,
    ],
  }),
);

export const ThankYou = meta.story(
  screen({ model, url, way: { to: 'thanking' }, says: [contactMessages.thankYou] }),
);

export const Newsletter = meta.story(
  screen({ model: newsletterModel, url, way: { to: 'editing' } }),
);
