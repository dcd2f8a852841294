import preview from '../../.storybook/preview';
import * as contactMessages from '../../messages/site/contact';
import * as newsletterMessages from '../../messages/site/newsletter';
import { send } from '../../messages/site/pages/messageForm';
import { paths } from '../../machines/shared/paths';
import { newsletterModel } from '../../models/site/newsletterModel';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Contact' });
const url = paths.contact;
const message = {
  Name: 'Adaobi',
  Email: 'adaobi@example.com',
  Subject: 'A hall',
  Message: 'For forty people.',
};

export const ThankYou = meta.story(
  screen({
    model: newsletterModel,
    url,
    path: { to: 'editing' },
    act: async ({ page, user }) => {
      for (const [name, text] of Object.entries(message)) {
        await user.type(await page.findByRole('textbox', { name }), text);
      }
      await user.click(await page.findByRole('button', { name: send }));
    },
    says: [contactMessages.thankYou],
  }),
);

export const Newsletter = meta.story(
  screen({ model: newsletterModel, url, path: { to: 'editing' } }),
);

const newsletter = (by: readonly string[], ...says: string[]) =>
  screen({ model: newsletterModel, url, path: { to: 'editing', by }, says });

export const NewsletterWithoutAnAddress = meta.story(
  newsletter(['presses Subscribe'], newsletterMessages.emailRequired),
);
export const NewsletterWithHalfAnAddress = meta.story(
  newsletter(['enters half an address', 'presses Subscribe'], newsletterMessages.emailInvalid),
);
