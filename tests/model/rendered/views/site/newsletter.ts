import { fillIn, press } from '../../../../rendered/support/fields';
import { renderSite } from '../../../../rendered/support/renderSite';
import { buttonShows } from '../../support/assertions';
import type { View } from '../../support/view';

export const newsletterView: View = {
  id: 'newsletter',
  visits: {
    'sees the footer': ({ start }) => {
      renderSite({ url: '/contact', start });
    },
  },
  executors: {
    'enters an address': () => fillIn({ 'E-mail address': 'ada@example.com' }),
    'enters half an address': () => fillIn({ 'E-mail address': 'ada@' }),
    'presses Subscribe': () => press('Subscribe'),
  },
  assertions: { editing: () => buttonShows('Subscribe') },
  withoutLink: ['editing'],
};
