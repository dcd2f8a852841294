import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import AboutPage from '../../../src/pages/about/AboutPage';
import ContactPage from '../../../src/pages/contact/ContactPage';
import PrivacyPage from '../../../src/pages/legal/PrivacyPage';
import TermsPage from '../../../src/pages/legal/TermsPage';
import NotFoundPage from '../../../src/pages/notFound/NotFoundPage';
import ServicesPage from '../../../src/pages/services/ServicesPage';

function renderPage(Page: ComponentType) {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

describe('the public pages', () => {
  it.each([
    [AboutPage, 'About the hotel', 'About | Iroko Court'],
    [ServicesPage, 'Services', 'Services | Iroko Court'],
    [ContactPage, 'Contact', 'Contact | Iroko Court'],
    [PrivacyPage, 'Privacy', 'Privacy | Iroko Court'],
    [TermsPage, 'Terms', 'Terms | Iroko Court'],
    [NotFoundPage, 'Page not found', 'Page not found | Iroko Court'],
  ])('have one main heading and their own title (%#)', (Page, heading, title) => {
    renderPage(Page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(document.title).toBe(title);
  });

  it('take the place of what index.html says before the site has started', () => {
    const early = document.createElement('title');
    early.dataset.static = '';
    early.textContent = 'Before';
    document.head.prepend(early);
    renderPage(AboutPage);
    expect(document.title).toBe('About | Iroko Court');
  });

  it('that search engines should not list say so', () => {
    renderPage(NotFoundPage);
    const robots = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
    expect(robots?.content).toBe('noindex');
  });
});

describe('the services page', () => {
  it('names six services, the spa with four points, and the number to call', () => {
    renderPage(ServicesPage);
    for (const name of [
      /^Room Service 24-hour$/,
      'Night Comfort',
      'Fine Dining',
      'Safety & Security',
      'Gym & Yoga',
      'Premium Amenities',
    ]) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeDefined();
    }
    const spa = screen.getByRole('heading', { name: 'Wellness & Spa' }).closest('section');
    expect(spa && within(spa).getAllByRole('listitem')).toHaveLength(4);
    const call = screen.getByRole('link', { name: /Reservations by phone/ });
    expect(call.getAttribute('href')).toBe('tel:07000000100');
  });
});

describe('the contact page', () => {
  const thankYou = "Thank you for your message. We'll get back to you shortly!";

  function box(name: string) {
    return screen.getByRole<HTMLInputElement>('textbox', { name });
  }
  async function send() {
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  }

  it('gives address, phones, e-mails and hours', () => {
    renderPage(ContactPage);
    expect(screen.getByText('Front desk: 24/7')).toBeDefined();
    expect(screen.getByText('Concierge: 7:00 am - 11:00 pm')).toBeDefined();
    expect(screen.getByRole('link', { name: '0700 000 0200' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'hello@irokocourt.example' })).toBeDefined();
  });

  it('thanks for a message, and the form is empty again', async () => {
    renderPage(ContactPage);
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.type(box('Email'), 'ada@example.com');
    await userEvent.type(box('Subject'), 'A hall');
    await userEvent.type(box('Message'), 'For forty people.');
    await send();
    expect(screen.getByRole('status').textContent).toBe(thankYou);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(box(name).value).toBe('');
  });

  it('asks for what is missing instead of thanking', async () => {
    renderPage(ContactPage);
    await userEvent.type(box('Name'), 'Ada');
    await send();
    expect(screen.queryByText(thankYou)).toBeNull();
    expect(box('Name').getAttribute('aria-invalid')).toBeNull();
    for (const name of ['Email', 'Subject', 'Message']) {
      expect(screen.getByText(`${name} is required`)).toBeDefined();
      expect(box(name).getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('has a lazy, titled map 500 pixels high above a drawn plan', () => {
    renderPage(ContactPage);
    const map = screen.getByTitle('Map of where Iroko Court stands');
    expect(map.getAttribute('height')).toBe('500');
    expect(map.getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img', { name: /^Drawn plan/ })).toBeDefined();
  });

  it('lets a guest call and book', () => {
    renderPage(ContactPage);
    expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe(
      'tel:07000000200',
    );
    expect(screen.getByRole('link', { name: 'Book Online' }).getAttribute('href')).toBe(
      '/reservation',
    );
  });
});
