import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ContactPage from '../../../src/site/contact/ContactPage';

afterEach(() => {
  vi.unstubAllGlobals();
});

function renderPage(Page: ComponentType) {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

describe('the contact page', () => {
  it('has a lazy, titled map 500 pixels high above a drawn plan', () => {
    renderPage(ContactPage);
    const map = screen.getByTitle('Map showing where to find Iroko Court');
    expect(map.getAttribute('height')).toBe('500');
    expect(map.getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img', { name: /^Sketch map/ })).toBeDefined();
  });

  it('leaves the check of a message to the browser, which leads to the first error', () => {
    renderPage(ContactPage);
    const fill = (label: string, value: string) => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      fireEvent.input(field, { target: { value } });
      return field;
    };
    const fields = [fill('Name', 'Adaobi'), fill('Email', 'adaobi'), fill('Message', 'A hall?')];
    const send = screen.getByRole('button', { name: 'Send Message' });
    const form = send.closest('form');
    const wrong = () => [...(form?.querySelectorAll(':invalid') ?? [])];
    const subject = screen.getByLabelText('Subject');
    expect(wrong()).toEqual([fields[1], subject]);
    fireEvent.click(send);
    expect(screen.queryByText(/^Thank you for your message/)).toBeNull();
    fill('Email', 'adaobi@example.com');
    fill('Subject', 'A wedding');
    expect(wrong()).toEqual([]);
    fireEvent.click(send);
    expect(screen.getByText(/^Thank you for your message/)).toBeDefined();
    expect(subject).toHaveProperty('value', '');
  });

  it('shows the drawn plan where the map’s frame is blocked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderPage(ContactPage);
    fireEvent.load(screen.getByTitle('Map showing where to find Iroko Court'));
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
    expect(screen.getByRole('img', { name: /^Sketch map/ })).toBeDefined();
  });

  it('keeps the map that has come', async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.error()));
    vi.stubGlobal('fetch', asked);
    renderPage(ContactPage);
    const map = screen.getByTitle<HTMLIFrameElement>('Map showing where to find Iroko Court');
    fireEvent.load(map);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked.mock.lastCall?.[0]).toBe(map.src);
    expect(screen.getByTitle('Map showing where to find Iroko Court')).toBe(map);
  });
});
