import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from '../../../../rendered/support/fields';
import { renderSite } from '../../../../rendered/support/renderSite';
import { remembered, type View } from '../../support/view';

const ROOM = 'Garden Room';

export const disclosureView: View = {
  id: 'disclosure',
  visits: {
    'sees a menu button or a card': ({ start }) => {
      renderSite({ url: '/', start });
    },
  },
  executors: {
    'opens the dialog of one room': async () => {
      fireEvent.click(await screen.findByLabelText(`VIEW DETAIL of ${ROOM}`));
    },
    'presses the button of the menu': () => press('Menu'),
    'closes it': () => {
      fireEvent.keyDown(document.body, { key: 'Escape' });
    },
  },
  assertions: {
    open: (snapshot) => {
      const dialog = document.querySelector('dialog[open] h2');
      const menu = document.querySelector('[aria-expanded="true"]');
      if (remembered(snapshot, 'subject') === null) expect(menu?.textContent).toBe('Menu');
      else expect(dialog?.textContent).toBe(ROOM);
    },
  },
};
