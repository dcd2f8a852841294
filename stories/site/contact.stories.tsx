import preview from '../../.storybook/preview';
import * as footer from '../../messages/layout/pages/footer';
import * as contactMessages from '../../messages/site/contact';
import * as newsletterMessages from '../../messages/site/newsletter';
import { send } from '../../messages/site/pages/messageForm';
import { paths } from '../../machines/shared/paths';
import { place, type Acting } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Contact' });
const url = paths.contact;
const message = {
  Name: 'Adaobi',
  Email: 'adaobi@example.com',
  Subject: 'A hall',
  Message: 'For forty people.',
};

export const ThankYou = meta.story(
  place({
    url,
    act: async ({ page, user }) => {
      for (const [name, text] of Object.entries(message)) {
        await user.type(await page.findByRole('textbox', { name }), text);
      }
      await user.click(await page.findByRole('button', { name: send }));
    },
    says: [contactMessages.thankYou],
  }),
);

export const Newsletter = meta.story(place({ url }));

const subscribing = (address: string, says: string) =>
  place({
    url,
    act: async ({ page, user }: Acting) => {
      const box = await page.findByRole('textbox', { name: footer.emailAddress });
      if (address !== '') await user.type(box, address);
      await user.click(await page.findByRole('button', { name: footer.subscribe }));
    },
    says: [says],
  });

export const NewsletterWithoutAnAddress = meta.story(
  subscribing('', newsletterMessages.emailRequired),
);
export const NewsletterWithHalfAnAddress = meta.story(
  subscribing('ada@', newsletterMessages.emailInvalid),
);
