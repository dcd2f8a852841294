import * as contactMessages from '../../../../../messages/site/contact';
import { fillIn, press } from '../../../../rendered/support/fields';
import { renderSite } from '../../../../rendered/support/renderSite';
import { alertSays, buttonShows, nothingLiesOver } from '../../support/assertions';
import type { View } from '../../support/view';

export const contactFormView: View = {
  id: 'contactForm',
  visits: {
    'opens the contact page': ({ start }) => {
      renderSite({ url: '/contact', start });
    },
  },
  executors: {
    'writes a name': () => fillIn({ Name: 'Ada' }),
    'writes an e-mail address': () => fillIn({ Email: 'ada@example.com' }),
    'writes half an e-mail address': () => fillIn({ Email: 'ada@' }),
    'writes a subject': () => fillIn({ Subject: 'Parking' }),
    'writes a message': () => fillIn({ Message: 'Is there any?' }),
    'sends the message': () => press('Send Message'),
  },
  assertions: {
    editing: () => {
      nothingLiesOver();
      buttonShows('Send Message');
    },
    thanking: () => alertSays(contactMessages.thankYou),
  },
};
