import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { emptyDraft } from '../../../machines/desk/walkInDraft';
import { free } from '../../../models/desk/walkInModel';
import { FreeRooms } from '../../../src/desk/walkIn/FreeRooms';

it('Whoever tabs on while rooms are looked up comes to their list, and chooses from it once they show', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  const now = new Date('2026-03-10T09:00:00Z');
  const draft = { ...emptyDraft({ now, dayEnds: '06:00' }), isNow: true };
  const page = (known: typeof free | null) => (
    <>
      <FreeRooms free={known} {...{ draft }} error={undefined} readOnly={false} onChoose={choose} />
      <button type="button">Record</button>
    </>
  );
  const { rerender } = render(page(null));
  await user.tab();
  const list = screen.getByRole('listbox');
  expect(document.activeElement).toBe(list);
  rerender(page(free));
  expect(document.activeElement).toBe(list);
  await user.keyboard('{ArrowDown} ');
  expect(choose).toHaveBeenCalledWith({ rooms: [free.types[0]?.rooms[0]?.room] });
  rerender(page(null));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record' }));
});
