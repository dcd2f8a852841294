import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Newsletter } from '../../../src/layout/Newsletter';

describe('the newsletter box', () => {
  it('says what is wrong with an address, until it is edited', async () => {
    render(<Newsletter />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
    const subscribe = screen.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(subscribe);
    expect(screen.getByText('Email is required')).toBeDefined();
    await userEvent.type(box, 'ada');
    expect(screen.queryByText('Email is required')).toBeNull();
    await userEvent.click(subscribe);
    expect(screen.getByText('Email address is invalid')).toBeDefined();
    expect(box.value).toBe('ada');
  });

  it('clears a right address and promises nothing', async () => {
    const { container } = render(<Newsletter />);
    const before = container.textContent;
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
    await userEvent.type(box, 'ada@example.com{Enter}');
    expect(box.value).toBe('');
    expect(container.textContent).toBe(before);
  });
});
