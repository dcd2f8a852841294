import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../../../src/components/AlertDialog';
import { Button } from '../../../src/components/Button';
import { Dialog } from '../../../src/components/Dialog';

describe('a dialog', () => {
  it('is called by its title and closes by its button or Escape', async () => {
    const onClose = vi.fn();
    render(
      <StrictMode>
        <Dialog title="Garden Room" onClose={onClose}>
          On the ground floor.
        </Dialog>
      </StrictMode>,
    );
    expect(screen.getByRole('dialog', { name: 'Garden Room' })).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('that is an alert is described by its message and dismissed by Escape', async () => {
    const onDismiss = vi.fn();
    render(
      <AlertDialog
        title="Cancel Reservation"
        actions={<Button>Keep it</Button>}
        onDismiss={onDismiss}
      >
        This action cannot be undone.
      </AlertDialog>,
    );
    const alert = screen.getByRole('alertdialog', { name: 'Cancel Reservation' });
    const message = document.getElementById(alert.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('This action cannot be undone.');
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
