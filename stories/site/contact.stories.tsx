import preview from '../../.storybook/preview';
import * as contactMessages from '../../messages/site/contact';
import * as newsletterMessages from '../../messages/site/newsletter';
import { paths } from '../../machines/shared/paths';
import { contactFormModel as model } from '../../models/site/contactFormModel';
import { newsletterModel } from '../../models/site/newsletterModel';
import { screen } from '../support/screen';
import { fillsIn } from '../support/steps';

const meta = preview.meta({ title: 'Screens/Contact' });
const url = paths.contact;

export const Editing = meta.story(screen({ model, url, path: { to: 'editing' } }));

export const Errors = meta.story(
  screen({
    model,
    url,
    path: { to: 'editing', by: ['sends the message'] },
    says: [
      contactMessages.nameRequired,
      contactMessages.emailRequired,
      contactMessages.subjectRequired,
      contactMessages.messageRequired,
    ],
  }),
);

export const WithoutAnAddress = meta.story(
  screen({
    model,
    url,
    path: { to: 'editing', by: [...fillsIn({ email: 'ada' }), 'sends the message'] },
    says: [contactMessages.emailInvalid],
  }),
);

export const ThankYou = meta.story(
  screen({ model, url, path: { to: 'thanking' }, says: [contactMessages.thankYou] }),
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
