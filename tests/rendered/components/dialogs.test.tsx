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

  it('keeps the focus on what closes it while it can’t be closed', async () => {
    const onClose = vi.fn();
    const dialog = (closable: boolean) => (
      <Dialog
        title="Modify Reservation"
        onClose={onClose}
        closable={closable}
        wayOut="Keep it"
        actions={<Button>Save</Button>}
      >
        Other dates.
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    for (const name of ['Close', 'Keep it']) {
      rerender(dialog(true));
      const wayOut = screen.getByRole('button', { name });
      expect(wayOut.getAttribute('aria-disabled'), name).toBeNull();
      wayOut.focus();
      rerender(dialog(false));
      expect(wayOut.hasAttribute('disabled'), name).toBe(false);
      expect(wayOut.getAttribute('aria-disabled'), name).toBe('true');
      expect(document.activeElement).toBe(wayOut);
      await userEvent.click(wayOut);
    }
    expect(onClose).not.toHaveBeenCalled();
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
