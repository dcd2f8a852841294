import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/Button';
import { Field } from '../../../src/components/Field';
import { Stepper } from '../../../src/components/Stepper';

describe('a field', () => {
  it('is read together with its hint and its error', () => {
    render(<Field label="Email" name="email" hint="For your receipt" error="Email is required" />);
    const box = screen.getByRole('textbox', { name: 'Email' });
    const description = (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(description).toEqual(['Email is required', 'For your receipt']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a button', () => {
  it('does nothing while busy, says so, and keeps the focus', async () => {
    const onClick = vi.fn();
    const button = <Button onClick={onClick}>Continue Booking</Button>;
    const { rerender } = render(button);
    screen.getByRole('button').focus();
    rerender(
      <Button onClick={onClick} busy busyLabel="Processing...">
        Continue Booking
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Processing...' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('submits no form while disabled, not even by the Enter key', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" disabled>
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it.each([
  ['counts up and down', 2, [[3], [1]]],
  ['never goes below zero', 0, [[1]]],
  ['stops at its maximum', 3, [[2]]],
])('a stepper %s', async (_, value, counted) => {
  const onChange = vi.fn();
  const labels = { label: 'Deluxe Room', increaseLabel: 'One more', decreaseLabel: 'One less' };
  render(<Stepper {...labels} value={value} max={3} onChange={onChange} />);
  for (const name of ['One more', 'One less']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onChange.mock.calls).toEqual(counted);
});
