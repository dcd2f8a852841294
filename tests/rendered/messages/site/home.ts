import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from '../../support/fields';
import { address, renderSite } from '../../support/renderSite';
import { heading, item, link, price, button, spoken, text } from '../reading';
import { heldStay } from '../reservation/holdReminder';
import type { WordTable } from '../situation';

async function open() {
  const site = renderSite({ url: '/' });
  await screen.findByText('Slide 1 of 3');
  return site;
}

/** The home page. */
export const home: WordTable = {
  screen: 'home page',
  situations: [
    {
      when: 'the home page opens',
      arrange: open,
      says: [
        spoken('Go to slide 1 of 3'),
        spoken('Go to slide 2 of 3'),
        spoken('Go to slide 3 of 3'),
        text('0700 000 0100'),
      ],
    },
    {
      when: 'a visitor looks at the rooms',
      arrange: open,
      says: [
        ...['₦1,000.00', '₦1,200.00', '₦1,400.00', '₦1,500.00', '₦1,700.00', '₦2,000.00'].map(
          price,
        ),
        ...['3 beds', '2 baths', 'WiFi'].map(item),
        button('VIEW DETAIL'),
        link('BOOK NOW'),
      ],
      async after() {
        const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
        expect(cards).toHaveLength(6);
        for (const card of cards) expect(card).toContain('3 beds2 bathsWiFi');
        await press('BOOK NOW');
        await waitFor(() =>
          expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/reservation'),
        );
        await waitFor(() => expect(address()).toBe('/login'));
      },
    },
    {
      when: 'a visitor looks at the services',
      arrange: open,
      says: [
        'Laundry',
        'Food & Restaurant',
        'Spa & Fitness',
        'Rooms & Suite',
        'Event & Party',
        'GYM & Yoga',
      ].map(heading),
    },
    {
      when: 'a visitor looks at the testimonials',
      arrange: open,
      says: [text('Slide 1 of 3'), spoken('Previous testimonial'), spoken('Next testimonial')],
    },
    ...heldStay,
  ],
};
