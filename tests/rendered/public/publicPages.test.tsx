import { render, screen } from '@testing-library/react';
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

describe('the contact page', () => {
  it('has a lazy, titled map 500 pixels high above a drawn plan', () => {
    renderPage(ContactPage);
    const map = screen.getByTitle('Map of where Iroko Court stands');
    expect(map.getAttribute('height')).toBe('500');
    expect(map.getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img', { name: /^Drawn plan/ })).toBeDefined();
  });
});
