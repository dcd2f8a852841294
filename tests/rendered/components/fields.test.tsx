import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/Button';
import { OneTimeCodeInput } from '../../../src/components/OneTimeCodeInput';
import { Field } from '../../../src/components/Field';
import { PasswordField } from '../../../src/components/PasswordField';
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

  it('makes a password readable on request', async () => {
    const onToggleShown = vi.fn();
    const password = { label: 'Password', name: 'password', onToggleShown };
    const { rerender } = render(<PasswordField {...password} shown={false} />);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(onToggleShown).toHaveBeenCalledOnce();
    rerender(<PasswordField {...password} shown />);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
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

  it('is disabled where it can’t be used, and takes no focus', async () => {
    const { rerender } = render(<Button disabled>Verify OTP</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.disabled).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    rerender(<Button>Verify OTP</Button>);
    expect(button.disabled).toBe(false);
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

describe('a stepper', () => {
  function renderStepper(value: number, max?: number) {
    const onChange = vi.fn();
    render(
      <Stepper
        label="Deluxe Room"
        value={value}
        max={max}
        onChange={onChange}
        decreaseLabel="One Deluxe Room less"
        increaseLabel="One Deluxe Room more"
      />,
    );
    return onChange;
  }

  it('counts up and down', async () => {
    const onChange = renderStepper(2);
    await userEvent.click(screen.getByRole('button', { name: 'One Deluxe Room more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One Deluxe Room less' }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it('never goes below zero', async () => {
    const onChange = renderStepper(0);
    await userEvent.click(screen.getByRole('button', { name: 'One Deluxe Room less' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stops at its maximum', async () => {
    const onChange = renderStepper(3, 3);
    await userEvent.click(screen.getByRole('button', { name: 'One Deluxe Room more' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the boxes of a one-time code', () => {
  function renderBoxes(digits = ['', '', '', '', '', ''], focusedIndex = 0) {
    const heard = { onDigit: vi.fn(), onPaste: vi.fn(), onKey: vi.fn() };
    render(
      <OneTimeCodeInput {...heard} digits={digits} focusedIndex={focusedIndex} label="Code" />,
    );
    return heard;
  }

  it('put the focus where it belongs', () => {
    renderBoxes(['1', '2', '', '', '', ''], 2);
    expect(document.activeElement).toBe(screen.getByLabelText('Digit 3 of 6'));
  });

  it('tell each digit that is typed', async () => {
    const { onDigit } = renderBoxes();
    await userEvent.keyboard('7');
    expect(onDigit).toHaveBeenCalledExactlyOnceWith(0, '7');
  });

  it('replace a digit by the one typed over it', async () => {
    const { onDigit } = renderBoxes(['1', '', '', '', '', '']);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '9');
    expect(onDigit).toHaveBeenCalledExactlyOnceWith(0, '9');
  });

  it('tell what is pasted, and what a phone fills in at once', async () => {
    const { onPaste } = renderBoxes();
    await userEvent.paste('123456');
    expect(onPaste).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('leave backspace and the arrows to their owner', async () => {
    const { onKey } = renderBoxes(['1', '2', '', '', '', ''], 1);
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    expect(onKey.mock.calls).toEqual([
      [1, 'ArrowLeft'],
      [1, 'Backspace'],
    ]);
  });
});
