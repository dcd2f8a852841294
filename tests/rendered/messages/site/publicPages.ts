import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fillIn, press } from '../../support/fields';
import { renderSite } from '../../support/renderSite';
import { button, fieldError, heading, item, label, link, notice, text } from '../reading';
import type { WordTable } from '../situation';

const message = {
  Name: 'Adaobi',
  Email: 'adaobi@example.com',
  Subject: 'A hall',
  Message: 'For forty people.',
};

async function write(texts: Partial<typeof message>) {
  const site = renderSite({ url: '/contact' });
  await screen.findByText('Send Message');
  fillIn(texts);
  await press('Send Message');
  return site;
}

/** The pages that everybody may read. */
export const publicPages: WordTable = {
  screen: 'public pages',
  situations: [
    {
      when: 'a visitor reads about the hotel',
      arrange: () => renderSite({ url: '/aboutus' }),
      says: [heading('About the hotel')],
    },
    {
      when: 'a visitor reads about the services',
      arrange: () => renderSite({ url: '/service' }),
      says: [
        ...[
          'Room Service 24-hour',
          'Night Comfort',
          'Fine Dining',
          'Safety & Security',
          'Gym & Yoga',
          'Premium Amenities',
          'Wellness & Spa',
        ].map(heading),
        text('0700 000 0100'),
      ],
      after() {
        const spa = screen.getByText('Wellness & Spa').closest('section');
        expect(spa?.querySelectorAll('li')).toHaveLength(4);
      },
    },
    {
      when: 'a visitor looks for the hotel',
      arrange: () => renderSite({ url: '/contact' }),
      says: [
        item('Front desk: 24/7'),
        item('Concierge: 7:00 am - 11:00 pm'),
        link('0700 000 0200'),
        link('hello@irokocourt.example'),
        ...['Name', 'Email', 'Subject', 'Message'].map(label),
        button('Send Message'),
        link('Call Now'),
        link('Book Online'),
      ],
      after() {
        expect(document.querySelector('iframe')?.height).toBe('500');
        const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
        expect(href('Call Now')).toBe('tel:07000000200');
        expect(href('Book Online')).toBe('/reservation');
      },
    },
    {
      when: 'a message is empty',
      arrange: () => write({}),
      says: [
        fieldError('Name', 'Name is required'),
        fieldError('Email', 'Email is required'),
        fieldError('Subject', 'Subject is required'),
        fieldError('Message', 'Message is required'),
      ],
      async after() {
        fillIn({ Name: 'Ada' });
        await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
        expect(screen.getByText('Subject is required')).toBeDefined();
      },
    },
    {
      when: 'a message comes from no address',
      arrange: () => write({ ...message, Email: 'adaobi' }),
      says: [fieldError('Email', 'Email address is invalid')],
    },
    {
      when: 'a message is complete',
      arrange: () => write(message),
      says: [notice("Thank you for your message. We'll get back to you shortly!")],
      after() {
        for (const name of Object.keys(message)) {
          expect(screen.getByLabelText(name)).toHaveProperty('value', '');
        }
      },
    },
  ],
};
